import { and, desc, eq, inArray, lt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { type Page, pageOf } from "#domain/paging.ts";
import type { ListOrdersInput } from "#domain/parts/inputs.ts";
import { partStatusesOf } from "#domain/parts/order.ts";
import type { Db } from "../client.ts";
import { partsOrders, supportTickets, techProfiles, userProfiles } from "../schema/index.ts";
import { newestOfStatuses } from "./newest-of-statuses.ts";
import { partFields } from "./parts.ts";
import { numberBegins } from "./ticket-number-range.ts";

const drivers = alias(userProfiles, "drivers");
const proposers = alias(userProfiles, "proposers");

const orderFields = {
  ...partFields,
  ticketNumber: supportTickets.ticketNumber,
  driverName: supportTickets.contactName,
  driverEmail: drivers.email,
  /** Null when the account of its proposer was erased. */
  proposedBy: sql<string | null>`coalesce(${techProfiles.fullName}, ${proposers.fullName},
    ${proposers.email})`,
};

/** Everybody's orders, newest first, by status and by the beginning of a ticket number. One round trip. */
export async function listOrders(db: Db, input: ListOrdersInput): Promise<Page<OrderRow>> {
  const { cursor, limit, q, status } = input;
  const numbered = q === "" ? undefined : numberBegins(q);
  if (numbered === null) return { items: [], nextCursor: null };
  const tickets = db.select({ id: supportTickets.id }).from(supportTickets).where(numbered);
  const where = and(
    numbered === undefined ? undefined : inArray(partsOrders.ticketId, tickets),
    cursor ? lt(partsOrders.seq, Number(cursor)) : undefined,
  );
  const rows = await selectOrders(db)
    .where(status ? newestOfStatuses(partsOrders, partStatusesOf(status), { where, limit: limit + 1 }) : where)
    .orderBy(desc(partsOrders.seq))
    .limit(limit + 1);
  return pageOf(rows, limit, (last) => String(last.seq));
}

function selectOrders(db: Db) {
  return db
    .select(orderFields)
    .from(partsOrders)
    .innerJoin(supportTickets, eq(supportTickets.id, partsOrders.ticketId))
    .leftJoin(drivers, eq(drivers.id, supportTickets.userId))
    .leftJoin(proposers, eq(proposers.id, partsOrders.createdBy))
    .leftJoin(techProfiles, eq(techProfiles.userId, partsOrders.createdBy));
}

export type OrderRow = Awaited<ReturnType<typeof selectOrders>>[number];
