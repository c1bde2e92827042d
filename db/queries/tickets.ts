import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, ne, type SQL, sql } from "drizzle-orm";
import { type Page, pageOf } from "#domain/paging.ts";
import type { ListTicketsInput, TicketRef } from "#domain/tickets/inputs.ts";
import { type TicketStatus, ticketStatusesOf } from "#domain/tickets/ticket.ts";
import { parseTicketNumber } from "#domain/tickets/ticket-number.ts";
import type { Db } from "../client.ts";
import { photos, supportTickets, techProfiles, ticketEvents } from "../schema/index.ts";
import { fullTextPhrase, prefixPattern } from "./full-text.ts";
import { newestOfStatuses } from "./newest-of-statuses.ts";
import { jobFields } from "./ticket-changes.ts";
import { selectNotes } from "./ticket-notes.ts";
import { asToldTo, selectHeld } from "./ticket-undo.ts";

/** Characters of the description that a list shows. */
const excerpt = 300;
/** Events that a ticket's page shows, the latest. */
const timelineLength = 200;

/** What a list shows; none of the long columns. */
const listFields = {
  seq: supportTickets.seq,
  id: supportTickets.id,
  ticketNumber: supportTickets.ticketNumber,
  status: supportTickets.status,
  urgencyLevel: supportTickets.urgencyLevel,
  assessedUrgency: supportTickets.assessedUrgency,
  responseDueAt: supportTickets.responseDueAt,
  firstResponseAt: supportTickets.firstResponseAt,
  assignedTo: supportTickets.assignedTo,
  assignedName: supportTickets.assignedName,
  contactName: supportTickets.contactName,
  contactPhone: supportTickets.contactPhone,
  contactEmail: supportTickets.contactEmail,
  preferredLanguage: supportTickets.preferredLanguage,
  preferredContactMethod: supportTickets.preferredContactMethod,
  truckBrand: supportTickets.truckBrand,
  truckYear: supportTickets.truckYear,
  truckModel: supportTickets.truckModel,
  issueDescription: sql<string>`substr(${supportTickets.issueDescription}, 1, ${sql.raw(String(excerpt))})`,
  locationAddress: supportTickets.locationAddress,
  partsRequested: supportTickets.partsRequested,
  hazardousGoods: supportTickets.hazardousGoods,
  createdAt: supportTickets.createdAt,
  updatedAt: supportTickets.updatedAt,
  version: supportTickets.version,
};

/** What a ticket's driver may see of it: everything but the notes of the staff. */
export const driverFields = {
  ...listFields,
  issueDescription: supportTickets.issueDescription,
  truckId: supportTickets.truckId,
  conversationId: supportTickets.conversationId,
  assignedAt: supportTickets.assignedAt,
  locationLat: supportTickets.locationLat,
  locationLng: supportTickets.locationLng,
  highway: supportTickets.highway,
  direction: supportTickets.direction,
  mileMarker: supportTickets.mileMarker,
  trailer: supportTickets.trailer,
  load: supportTickets.load,
  chatHistory: supportTickets.chatHistory,
  assessment: supportTickets.assessment,
  rating: supportTickets.rating,
  ratingComment: supportTickets.ratingComment,
  resolution: supportTickets.resolution,
  resolvedAt: supportTickets.resolvedAt,
  cancelledAt: supportTickets.cancelledAt,
  ...jobFields,
};

/** What the staff's lists also show. */
const waitingFields = {
  unclaimedSince: supportTickets.unclaimedSince,
  escalatedAt: supportTickets.escalatedAt,
  waitingSince: supportTickets.waitingSince,
  replyDueAt: supportTickets.replyDueAt,
  snoozedUntil: supportTickets.snoozedUntil,
};
export const queueFields = { ...listFields, ...waitingFields };

const staffFields = {
  ...driverFields,
  ...waitingFields,
  userId: supportTickets.userId,
  internalNotes: supportTickets.internalNotes,
  handover: supportTickets.handover,
};

