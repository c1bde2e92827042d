import { isNull, sql } from "drizzle-orm";
import { index, integer, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Assessment } from "#domain/diagnosis/assessment.ts";
import { languages } from "#domain/languages/languages.ts";
import type { TicketHandover } from "#domain/tickets/handover.ts";
import { contactMethods, ticketEventTypes, ticketStatuses } from "#domain/tickets/ticket.ts";
import { urgencyLevels } from "#domain/tickets/urgency.ts";
import { json, moment, oneOf, textId, within } from "./columns.ts";
import { conversations } from "./conversations.ts";
import { fleetTrucks } from "./trucks.ts";
import { users } from "./users.ts";

const languageCodes = Object.keys(languages) as [keyof typeof languages];

/** One line of the diagnosis chat as it was when the ticket was submitted. */
export interface ChatHistoryLine {
  readonly role: "user" | "assistant";
  readonly content: string;
  readonly photoIds?: readonly string[] | undefined;
}

/** A resolution in parts, for the repair history. Minutes of work. */
export interface ResolutionDetails {
  readonly cause: string | null;
  readonly repair: string | null;
  readonly parts: string | null;
  readonly minutes: number | null;
}

/** The fields of a ticket that an undo writes back. Times are milliseconds UTC. */
export type TicketBefore = Readonly<Record<string, string | number | null>>;

