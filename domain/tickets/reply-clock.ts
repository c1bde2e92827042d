import { dangerOf } from "./next-ticket.ts";
import { type UrgencyLevel, urgencyTargets } from "./urgency.ts";

/*
 * The three clocks of a ticket. Every figure about time to a reply comes from this file.
 *
 * First reply: starts at the submission, is due at `responseDueAt`, and stops at the first message of staff to the
 *   driver. A claim, an assignment, a status, a step of the job and a note for staff are no reply. Resolving a
 *   ticket without a message answers it with the resolution, which the driver reads (`answeredAt`).
 * Next reply: starts at the first message of the driver that staff have not answered, is due after the target of the
 *   ticket's danger, and stops at the next message of staff to the driver.
 * Resolution: starts at the submission and stops when the ticket is resolved.
 *
 * A ticket that is resolved or closed owes no reply.
 */

/** The reply clock of a ticket, in milliseconds UTC. */
export interface ReplyClock {
  /** When staff first wrote to the driver. */
  readonly firstResponseAt: number | null;
  /** Since when the driver waits for a reply; null when staff had the last word. */
  readonly waitingSince: number | null;
  /** By when that reply is due; null when none is owed. */
  readonly replyDueAt: number | null;
}

/** A line of the conversation, as far as a clock depends on it. */
export interface ClockLine {
  readonly kind: "message" | "system";
  readonly audience: "everyone" | "staff";
  readonly senderType: "driver" | "support" | "system";
  /** Milliseconds UTC. */
  readonly createdAt: number;
}

interface Danger {
  readonly urgencyLevel: UrgencyLevel;
  readonly assessedUrgency: UrgencyLevel | null;
}

/** The clock of a ticket that was just submitted. */
export function clockAtSubmission(createdAt: number, responseDueAt: number): ReplyClock {
  return { firstResponseAt: null, waitingSince: createdAt, replyDueAt: responseDueAt };
}

/** The clock after lines of the conversation, in their order; the same lines again change nothing further. */
export function clockAfter(clock: ReplyClock, lines: readonly ClockLine[], danger: Danger): ReplyClock {
  return lines.reduce((before, line) => clockAfterLine(before, line, danger), clock);
}

function clockAfterLine(clock: ReplyClock, line: ClockLine, danger: Danger): ReplyClock {
  if (line.kind !== "message" || line.audience !== "everyone") return clock;
  if (line.senderType === "support") {
    return { firstResponseAt: clock.firstResponseAt ?? line.createdAt, waitingSince: null, replyDueAt: null };
  }
  if (line.senderType !== "driver" || clock.waitingSince !== null) return clock;
  const replyDueAt = line.createdAt + urgencyTargets[dangerOf(danger)];
  return { ...clock, waitingSince: line.createdAt, replyDueAt };
}

/** When a ticket was answered, for reports: by a message or, where there was none, by its resolution. */
export function answeredAt(ticket: {
  readonly firstResponseAt: number | null;
  readonly resolvedAt: number | null;
}): number | null {
  return ticket.firstResponseAt ?? ticket.resolvedAt;
}