const eventFields = {
  id: ticketEvents.id,
  type: ticketEvents.type,
  version: ticketEvents.version,
  actorName: ticketEvents.actorName,
  audience: ticketEvents.audience,
  data: ticketEvents.data,
  createdAt: ticketEvents.createdAt,
};

/** What a search looks into: the desk's also into the brand of the truck. */
export type TicketSearch = "number_and_name" | "number_name_and_brand";

/** A page of all tickets: newest first, searched and filtered. `userId` is whose 'mine' is. One round trip. */
export async function listTickets(
  db: Db,
  userId: string,
  input: ListTicketsInput,
  {
    search = "number_name_and_brand",
    now = 0,
    also,
  }: {
    readonly search?: TicketSearch;
    /** Milliseconds UTC; the end of `minAgeHours`. */
    readonly now?: number;
    readonly also?: SQL | undefined;
  } = {},
) {
  const statuses = input.status ? ticketStatusesOf(input.status) : null;
  const assigned = and(assignmentFilter(input.assignment, userId), heldSince(input, now), also);
  const phrase = fullTextPhrase(input.q);
  const rows = await (phrase === null
    ? listUnsearched(db, input, statuses, and(assigned, input.q === "" ? undefined : beginsWith(input.q, search)))
    : listSearched(
        db,
        input,
        within(search, anyNumber(phrase, input.q)),
        and(statuses === null ? undefined : inArray(supportTickets.status, statuses), assigned),
      ));
  return pageOf(rows, input.limit, (last) => String(last.seq));
}

function listUnsearched(
  db: Db,
  page: Pick<ListTicketsInput, "cursor" | "limit" | "order">,
  statuses: readonly TicketStatus[] | null,
  filters: SQL | undefined,
) {
  const limit = page.limit + 1;
  const where = and(filters, after(supportTickets.seq, page));
  const oldest = page.order === "oldest";
  const inStatuses = statuses === null ? undefined : inArray(supportTickets.status, [...statuses]);
  return db
    .select(queueFields)
    .from(supportTickets)
    .where(
      statuses === null || oldest
        ? and(where, inStatuses)
        : newestOfStatuses(supportTickets, statuses, { where, limit }),
    )
    .orderBy(oldest ? asc(supportTickets.seq) : desc(supportTickets.seq))
    .limit(limit);
}

/** The index is read in order of its rows, newest first, and only as far as the page needs (a cross join keeps it outer). */
function listSearched(
  db: Db,
  page: Pick<ListTicketsInput, "cursor" | "limit" | "order">,
  expression: string,
  filters: SQL | undefined,
) {
  const row = sql`support_tickets_fts.rowid`;
  return db
    .select(queueFields)
    .from(sql`support_tickets_fts`)
    .crossJoin(supportTickets)
    .where(and(sql`support_tickets_fts match ${expression}`, eq(supportTickets.seq, row), after(row, page), filters))
    .orderBy(page.order === "oldest" ? sql`${row}` : sql`${row} desc`)
    .limit(page.limit + 1);
}

/** Finds a number also as a person says it: without its prefix, O for 0. */
function anyNumber(phrase: string, typed: string): string {
  const number = parseTicketNumber(typed);
  return number === null ? phrase : `${phrase} OR "${number}"`;
}

/** A full-text expression, held to the columns of a search. */
function within(search: TicketSearch, expression: string): string {
  return search === "number_and_name" ? `{ticket_number contact_name} : (${expression})` : expression;
}

function beginsWith(typed: string, search: TicketSearch): SQL {
  const pattern = prefixPattern(typed);
  const brand = search === "number_and_name" ? sql`` : sql`or ${supportTickets.truckBrand} like ${pattern} escape '\\'`;
  return sql`(${supportTickets.ticketNumber} like ${pattern} escape '\\'
    or ${supportTickets.ticketNumber} like ${`TRK-${pattern}`} escape '\\'
    or ${supportTickets.contactName} like ${pattern} escape '\\' ${brand})`;
}

