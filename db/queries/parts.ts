import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import { pageOf } from "#domain/paging.ts";
import type { PartStatus } from "#domain/parts/order.ts";
import type { Db } from "../client.ts";
import { partsOrders, supportTickets, techProfiles } from "../schema/index.ts";
import { insertEvent, type NewTicketEvent } from "./ticket-changes.ts";

export const partFields = {
  seq: partsOrders.seq,
  id: partsOrders.id,
  ticketId: partsOrders.ticketId,
  partsDescription: partsOrders.partsDescription,
  price: partsOrders.price,
  discountPercent: partsOrders.discountPercent,
  status: partsOrders.status,
  createdAt: partsOrders.createdAt,
  updatedAt: partsOrders.updatedAt,
};

const ticketFields = {
  id: supportTickets.id,
  ticketNumber: supportTickets.ticketNumber,
  userId: supportTickets.userId,
  status: supportTickets.status,
  assignedTo: supportTickets.assignedTo,
  assignedName: supportTickets.assignedName,
  version: supportTickets.version,
};

/** A ticket's orders, newest first; of one driver's ticket alone where `ownerId` is given. */
export async function listParts(
  db: Db,
  input: {
    readonly ticketId: string;
    readonly ownerId?: string;
    readonly cursor?: string | null | undefined;
    readonly limit: number;
  },
) {
  const rows = await db
    .select(partFields)
    .from(partsOrders)
    .innerJoin(supportTickets, eq(supportTickets.id, partsOrders.ticketId))
    .where(
      and(
        eq(partsOrders.ticketId, input.ticketId),
        input.ownerId === undefined ? undefined : eq(supportTickets.userId, input.ownerId),
        input.cursor ? lt(partsOrders.seq, Number(input.cursor)) : undefined,
      ),
    )
    .orderBy(desc(partsOrders.seq))
    .limit(input.limit + 1);
  return pageOf(rows, input.limit, (last) => String(last.seq));
}

/** An order with its ticket's state, and the name that a member of staff goes by; null when there is none. */
export async function findPart(db: Db, partId: string, staffId = "") {
  const [row] = await db
    .select({ part: partFields, ticket: ticketFields, rememberedName: techProfiles.displayName })
    .from(partsOrders)
    .innerJoin(supportTickets, eq(supportTickets.id, partsOrders.ticketId))
    .leftJoin(techProfiles, eq(techProfiles.userId, staffId))
    .where(eq(partsOrders.id, partId))
    .limit(1);
  return row ?? null;
}

export type PartRow = NonNullable<Awaited<ReturnType<typeof findPart>>>["part"];

/** What a change of an order did; null when it was too late for it. */
export interface PartOutcome {
  readonly part: PartRow;
  /** The ticket's version after the change. */
  readonly version: number;
}

/** Writes a new order with its event, both or neither; null when the ticket is gone. One round trip. */
export function insertPart(
  db: Db,
  part: typeof partsOrders.$inferInsert,
  event: NewTicketEvent,
): Promise<PartOutcome | null> {
  const write = sql`insert into parts_orders
    (id, ticket_id, parts_description, price, discount_percent, status, created_by, created_at, updated_at)
    select ${part.id}, ${supportTickets.id}, ${part.partsDescription}, ${part.price},
      ${part.discountPercent ?? 0}, 'pending',
      ${part.createdBy ?? null}, ${part.createdAt}, ${part.updatedAt}
    from ${supportTickets} where ${eq(supportTickets.id, part.ticketId)}`;
  return writePart(db, part.id, part.ticketId, event, sql`1`, write);
}

/** Changes an order's status with its event, both or neither; null when its status is no longer `from`. */
export function changePartStatus(
  db: Db,
  change: {
    readonly partId: string;
    readonly ticketId: string;
    readonly from: PartStatus;
    readonly to: PartStatus;
  },
  event: NewTicketEvent,
): Promise<PartOutcome | null> {
  const still = sql`id = ${change.partId} and status = ${change.from}`;
  const write = sql`update parts_orders set status = ${change.to}, updated_at = ${event.createdAt} where ${still}`;
  const condition = sql`exists (select 1 from parts_orders where ${still})`;
  return writePart(db, change.partId, change.ticketId, event, condition, write);
}

/** The order itself is written last: until then the condition sees it as it was. */
async function writePart(
  db: Db,
  partId: string,
  ticketId: string,
  event: NewTicketEvent,
  condition: SQL,
  write: SQL,
): Promise<PartOutcome | null> {
  const still = and(eq(supportTickets.id, ticketId), condition);
  const [, [ticket], , [part]] = await db.batch([
    db.run(insertEvent(event, still)),
    db
      .update(supportTickets)
      .set({ updatedAt: event.createdAt, version: sql`${supportTickets.version} + 1` })
      .where(still)
      .returning({ version: supportTickets.version }),
    db.run(write),
    db.select(partFields).from(partsOrders).where(eq(partsOrders.id, partId)).limit(1),
  ]);
  return ticket === undefined || part === undefined ? null : { part, version: ticket.version };
}
