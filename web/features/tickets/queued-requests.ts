import { useSyncExternalStore } from "react";
import type { SubmitTicketForm } from "#domain/tickets/submit-ticket.ts";
import { keep, readKept } from "../../lib/device-storage.ts";
import { isNetworkError } from "../../lib/errors.ts";
import { keptPrefix } from "../../lib/kept-keys.ts";
import { keptUser } from "../../lib/kept-user.ts";
import { trpcClient } from "../../lib/trpc.ts";
import { endSubmission } from "./support-kept.ts";
import type { SubmittedTicket } from "./use-submit-ticket.ts";

/** A request for a human that waits for a line. Its submission id makes one ticket of it, however often it is sent. */
export interface QueuedRequest {
  readonly userId: string;
  readonly conversationId: string;
  readonly form: SubmitTicketForm;
}

const key = `${keptPrefix}requests`;
let requests: readonly QueuedRequest[] | null = null;
let sending: Promise<void> | null = null;
const listeners = new Set<() => void>();
const sentListeners = new Map<string, (ticket: SubmittedTicket) => void>();

function load(): readonly QueuedRequest[] {
  try {
    const value: unknown = JSON.parse(readKept(key) ?? "[]");
    return Array.isArray(value) ? value.filter(({ userId }) => userId === keptUser()?.id) : [];
  } catch {
    return [];
  }
}

function all(): readonly QueuedRequest[] {
  requests ??= load();
  return requests;
}

function change(next: readonly QueuedRequest[]): void {
  requests = next;
  keep(key, next.length === 0 ? null : JSON.stringify(next));
  for (const listener of listeners) listener();
}

/** Keeps a request on this device until there is a line, also while the app is closed. */
export function queueRequest(conversationId: string, form: SubmitTicketForm): void {
  const userId = keptUser()?.id ?? "";
  change([...all().filter((request) => request.conversationId !== conversationId), { userId, conversationId, form }]);
}

/** Takes a request back that was not sent yet; what was typed stays in the form. */
export function takeBack(conversationId: string): void {
  change(all().filter((request) => request.conversationId !== conversationId));
}

/** Tells of the ticket that a queued request became, until the returned function is called. */
export function followSent(conversationId: string, sent: (ticket: SubmittedTicket) => void): () => void {
  sentListeners.set(conversationId, sent);
  return () => void sentListeners.delete(conversationId);
}

interface Outcome {
  readonly sent: (ticket: SubmittedTicket, told: boolean) => void;
  /** The worker does not take it: the driver has to look at it again. */
  readonly refused: (request: QueuedRequest, error: unknown) => void;
}

/** Sends what waits, oldest first; without a line it goes on waiting. Two calls at a time send once. */
export function sendQueued(outcome: Outcome): Promise<void> {
  sending ??= sendAll(outcome).finally(() => {
    sending = null;
  });
  return sending;
}

async function sendAll({ sent, refused }: Outcome): Promise<void> {
  for (const request of load()) {
    const { conversationId, form } = request;
    try {
      const ticket = await trpcClient.driver.tickets.submit.mutate(form);
      takeBack(conversationId);
      endSubmission(conversationId);
      const listener = sentListeners.get(conversationId);
      listener?.(ticket);
      sent(ticket, listener !== undefined);
    } catch (error) {
      if (isNetworkError(error)) return;
      takeBack(conversationId);
      refused(request, error);
    }
  }
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    requests = load();
    listener();
  };
  window.addEventListener("storage", onStorage);
  listeners.add(listener);
  return () => {
    window.removeEventListener("storage", onStorage);
    listeners.delete(listener);
  };
}

/** What waits on this device, oldest first. */
export function useQueuedRequests(): readonly QueuedRequest[] {
  return useSyncExternalStore(subscribe, all);
}

/** The request of one conversation that waits; null when none does. */
export function useQueuedRequest(conversationId: string): QueuedRequest | null {
  return useQueuedRequests().find((request) => request.conversationId === conversationId) ?? null;
}
