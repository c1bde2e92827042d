import { asc, eq, type SQL, sql } from "drizzle-orm";
import { noteSeparator } from "#domain/tickets/notes.ts";
import type { Db } from "../client.ts";
import { supportTickets, ticketNotes } from "../schema/index.ts";
import { type ChangeOutcome, changeTicket, type TicketChange } from "./ticket-changes.ts";

/** A note of staff before it is stored. */
interface NewNote {
  readonly id: string;
  readonly authorId: string;
  readonly authorName: string;
  readonly text: string;
}

/** Changes a ticket and adds an entry to its notes, and to the field that shows them; both or neither. */
export function addTicketNote(db: Db, change: TicketChange, note: NewNote): Promise<ChangeOutcome> {
  const also = (written: SQL) => [
    insertNoteIf(change, note, written),
    sql`update support_tickets set internal_notes =
        case internal_notes when '' then ${note.text} else internal_notes || ${noteSeparator} || ${note.text} end
      where id = ${change.ticketId} and ${written}`,
  ];
  return changeTicket(db, change, { also });
}

/** Changes a ticket whose field of notes was written; the entries so far are marked as replaced where it `replaces` them. */
export function replaceTicketNotes(
  db: Db,
  change: TicketChange,
  { note, replaces }: { readonly note: NewNote | null; readonly replaces: boolean },
): Promise<ChangeOutcome> {
  const also = (written: SQL) => [
    ...(replaces
      ? [
          sql`update ticket_notes set replaced_at = ${change.event.createdAt}
            where ticket_id = ${change.ticketId} and replaced_at is null and ${written}`,
        ]
      : []),
    ...(note === null ? [] : [insertNoteIf(change, note, written)]),
  ];
  return changeTicket(db, change, { also });
}

function insertNoteIf({ ticketId, event }: TicketChange, note: NewNote, written: SQL): SQL {
  return sql`insert into ticket_notes (id, ticket_id, author_id, author_name, text, created_at)
    select ${note.id}, ${ticketId}, ${note.authorId}, ${note.authorName}, ${note.text}, ${event.createdAt}
    where ${written}`;
}

/** The field of internal notes; empty where there is no ticket. */
export async function findInternalNotes(db: Db, ticketId: string): Promise<string> {
  const [row] = await db
    .select({ notes: supportTickets.internalNotes })
    .from(supportTickets)
    .where(eq(supportTickets.id, ticketId));
  return row?.notes ?? "";
}

/** The statement that reads the entries of the ticket that fits the condition, oldest first; for a batch. */
export function selectNotes(db: Db, key: SQL) {
  return db
    .select({
      id: ticketNotes.id,
      authorId: ticketNotes.authorId,
      authorName: ticketNotes.authorName,
      text: ticketNotes.text,
      createdAt: ticketNotes.createdAt,
      replacedAt: ticketNotes.replacedAt,
    })
    .from(ticketNotes)
    .where(sql`${ticketNotes.ticketId} = (select ${supportTickets.id} from ${supportTickets} where ${key})`)
    .orderBy(asc(ticketNotes.seq));
}