export function assignmentFilter(assignment: ListTicketsInput["assignment"], userId: string): SQL | undefined {
  switch (assignment) {
    case "all":
      return undefined;
    case "unassigned":
      return isNull(supportTickets.assignedTo);
    case "mine":
      return eq(supportTickets.assignedTo, userId);
    case "others":
      return and(isNotNull(supportTickets.assignedTo), ne(supportTickets.assignedTo, userId));
  }
}

/** Held by a technician, and as old as a filter wants. */
export function heldSince({ tech, minAgeHours }: Pick<ListTicketsInput, "tech" | "minAgeHours">, now: number) {
  return and(
    tech ? eq(supportTickets.assignedTo, tech) : undefined,
    minAgeHours ? lte(supportTickets.createdAt, now - minAgeHours * 3_600_000) : undefined,
  );
}

/** What follows the cursor in the order of the list. */
function after(row: typeof supportTickets.seq | SQL, { cursor, order }: Pick<ListTicketsInput, "cursor" | "order">) {
  if (order === "oldest") return cursor ? sql`${row} > ${Number(cursor)}` : undefined;
  return olderThan(row, cursor);
}

function olderThan(row: typeof supportTickets.seq | SQL, cursor: string | null | undefined): SQL | undefined {
  return cursor ? sql`${row} < ${Number(cursor)}` : undefined;
}

function listForDriver(db: Db, page: Pick<ListTicketsInput, "cursor" | "limit">, where: SQL | undefined) {
  return db
    .select(listFields)
    .from(supportTickets)
    .where(and(where, olderThan(supportTickets.seq, page.cursor)))
    .orderBy(desc(supportTickets.seq))
    .limit(page.limit + 1);
}

/** A driver's own tickets, newest first. */
export async function listOwnTickets(
  db: Db,
  userId: string,
  page: { readonly cursor?: string | null | undefined; readonly limit: number; readonly now: number },
): Promise<Page<TicketListRow>> {
  const own = eq(supportTickets.userId, userId);
  const [rows, held] = await db.batch([listForDriver(db, page, own), selectHeld(db, idsOf(own), page.now)]);
  const told = rows.map((row) => asToldTo(held, row));
  return pageOf(told, page.limit, (last) => String(last.seq));
}

function idsOf(which: SQL | undefined): SQL {
  return sql`select ${supportTickets.id} from ${supportTickets} where ${which}`;
}

/** One ticket of this driver's, with the photos that the driver may see and what of its history; null when there is none. */
export async function findOwnTicket(db: Db, userId: string, ref: TicketRef, now: number) {
  const key = and(keyOf(ref), eq(supportTickets.userId, userId));
  const [[ticket], timeline, photoIds, held] = await db.batch([
    db.select(driverFields).from(supportTickets).where(key).limit(1),
    selectTimeline(db, key, eq(ticketEvents.audience, "everyone")),
    selectPhotoIds(db, key, eq(photos.staffOnly, false)),
    selectHeld(db, idsOf(key), now),
  ]);
  if (ticket === undefined) return null;
  const told = timeline.filter(({ id }) => !held.some((change) => change.id === id));
  return {
    ticket: asToldTo(held, ticket),
    timeline: told.toReversed(),
    photoIds: photoIds.map(({ id }) => id),
  };
}

/** One ticket as the staff see it, with its photos and whole history; null when there is none. */
export async function findTicketForStaff(db: Db, ref: TicketRef) {
  const key = keyOf(ref);
  const [[ticket], timeline, photoIds, notes] = await db.batch([
    db.select(staffFields).from(supportTickets).where(key).limit(1),
    selectTimeline(db, key, undefined),
    selectPhotoIds(db, key, undefined),
    selectNotes(db, key),
  ]);
  return ticket === undefined
    ? null
    : { ticket, timeline: timeline.toReversed(), photoIds: photoIds.map(({ id }) => id), notes };
}