export const supportTickets = sqliteTable(
  "support_tickets",
  {
    /** Row number for full-text search and newest-first paging. */
    seq: integer().primaryKey({ autoIncrement: true }),
    id: textId().notNull(),
    ticketNumber: text("ticket_number").notNull(),
    /** Names the submission on the driver's device; the same one again finds the same ticket. */
    submissionId: text("submission_id").notNull(),
    userId: textId("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    truckId: textId("truck_id").references(() => fleetTrucks.id, {
      onDelete: "set null",
    }),
    conversationId: textId("conversation_id").references(() => conversations.id, { onDelete: "set null" }),

    status: text({ enum: ticketStatuses }).notNull().default("open"),
    /** What the driver chose. */
    urgencyLevel: text("urgency_level", { enum: urgencyLevels }).notNull(),
    /** The engine's conclusion; an emergency that the driver lowers still alerts the desk (product decision P24). */
    assessedUrgency: text("assessed_urgency", { enum: urgencyLevels }),
    /** By when the first reply is due. */
    responseDueAt: moment("response_due_at").notNull(),
    /** Since when the driver waits for a reply; null when staff had the last word, and once the ticket has ended. */
    waitingSince: moment("waiting_since"),
    /** By when the reply that the driver waits for is due; null where none is owed. See `domain/tickets/reply-clock.ts`. */
    replyDueAt: moment("reply_due_at"),
    /** The ticket is out of the way until then, or until the driver writes; null while it is not snoozed. */
    snoozedUntil: moment("snoozed_until"),
    assignedTo: textId("assigned_to").references(() => users.id, {
      onDelete: "set null",
    }),
    /** The display name on this claim (product decision P4). */
    assignedName: text("assigned_name"),
    assignedAt: moment("assigned_at"),
    /** Since when it is unclaimed again; null while claimed, and before the first claim. */
    unclaimedSince: moment("unclaimed_since"),
    /** When it was escalated as unclaimed; staff only. Null again once claimed. */
    escalatedAt: moment("escalated_at"),
    /** When the administrators were alerted a second time. Null again once claimed. */
    escalatedAgainAt: moment("escalated_again_at"),

    /** When each step of the job was reached; the last is the current one. All null while help is only requested. */
    dispatchedAt: moment("dispatched_at"),
    enRouteAt: moment("en_route_at"),
    onSiteAt: moment("on_site_at"),
    rollingAt: moment("rolling_at"),
    /** The range of arrival, and when it was set; null before it is set, and after the arrival. */
    arrivesFrom: moment("arrives_from"),
    arrivesUntil: moment("arrives_until"),
    arrivalToldAt: moment("arrival_told_at"),

    contactName: text("contact_name").notNull(),
    contactPhone: text("contact_phone"),
    contactEmail: text("contact_email"),
    preferredLanguage: text("preferred_language", {
      enum: languageCodes,
    }).notNull(),
    preferredContactMethod: text("preferred_contact_method", {
      enum: contactMethods,
    })
      .notNull()
      .default("chat"),

    truckBrand: text("truck_brand").notNull(),
    truckYear: integer("truck_year").notNull(),
    truckModel: text("truck_model").notNull(),
    issueDescription: text("issue_description").notNull(),
    partsRequested: text("parts_requested"),

    locationLat: real("location_lat"),
    locationLng: real("location_lng"),
    locationAddress: text("location_address"),
    highway: text(),
    direction: text(),
    mileMarker: text("mile_marker"),
    trailer: text(),
    load: text(),
    hazardousGoods: text("hazardous_goods"),

    chatHistory: json<readonly ChatHistoryLine[]>("chat_history").notNull(),
    assessment: json<Assessment>("assessment"),
    /** What a technician reads first; staff only. Null on tickets from before there was one. */
    handover: json<TicketHandover>("handover"),
    /** Staff only; never in anything that a driver gets. */
    internalNotes: text("internal_notes").notNull().default(""),

    rating: integer(),
    ratingComment: text("rating_comment"),
    resolution: text(),
    /** What the resolution says in parts; null where only its text was given. */
    resolutionDetails: json<ResolutionDetails>("resolution_details"),
    /** The ticket that this duplicate was merged into. */
    mergedInto: textId("merged_into"),
    /** When staff first wrote to the driver; a claim or an assignment is no reply. */
    firstResponseAt: moment("first_response_at"),
    resolvedAt: moment("resolved_at"),
    cancelledAt: moment("cancelled_at"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
    /** One higher with every change; the conditional UPDATEs compare it. */
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex("support_tickets_id_unique").on(table.id),
    uniqueIndex("support_tickets_number_unique").on(table.ticketNumber),
    uniqueIndex("support_tickets_submission_unique").on(table.userId, table.submissionId),
    // The desk filtered by status, newest first.
    index("support_tickets_status").on(table.status, table.seq),
    // The desk's 'mine' and 'unassigned' (null sorts first), newest first.
    index("support_tickets_assigned").on(table.assignedTo, table.seq),
    // How many unfinished tickets each technician has; the finished ones, almost all, are not in it.
    index("support_tickets_open_load")
      .on(table.assignedTo, table.status)
      .where(sql`${table.status} in ('open', 'in_progress')`),
    // The driver's own tickets, newest first.
    index("support_tickets_user").on(table.userId, table.seq),
    // What the foreign keys need when a truck or a conversation is deleted.
    index("support_tickets_truck").on(table.truckId),
    index("support_tickets_conversation").on(table.conversationId),
    // Reports: what came in lately, read from the index alone; the rows are wide.
    index("support_tickets_created").on(
      table.createdAt,
      table.urgencyLevel,
      table.status,
      table.assignedTo,
      table.firstResponseAt,
      table.responseDueAt,
      table.resolvedAt,
      table.cancelledAt,
      table.rating,
    ),
    // What is late, soonest first, among what is open.
    index("support_tickets_due").on(table.status, table.responseDueAt),
    // The desk's orders: most due first, waiting longest first, latest activity first.
    index("support_tickets_reply_due").on(table.status, table.replyDueAt, table.seq),
    index("support_tickets_waiting").on(table.status, table.waitingSince, table.seq),
    index("support_tickets_activity").on(table.status, table.updatedAt, table.seq),
    // Emergencies of which the administrators are alerted a second time.
    index("support_tickets_escalated_emergency")
      .on(table.status, table.escalatedAt)
      .where(
        sql`${table.status} = 'open' and ${table.assignedTo} is null and ${table.escalatedAt} is not null and ${table.escalatedAgainAt} is null`,
      ),
    // Emergencies that nobody has taken yet; hardly ever more than a few.
    index("support_tickets_unclaimed_emergency")
      .on(table.status, table.createdAt)
      .where(
        sql`${table.status} = 'open' and ${table.assignedTo} is null and ${table.escalatedAt} is null and (${table.urgencyLevel} = 'emergency' or ${table.assessedUrgency} = 'emergency')`,
      ),
    oneOf("support_tickets_status_check", table.status, ticketStatuses),
    oneOf("support_tickets_urgency_check", table.urgencyLevel, urgencyLevels),
    oneOf("support_tickets_assessed_check", table.assessedUrgency, urgencyLevels),
    oneOf("support_tickets_language_check", table.preferredLanguage, languageCodes),
    oneOf("support_tickets_contact_check", table.preferredContactMethod, contactMethods),
    within("support_tickets_rating_check", table.rating, 1, 5),
  ],
);

