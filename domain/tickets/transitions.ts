import type { Role } from "../access/roles.ts";
import type { ErrorCode } from "../errors.ts";
import type { TicketState, TicketStatus } from "./ticket.ts";

/** What a decision about a ticket says: either the changes, or why not. */
export type TicketDecision =
  | { readonly ok: true; readonly changes: { readonly status: TicketStatus; readonly assignedTo: string | null } }
  | { readonly ok: false; readonly code: ErrorCode };

export interface Staff {
  readonly userId: string;
  readonly roles: readonly Role[];
}

/** Whether somebody may modify tickets that are assigned to others. */
export function mayModifyAny(actor: Staff): boolean {
  return actor.roles.includes("admin");
}

/** A ticket assigned to someone else is not modified until it is released; an administrator may. */
export function mayModify(ticket: TicketState, actor: Staff): boolean {
  return ticket.assignedTo === null || ticket.assignedTo === actor.userId || mayModifyAny(actor);
}

/** Claiming needs an open, unassigned ticket (product decision P25). */
export function decideClaim(ticket: TicketState, actor: Staff): TicketDecision {
  if (ticket.assignedTo !== null) return { ok: false, code: "ticket.already_claimed" };
  if (ticket.status !== "open") return { ok: false, code: "ticket.not_open" };
  return { ok: true, changes: { status: "in_progress", assignedTo: actor.userId } };
}

/** Releasing an in-progress ticket reopens it; in every other status the status stays (product decision P25). */
export function decideRelease(ticket: TicketState, actor: Staff): TicketDecision {
  if (ticket.assignedTo === null) return { ok: false, code: "ticket.not_assigned" };
  if (!mayModify(ticket, actor)) return { ok: false, code: "ticket.assigned_to_other" };
  return {
    ok: true,
    changes: { status: ticket.status === "in_progress" ? "open" : ticket.status, assignedTo: null },
  };
}

/** Any status may follow any other; open unassigns (product decision P25). */
export function decideStatus(ticket: TicketState, status: TicketStatus, actor: Staff): TicketDecision {
  if (!mayModify(ticket, actor)) return { ok: false, code: "ticket.assigned_to_other" };
  return { ok: true, changes: { status, assignedTo: status === "open" ? null : ticket.assignedTo } };
}

/**
 * An administrator's assignment, whoever has the ticket: in progress afterwards. One that is resolved or closed is
 * assigned only where reopening it was agreed to (product decision P25).
 */
export function decideAssign(
  ticket: TicketState,
  { userId, reopen }: { readonly userId: string; readonly reopen: boolean },
): TicketDecision {
  const finished = ticket.status === "resolved" || ticket.status === "closed";
  if (finished && !reopen) return { ok: false, code: "ticket.reopen_required" };
  return { ok: true, changes: { status: "in_progress", assignedTo: userId } };
}

/** A driver may cancel a ticket that nobody has resolved or closed. */
export function decideCancel(ticket: TicketState): TicketDecision {
  if (ticket.status === "resolved" || ticket.status === "closed") return { ok: false, code: "ticket.not_cancellable" };
  return { ok: true, changes: { status: "closed", assignedTo: ticket.assignedTo } };
}

/** A driver may rate the help once a ticket is resolved or closed, also anew. */
export function decideRate(ticket: TicketState): TicketDecision {
  if (ticket.status !== "resolved" && ticket.status !== "closed") return { ok: false, code: "ticket.not_ratable" };
  return { ok: true, changes: { status: ticket.status, assignedTo: ticket.assignedTo } };
}
