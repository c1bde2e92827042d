import { type Dispatch, useCallback, useEffect, useRef } from "react";
import type { AccessBlock } from "#domain/access/subscription.ts";
import type { ChatErrorCode } from "#domain/chat/turn.ts";
import { errorKey, isNetworkError, readFailure } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { trpcClient } from "../../lib/trpc.ts";
import { type ChatLine, type ChatLogAction, emptyLog, reduceChat, type Turn } from "./chat-log.ts";

/** How a turn ended for this page. `refused` means that the worker did not take the message. */
export type TurnOutcome =
  | { readonly kind: "answered" }
  | { readonly kind: "lost" }
  | { readonly kind: "refused" }
  | { readonly kind: "access_lost"; readonly reason: AccessBlock }
  | { readonly kind: "session_lost" };

interface TurnRunnerInput {
  readonly conversationId: string;
  readonly dispatch: Dispatch<ChatLogAction>;
  readonly onAnswered: (line: ChatLine) => void;
  /** The driver stopped the answer: it is read to its end, and its faults are nobody's concern any more. */
  readonly isStopped: (turnId: string) => boolean;
  /** The worker could not be reached, for the first time in this run of the turn. */
  readonly onUnreached: (turn: Turn) => void;
}

/** Milliseconds before the answer is joined again after the line was cut. */
const rejoinAfter = [500, 2000, 5000] as const;

/**
 * Sends a turn and reads its answer along. A cut line is joined again under the same turn id, so nothing is said
 * twice; when that fails too, the page keeps the message and the driver is told. Resolves to null when the page left.
 */
export function useTurnRunner({ conversationId, dispatch, onAnswered, isStopped, onUnreached }: TurnRunnerInput) {
  const t = useT();
  const words = useRef(t);
  words.current = t;
  const left = useRef<AbortController | null>(null);
  const told = useRef(new Set<string>());

  useEffect(() => {
    const controller = new AbortController();
    left.current = controller;
    return () => controller.abort();
  }, []);

  const readAlong = useCallback(
    async (turn: Turn, signal: AbortSignal): Promise<boolean> => {
      const events = await trpcClient.subscriber.chat.send.mutate(
        { conversationId, ...turn, photoIds: [...turn.photoIds] },
        { signal },
      );
      let answer = reduceChat(emptyLog, { type: "sent", turn, now: Date.now() });
      for await (const event of events) {
        if (signal.aborted) return false;
        const action = { type: "event", turnId: turn.turnId, event, now: Date.now() } as const;
        dispatch(action);
        answer = reduceChat(answer, action);
        if (event.type === "error" && !told.current.has(turn.turnId) && !isStopped(turn.turnId)) {
          told.current.add(turn.turnId);
          toastFault(words.current, event.code);
        }
        if (event.type === "done") {
          const line = answer.lines.at(-1);
          if (line !== undefined) onAnswered(line);
          return true;
        }
      }
      return false;
    },
    [conversationId, dispatch, onAnswered, isStopped],
  );

  return useCallback(
    async (turn: Turn): Promise<TurnOutcome | null> => {
      const signal = left.current?.signal;
      if (signal === undefined) return null;
      let failure: unknown = null;
      for (let attempt = 0; attempt <= rejoinAfter.length; attempt++) {
        try {
          if (await readAlong(turn, signal)) return { kind: "answered" };
          failure = null;
        } catch (error) {
          if (signal.aborted) return null;
          const refusal = refusalOf(error);
          if (refusal !== null) {
            if (refusal.kind === "refused" && !isStopped(turn.turnId)) toastRefusal(words.current, error);
            return refusal;
          }
          if (failure === null) onUnreached(turn);
          failure = error;
        }
        if (signal.aborted) return null;
        const pause = rejoinAfter[attempt];
        if (pause !== undefined) await sleep(pause, signal);
        if (signal.aborted) return null;
      }
      dispatch({ type: "line_lost", turnId: turn.turnId });
      if (!told.current.has(turn.turnId) && !isStopped(turn.turnId)) {
        told.current.add(turn.turnId);
        toastFault(words.current, failure === null || isNetworkError(failure) ? "connection" : "failed");
      }
      return { kind: "lost" };
    },
    [dispatch, onUnreached, readAlong, isStopped],
  );
}

type Words = ReturnType<typeof useT>;

function toastFault(t: Words, code: ChatErrorCode): void {
  switch (code) {
    case "rate_limit":
      notify.error(t("chat.error.rate_limit.title"), { description: t("chat.error.rate_limit.text") });
      return;
    case "payment":
      notify.error(t("chat.error.payment.title"), { description: t("chat.error.payment.text") });
      return;
    case "failed":
      notify.error(t("chat.error.failed.title"), { description: t("chat.error.failed.text") });
      return;
    case "connection":
      notify.error(t("chat.error.connection"));
      return;
  }
}

function toastRefusal(t: Words, error: unknown): void {
  const { code, status } = readFailure(error);
  if (code === "chat.rate_limited" || status === 429) toastFault(t, "rate_limit");
  else notify.error(t("chat.error.failed.title"), { description: t(errorKey(error)) });
}

/** What a definite answer of the worker means; null for faults after which the turn may be joined again. */
function refusalOf(error: unknown): Exclude<TurnOutcome, { kind: "answered" | "lost" }> | null {
  const { code, status } = readFailure(error);
  if (code === "trial.expired") return { kind: "access_lost", reason: "trial_expired" };
  if (code === "subscription.inactive") return { kind: "access_lost", reason: "subscription_inactive" };
  if (code === "auth.required" || status === 401) return { kind: "session_lost" };
  return status !== null && status >= 400 && status < 500 ? { kind: "refused" } : null;
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