/** Events of a ticket; also the outbox of events that are not yet delivered to room and desk. */
export const ticketEvents = sqliteTable(
  "ticket_events",
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    /** Also the id of the room's system item. */
    id: textId().notNull(),
    ticketId: textId("ticket_id")
      .notNull()
      .references(() => supportTickets.id, { onDelete: "cascade" }),
    type: text({ enum: ticketEventTypes }).notNull(),
    /** The ticket's version after the event. */
    version: integer().notNull(),
    actorId: textId("actor_id"),
    actorName: text("actor_name"),
    audience: text({ enum: ["everyone", "staff"] }).notNull(),
    data: json<Readonly<Record<string, string | number | boolean | null>>>("data").notNull(),
    createdAt: moment("created_at").notNull(),
    /** When it was delivered to room and desk; null while pending. */
    toldAt: moment("told_at"),
    /** Until then the change can be undone and is not published; null for an event that is published at once. */
    heldUntil: moment("held_until"),
    /** The ticket's fields as they were before the change, for an undo; null where there is no undo. */
    before: json<TicketBefore>("before"),
  },
  (table) => [
    uniqueIndex("ticket_events_id_unique").on(table.id),
    // A ticket's timeline, in order.
    index("ticket_events_ticket").on(table.ticketId, table.seq),
    // The desk's sweep reads pending events in order; almost every row is delivered, the index holds the few others.
    index("ticket_events_waiting").on(table.seq).where(isNull(table.toldAt)),
    oneOf("ticket_events_type_check", table.type, ticketEventTypes),
    oneOf("ticket_events_audience_check", table.audience, ["everyone", "staff"]),
  ],
);

/** The staff's notes of a ticket, one row each; never in anything that a driver gets. */
export const ticketNotes = sqliteTable(
  "ticket_notes",
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    id: textId().notNull(),
    ticketId: textId("ticket_id")
      .notNull()
      .references(() => supportTickets.id, { onDelete: "cascade" }),
    /** Null for notes from before notes had authors. */
    authorId: textId("author_id").references(() => users.id, { onDelete: "set null" }),
    authorName: text("author_name"),
    text: text().notNull(),
    createdAt: moment("created_at").notNull(),
    /** When a later text took its place in the field of internal notes; the entry itself stays. */
    replacedAt: moment("replaced_at"),
  },
  (table) => [
    uniqueIndex("ticket_notes_id_unique").on(table.id),
    // A ticket's notes, in order.
    index("ticket_notes_ticket").on(table.ticketId, table.seq),
    // What the foreign key needs when an account is deleted.
    index("ticket_notes_author").on(table.authorId),
  ],
);

/** A read-only link to one ticket for a dispatcher or a shop. The id is the SHA-256 of the token. */
export const ticketShares = sqliteTable(
  "ticket_shares",
  {
    id: text().primaryKey(),
    ticketId: textId("ticket_id")
      .notNull()
      .references(() => supportTickets.id, { onDelete: "cascade" }),
    createdBy: textId("created_by")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    withPhotos: integer("with_photos", { mode: "boolean" }).notNull().default(false),
    expiresAt: moment("expires_at").notNull(),
    revokedAt: moment("revoked_at"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    // A ticket's links; what the foreign keys need on deletion.
    index("ticket_shares_ticket").on(table.ticketId),
    index("ticket_shares_maker").on(table.createdBy),
  ],
);