/** Made by a driver of the fleet since the driver joined; the owner's own are no fleet's. */
function madeInFleet(fleetId: string): SQL {
  // The list of drivers lets the index of their tickets be used; the moment of joining is compared afterwards.
  return sql`${supportTickets.userId} in (select user_id from fleet_members where fleet_id = ${fleetId})
    and ${supportTickets.createdAt} >= (select joined_at from fleet_members where user_id = ${supportTickets.userId})`;
}

/** The tickets that a fleet's drivers made since they joined it, newest first. */
export async function listFleetTickets(
  db: Db,
  fleetId: string,
  page: { readonly cursor?: string | null | undefined; readonly limit: number },
): Promise<Page<TicketListRow>> {
  const rows = await listForDriver(db, page, madeInFleet(fleetId));
  return pageOf(rows, page.limit, (last) => String(last.seq));
}

/** One of those tickets with what its driver may see of its history; null when there is none. */
export async function findFleetTicket(db: Db, fleetId: string, ref: TicketRef) {
  const key = and(keyOf(ref), madeInFleet(fleetId));
  const [[ticket], timeline] = await db.batch([
    db.select(driverFields).from(supportTickets).where(key).limit(1),
    selectTimeline(db, key, eq(ticketEvents.audience, "everyone")),
  ]);
  return ticket === undefined ? null : { ticket, timeline: timeline.toReversed() };
}

function keyOf(ref: TicketRef): SQL {
  if ("ticketId" in ref) return eq(supportTickets.id, ref.ticketId);
  return eq(supportTickets.ticketNumber, parseTicketNumber(ref.ticketNumber) ?? "");
}

function selectTimeline(db: Db, key: SQL | undefined, audience: SQL | undefined) {
  return db
    .select(eventFields)
    .from(ticketEvents)
    .where(
      and(sql`${ticketEvents.ticketId} = (select ${supportTickets.id} from ${supportTickets} where ${key})`, audience),
    )
    .orderBy(desc(ticketEvents.seq))
    .limit(timelineLength);
}

/** A ticket's photos, oldest first. */
function selectPhotoIds(db: Db, key: SQL | undefined, which: SQL | undefined) {
  return db
    .select({ id: photos.id })
    .from(photos)
    .where(and(sql`${photos.ticketId} = (select ${supportTickets.id} from ${supportTickets} where ${key})`, which))
    .orderBy(asc(photos.createdAt));
}

/** Waiting tickets, the most dangerous and soonest due among them; and the technician's languages. */
export async function listWaitingTickets(db: Db, userId: string, atMost = 50) {
  const waiting = and(eq(supportTickets.status, "open"), isNull(supportTickets.assignedTo));
  const danger = sql`max(
    case ${supportTickets.urgencyLevel} when 'emergency' then 3 when 'high' then 2 when 'medium' then 1 else 0 end,
    case ${supportTickets.assessedUrgency} when 'emergency' then 3 when 'high' then 2 when 'medium' then 1 else 0 end)`;
  const [dangerous, due, [tech]] = await db.batch([
    db
      .select(listFields)
      .from(supportTickets)
      .where(waiting)
      .orderBy(desc(danger), asc(supportTickets.responseDueAt))
      .limit(atMost),
    db.select(listFields).from(supportTickets).where(waiting).orderBy(asc(supportTickets.responseDueAt)).limit(atMost),
    db.select({ languages: techProfiles.languages }).from(techProfiles).where(eq(techProfiles.userId, userId)).limit(1),
  ]);
  const tickets = new Map([...dangerous, ...due].map((ticket) => [ticket.id, ticket]));
  return { tickets: [...tickets.values()], languages: tech?.languages ?? [] };
}

export type TicketListRow = Awaited<ReturnType<typeof listForDriver>>[number];
export type QueueRow = Awaited<ReturnType<typeof listTickets>>["items"][number];
export type DriverTicketRow = NonNullable<Awaited<ReturnType<typeof findOwnTicket>>>;
export type StaffTicketRow = NonNullable<Awaited<ReturnType<typeof findTicketForStaff>>>;
