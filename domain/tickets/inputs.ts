import * as z from "zod/mini";
import { listOrders, pageLimit, rowCursor } from "../paging.ts";
import { DisplayName } from "./display-name.ts";
import { idText, optionalText, requiredText } from "./text-fields.ts";
import { assignments, ticketStatuses, ticketStatusFilters } from "./ticket.ts";

const ticketId = idText("ticket.invalid");

const maxNotesLength = 20_000;
const maxNoteLength = 4000;

/** One ticket, by its id or by its number as a person would say it. */
export const TicketRef = z.union(
  [z.object({ ticketId }), z.object({ ticketNumber: z.string().check(z.maxLength(40, "ticket.number_invalid")) })],
  "ticket.invalid",
);
export type TicketRef = z.infer<typeof TicketRef>;

/** The saved truck of a ticket. */
export const TicketTruckInput = z.object({ ticketId });
export type TicketTruckInput = z.infer<typeof TicketTruckInput>;

/** What every list of all tickets can be asked. */
export const TicketListFields = z.object({
  cursor: rowCursor,
  limit: pageLimit,
  q: z._default(z.string().check(z.trim(), z.maxLength(100, "list.query_long")), ""),
  status: z.optional(z.nullable(z.enum(ticketStatusFilters, "ticket.status_invalid"))),
  assignment: z._default(z.enum(assignments, "ticket.assignment_invalid"), "all"),
  /** The user id of the technician who has the ticket. */
  tech: z.optional(z.nullable(idText("ticket.tech_invalid"))),
  /** Only tickets that are at least this many hours old. */
  minAgeHours: z.optional(z.nullable(z.int("input.invalid").check(z.minimum(1), z.maximum(10_000)))),
  order: z._default(z.enum(listOrders, "input.invalid"), "newest"),
});

export const ListTicketsInput = z.prefault(TicketListFields, {});
export type ListTicketsInput = z.infer<typeof ListTicketsInput>;

export const ListMyTicketsInput = z.prefault(z.object({ cursor: rowCursor, limit: pageLimit }), {});
export type ListMyTicketsInput = z.infer<typeof ListMyTicketsInput>;

export const ClaimTicketInput = z.object({
  ticketId,
  /** What the driver reads on this claim; without it the account's name. */
  name: z.optional(z.nullable(DisplayName)),
});
export type ClaimTicketInput = z.infer<typeof ClaimTicketInput>;

/** True where the caller offers an undo: the driver is then told after `undoWindow`, not at once. */
const undoable = z._default(z.boolean(), false);

export const ReleaseTicketInput = z.extend(ClaimTicketInput, { undoable });
export type ReleaseTicketInput = z.infer<typeof ReleaseTicketInput>;

export const SetTicketStatusInput = z.object({
  ticketId,
  status: z.enum(ticketStatuses, "ticket.status_invalid"),
  undoable,
});
export type SetTicketStatusInput = z.infer<typeof SetTicketStatusInput>;

export const SaveNotesInput = z.object({
  ticketId,
  internalNotes: z.string("ticket.notes_invalid").check(z.maxLength(maxNotesLength, "ticket.notes_long")),
  /** The version of the ticket that the notes were written on. */
  version: z.int("ticket.version_invalid"),
});
export type SaveNotesInput = z.infer<typeof SaveNotesInput>;

export const AddNoteInput = z.object({
  ticketId,
  text: requiredText(maxNoteLength, "ticket.note_required", "ticket.notes_long"),
});
export type AddNoteInput = z.infer<typeof AddNoteInput>;

export const AssignTicketInput = z.object({
  ticketId,
  /** The technician's user id. */
  userId: idText("ticket.tech_invalid"),
  /** A resolved or closed ticket is reopened by this, and only when it is said. */
  reopen: z._default(z.boolean("ticket.reopen_invalid"), false),
  /** The version of the ticket that was looked at; without it the ticket as it is now. */
  version: z.optional(z.int("ticket.version_invalid")),
});
export type AssignTicketInput = z.infer<typeof AssignTicketInput>;

export const CancelTicketInput = z.object({ ticketId });
export type CancelTicketInput = z.infer<typeof CancelTicketInput>;

export const ReopenTicketInput = z.object({ ticketId });
export type ReopenTicketInput = z.infer<typeof ReopenTicketInput>;

export const RateTicketInput = z.object({
  ticketId,
  rating: z
    .int("ticket.rating_invalid")
    .check(z.minimum(1, "ticket.rating_invalid"), z.maximum(5, "ticket.rating_invalid")),
  comment: optionalText(1000, "ticket.comment_long"),
});
export type RateTicketInput = z.infer<typeof RateTicketInput>;
