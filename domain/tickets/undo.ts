import * as z from "zod/mini";
import type { ErrorCode } from "../errors.ts";
import { idText } from "./text-fields.ts";
import { ticketStatuses } from "./ticket.ts";

/** How long a technician can undo a change, in milliseconds. */
export const undoWindow = 10_000;
/** How much later the driver hears of it: an undo that is on its way still arrives in time. Milliseconds. */
export const undoGrace = 2_000;

/** Until when the event of a change made now is held back from the driver. */
export function heldUntilAfter(now: number): number {
  return now + undoWindow + undoGrace;
}

/** Until when a change can be undone that is held back until then. */
function undoneBy(heldUntil: number): number {
  return heldUntil - undoGrace;
}

/** The event of a change that its driver has not heard of. */
export interface HeldChange {
  readonly actorId: string | null;
  /** Null for a change that was published at once. */
  readonly heldUntil: number | null;
  /** When the driver was told; null before that. */
  readonly toldAt: number | null;
  /** The ticket's version after the change. */
  readonly version: number;
}

/** The person who made a change takes it back within `undoWindow`, while it is the last change of the ticket. */
export function decideUndo(
  held: HeldChange,
  { version, userId, now }: { readonly version: number; readonly userId: string; readonly now: number },
): { readonly ok: true } | { readonly ok: false; readonly code: ErrorCode } {
  if (held.actorId !== userId) return { ok: false, code: "ticket.undo_other" };
  const isOver = held.heldUntil === null || held.toldAt !== null || undoneBy(held.heldUntil) <= now;
  if (isOver || held.version !== version) return { ok: false, code: "ticket.undo_late" };
  return { ok: true };
}

export const UndoTicketInput = z.object({
  ticketId: idText("ticket.invalid"),
  /** What the change answered as `undo.eventId`. */
  eventId: idText("ticket.invalid"),
});
export type UndoTicketInput = z.infer<typeof UndoTicketInput>;

const time = z.nullable(z.number());
const word = z.nullable(z.string());

const Details = z.object({ cause: word, repair: word, parts: word, minutes: z.nullable(z.number()) });

/** What of a ticket a release or a change of status may change, as it was before. Times are milliseconds UTC. */
export const TicketBefore = z.object({
  status: z.enum(ticketStatuses),
  assignedTo: word,
  assignedName: word,
  assignedAt: time,
  unclaimedSince: time,
  escalatedAt: time,
  escalatedAgainAt: time,
  snoozedUntil: time,
  waitingSince: time,
  replyDueAt: time,
  resolvedAt: time,
  resolution: word,
  resolutionDetails: z.pipe(
    word,
    z.transform((text) => (text === null ? null : Details.parse(JSON.parse(text)))),
  ),
  dispatchedAt: time,
  enRouteAt: time,
  onSiteAt: time,
  rollingAt: time,
  arrivesFrom: time,
  arrivesUntil: time,
  arrivalToldAt: time,
});
