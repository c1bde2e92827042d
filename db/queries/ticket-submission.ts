import { and, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { maxHistoryLines } from "#domain/tickets/chat-history.ts";
import { joinsWithin, mostOpenEmergencies } from "#domain/tickets/repeated-emergency.ts";
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

/** A driver's emergency that may belong to one that is open. */
export interface JoiningEmergency {
  readonly userId: string;
  readonly truckId: string | null;
  readonly truckBrand: string;
  readonly truckYear: number;
  readonly truckModel: string;
  readonly now: number;
}

/** Whether a row of `support_tickets`, by its alias `t`, is an open emergency of the driver. */
function isOpenEmergency({ userId, now }: JoiningEmergency): SQL {
  return sql`t.user_id = ${userId} and t.status in ('open', 'in_progress') and t.created_at > ${now - joinsWithin}
    and (t.urgency_level = 'emergency' or t.assessed_urgency = 'emergency')`;
}

function isOfTruck({ truckId, truckBrand, truckYear, truckModel }: JoiningEmergency): SQL {
  return sql`case when t.truck_id is not null and ${truckId} is not null then t.truck_id = ${truckId}
    else lower(t.truck_brand) = lower(${truckBrand}) and t.truck_year = ${truckYear}
      and lower(t.truck_model) = lower(${truckModel}) end`;
}

/**
 * The id of the open emergency that another one belongs to: the newest one of the same truck, else, when there are too
 * many, the newest. `before` leaves out the ticket that asks, and what came after it.
 */
function emergencyToJoin(joining: JoiningEmergency | null, before?: string): SQL {
  if (joining === null) return sql`(select null)`;
  const earlier = before === undefined ? sql`1` : sql`t.seq < (select seq from support_tickets where id = ${before})`;
  return sql`(select t.id from support_tickets as t
    where ${isOpenEmergency(joining)} and ${earlier} and (${isOfTruck(joining)}
      or (select count(*) from support_tickets as t where ${isOpenEmergency(joining)} and ${earlier})
        >= ${mostOpenEmergencies})
    order by ${isOfTruck(joining)} desc, t.seq desc limit 1)`;
}

const emergencyFields = {
  ...submittedFields,
  version: supportTickets.version,
  issueDescription: supportTickets.issueDescription,
  contactPhone: supportTickets.contactPhone,
  highway: supportTickets.highway,
  direction: supportTickets.direction,
  mileMarker: supportTickets.mileMarker,
  locationAddress: supportTickets.locationAddress,
};

function selectEmergencyToJoin(db: Db, joining: JoiningEmergency | null) {
  return db
    .select(emergencyFields)
    .from(supportTickets)
    .where(sql`${supportTickets.id} = ${emergencyToJoin(joining)}`)
    .limit(1);
}

export type OpenEmergency = Awaited<ReturnType<typeof selectEmergencyToJoin>>[number];

/** The ticket that a submission was added to before, by the event that says so. */
function selectJoined(db: Db, userId: string, eventId: string) {
  return db
    .select(submittedFields)
    .from(supportTickets)
    .innerJoin(ticketEvents, eq(ticketEvents.ticketId, supportTickets.id))
    .where(and(eq(ticketEvents.id, eventId), eq(supportTickets.userId, userId)))
    .limit(1);
}

/**
 * What a submission builds on, of this driver's things alone: the ticket that it made before, the end of the
 * conversation in order, whether conversation and truck are the driver's, and the open emergency that an emergency
 * belongs to. One round trip.
 */
export async function readSubmissionGround(
  db: Db,
  input: DriverScope & {
    readonly submissionId: string;
    readonly conversationId: string | null;
    readonly truckId: string | null;
    /** Names the event by which the submission is added to an open emergency. */
    readonly joinEventId: string;
    /** Null for anything but an emergency. */
    readonly joining: JoiningEmergency | null;
  },
) {
  const conversationId = input.conversationId ?? "";
  const [[made], [conversation], messages, [truck], [joined], [open]] = await db.batch([
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
        answer: conversationMessages.answer,
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
    selectJoined(db, input.userId, input.joinEventId),
    selectEmergencyToJoin(db, input.joining),
  ]);
  return {
    /** The ticket that the submission made, or was added to. */
    made: made ?? joined ?? null,
    open: open ?? null,
    conversation: conversation ?? null,
    messages: messages.toReversed(),
    ownTruckId: truck?.id ?? null,
  };
}

/**
 * Makes the ticket of a submission with its event and puts the driver's photos on it, once per (driver, submission id).
 * Answers the ticket that the submission has now and whether this call made it; null when the number was taken, and
 * when another emergency that it belongs to was faster.
 */
export async function insertTicketOnce(
  db: Db,
  ticket: typeof supportTickets.$inferInsert,
  event: NewTicketEvent,
  photoIds: readonly string[],
  joining: JoiningEmergency | null,
): Promise<{ readonly ticket: SubmittedTicket; readonly inserted: boolean } | null> {
  const made = db.select({ id: supportTickets.id }).from(supportTickets).where(eq(supportTickets.id, ticket.id));
  const [, , , , [stored]] = await db.batch([
    db.insert(supportTickets).values(ticket).onConflictDoNothing(),
    // Of concurrent emergencies the first is kept; the others find it when they read again.
    db
      .delete(supportTickets)
      .where(and(eq(supportTickets.id, ticket.id), sql`${emergencyToJoin(joining, ticket.id)} is not null`)),
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
