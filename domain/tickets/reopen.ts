import type { ErrorCode } from "../errors.ts";
import type { TicketStatus } from "./ticket.ts";

const day = 86_400_000;
/** How long after it was resolved a driver may reopen a ticket, in milliseconds. */
export const reopensWithin = 7 * day;

/** What the rule needs to know of a ticket. */
export interface ReopenState {
  readonly status: TicketStatus;
  /** Milliseconds UTC; null while it is not resolved. */
  readonly resolvedAt: number | null;
}

export type ReopenDecision =
  | { readonly ok: true; readonly changes: { readonly status: "open"; readonly assignedTo: null } }
  | { readonly ok: false; readonly code: ErrorCode };

/**
 * A driver may reopen a resolved ticket within 7 days, by a button or by writing in it; it is unassigned afterwards. A
 * ticket that was closed or cancelled stays closed.
 */
export function decideReopen({ status, resolvedAt }: ReopenState, now: number): ReopenDecision {
  if (status !== "resolved" || resolvedAt === null) return { ok: false, code: "ticket.not_reopenable" };
  if (now - resolvedAt > reopensWithin) return { ok: false, code: "ticket.reopen_late" };
  return { ok: true, changes: { status: "open", assignedTo: null } };
}

/** True for the event by which a driver reopened a ticket. */
export function isReopening(data: Readonly<Record<string, string | number | boolean | null>>): boolean {
  return data["reopenedByDriver"] === true;
}
