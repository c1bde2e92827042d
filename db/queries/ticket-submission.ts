import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { maxHistoryLines } from "#domain/tickets/chat-history.ts";
import type { Db } from "../client.ts";
import {
  conversationMessages,
  conversations,
  fleetTrucks,
  photos,
  supportTickets,
  ticketEvents,
} from "../schema/index.ts";
import { type DriverScope, within } from "./fleet-scope.ts";
import type { NewTicketEvent } from "./ticket-changes.ts";

/** What the answer to a submission is made of. */
const submittedFields = {
  id: supportTickets.id,
  ticketNumber: supportTickets.ticketNumber,
  urgencyLevel: supportTickets.urgencyLevel,
  responseDueAt: supportTickets.responseDueAt,
  createdAt: supportTickets.createdAt,
};

function selectSubmitted(db: Db, key: { readonly userId: string; readonly submissionId: string }) {
  return db
    .select(submittedFields)
    .from(supportTickets)
    .where(and(eq(supportTickets.userId, key.userId), eq(supportTickets.submissionId, key.submissionId)))
    .limit(1);
}

export type SubmittedTicket = Awaited<ReturnType<typeof selectSubmitted>>[number];

/**
 * What a submission builds on, of this driver's things alone: the ticket that it made before, the end of the
 * conversation in order, whether conversation and truck are the driver's. One round trip.
 */
export async function readSubmissionGround(
  db: Db,
  input: DriverScope & {
    readonly submissionId: string;
    readonly conversationId: string | null;
    readonly truckId: string | null;
  },
) {
  const conversationId = input.conversationId ?? "";
  const [[made], [conversation], messages, [truck]] = await db.batch([
    selectSubmitted(db, input),
    db
      .select({ id: conversations.id, truckId: conversations.truckId, mileage: conversations.mileage })
      .from(conversations)
      .where(and(eq(conversations.id, conversationId), eq(conversations.userId, input.userId)))
      .limit(1),
    db
      .select({
        role: conversationMessages.role,
        content: conversationMessages.content,
        photoIds: conversationMessages.photoIds,
        assessment: conversationMessages.assessment,
      })
      .from(conversationMessages)
      .innerJoin(conversations, eq(conversations.id, conversationMessages.conversationId))
      .where(and(eq(conversationMessages.conversationId, conversationId), eq(conversations.userId, input.userId)))
      .orderBy(desc(conversationMessages.seq))
      .limit(maxHistoryLines),
    db
      .select({ id: fleetTrucks.id })
      .from(fleetTrucks)
      .where(and(eq(fleetTrucks.id, input.truckId ?? ""), within(fleetTrucks.userId, input)))
      .limit(1),
  ]);
  return {
    made: made ?? null,
    conversation: conversation ?? null,
    messages: messages.toReversed(),
    ownTruckId: truck?.id ?? null,
  };
}

/**
 * Makes the ticket of a submission with its event and puts the driver's photos on it, once per (driver, submission id).
 * Answers the ticket that the submission has now and whether this call made it; null when the number was taken.
 */
export async function insertTicketOnce(
  db: Db,
  ticket: typeof supportTickets.$inferInsert,
  event: NewTicketEvent,
  photoIds: readonly string[],
): Promise<{ readonly ticket: SubmittedTicket; readonly inserted: boolean } | null> {
  const made = db.select({ id: supportTickets.id }).from(supportTickets).where(eq(supportTickets.id, ticket.id));
  const [, , , [stored]] = await db.batch([
    db.insert(supportTickets).values(ticket).onConflictDoNothing(),
    db.run(sql`insert into ${ticketEvents}
      (id, ticket_id, type, version, actor_id, actor_name, audience, data, created_at)
      select ${event.id}, ${supportTickets.id}, ${event.type}, ${supportTickets.version}, ${event.actorId},
        ${event.actorName}, ${event.audience}, ${JSON.stringify(event.data)}, ${event.createdAt}
      from ${supportTickets} where ${eq(supportTickets.id, ticket.id)}`),
    db
      .update(photos)
      .set({ ticketId: ticket.id })
      .where(
        and(
          sql`${photos.id} in (select value from json_each(${JSON.stringify(photoIds)}))`,
          eq(photos.userId, ticket.userId),
          isNull(photos.ticketId),
          inArray(sql`${ticket.id}`, made),
        ),
      ),
    selectSubmitted(db, ticket),
  ]);
  return stored === undefined ? null : { ticket: stored, inserted: stored.id === ticket.id };
}
