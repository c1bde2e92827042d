import { findTicketToReopen } from "#db/queries/ticket-reopening.ts";
import { type Actor, planOf } from "#domain/access/actor.ts";
import { DomainError } from "#domain/errors.ts";
import type { ReopenTicketInput } from "#domain/tickets/inputs.ts";
import { decideReopen } from "#domain/tickets/reopen.ts";
import { responseDueAt } from "#domain/tickets/urgency.ts";
import { type ChangeDeps, commitChange, stale } from "./commit-change.ts";
import type { ChangedTicket } from "./ticket-views.ts";

/**
 * The driver reopens a resolved ticket within 7 days: it is open and unassigned, and its response time starts again.
 * @throws DomainError `ticket.not_reopenable`, `ticket.reopen_late`, `ticket.stale`; `ticket.not_found`, also for
 * another driver's ticket.
 */
export async function reopenTicket({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "userId">;
  readonly deps: ChangeDeps;
  readonly input: ReopenTicketInput;
}): Promise<ChangedTicket> {
  const found = await findTicketToReopen(deps.db, input.ticketId, actor.userId);
  if (found === null) throw new DomainError("ticket.not_found");
  return reopen(deps, found);
}

/**
 * The driver wrote in the room of a ticket that was resolved: the same as the button. A ticket that cannot be reopened
 * stays as it is.
 */
export async function reopenWrittenTicket({
  deps,
  input,
}: {
  readonly deps: ChangeDeps;
  readonly input: ReopenTicketInput;
}): Promise<{ readonly reopened: boolean }> {
  const found = await findTicketToReopen(deps.db, input.ticketId);
  if (found === null || !decideReopen(found.ticket, deps.clock.now()).ok) return { reopened: false };
  try {
    await reopen(deps, found);
    return { reopened: true };
  } catch (error) {
    if (error instanceof DomainError) return { reopened: false };
    throw error;
  }
}

async function reopen(
  deps: ChangeDeps,
  { ticket, driver }: NonNullable<Awaited<ReturnType<typeof findTicketToReopen>>>,
): Promise<ChangedTicket> {
  const now = deps.clock.now();
  const decision = decideReopen(ticket, now);
  if (!decision.ok) throw new DomainError(decision.code, { status: ticket.status });
  const { access, tierName } = planOf(driver, now);
  const dueAt = responseDueAt(ticket.urgencyLevel, access.allowed ? tierName : null, now);
  return commitChange(deps, {
    ticket,
    actor: { userId: driver.userId, name: driver.fullName },
    wanted: {
      expected: { status: "resolved" },
      set: {
        ...decision.changes,
        assignedName: null,
        assignedAt: null,
        resolvedAt: null,
        responseDueAt: dueAt,
        waitingSince: now,
        replyDueAt: dueAt,
      },
      event: {
        type: "ticket.status_changed",
        data: { ...decision.changes, assignedName: null, responseDueAt: dueAt, reopenedByDriver: true },
      },
    },
    lost: (current) =>
      current.status === "resolved"
        ? stale(current)
        : new DomainError("ticket.not_reopenable", { status: current.status, version: current.version }),
  });
}
