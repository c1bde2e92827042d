import { and, desc, eq, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { pageOf } from "#domain/paging.ts";
import type { PartStatus } from "#domain/parts/order.ts";
import { mayModifyAny, type Staff } from "#domain/tickets/transitions.ts";
import type { Db } from "../client.ts";
import { partsOrders, supportTickets, techProfiles } from "../schema/index.ts";
import { type AuditEntry, auditInsertIf } from "./audit.ts";
import { insertEvent, type NewTicketEvent, selectHead, type TicketHead } from "./ticket-changes.ts";

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
    .select({ part: partFields, ticket: ticketFields, profileName: techProfiles.fullName })
    .from(partsOrders)
    .innerJoin(supportTickets, eq(supportTickets.id, partsOrders.ticketId))
    .leftJoin(techProfiles, eq(techProfiles.userId, staffId))
    .where(eq(partsOrders.id, partId))
    .limit(1);
  return row ?? null;
}

export type PartRow = NonNullable<Awaited<ReturnType<typeof findPart>>>["part"];

/** What a change of an order did. */
export interface PartOutcome {
  /** False when what was expected is no longer so; nothing was written then. */
  readonly changed: boolean;
  /** The order and its ticket after this change, or after the concurrent one that won; null when there is none. */
  readonly part: PartRow | null;
  readonly ticket: TicketHead | null;
}

/**
 * Writes a new order with its event, both or neither, as long as this member of staff may modify the ticket.
 * One round trip.
 */
export function insertPart(
  db: Db,
  part: typeof partsOrders.$inferInsert,
  { event, by, audit }: { readonly event: NewTicketEvent; readonly by: Staff; readonly audit: AuditEntry },
): Promise<PartOutcome> {
  const still = and(eq(supportTickets.id, part.ticketId), modifiableBy(by));
  const write = sql`insert into parts_orders
    (id, ticket_id, parts_description, price, discount_percent, status, created_by, created_at, updated_at)
    select ${part.id}, ${supportTickets.id}, ${part.partsDescription}, ${part.price},
      ${part.discountPercent ?? 0}, 'pending',
      ${part.createdBy ?? null}, ${part.createdAt}, ${part.updatedAt}
    from ${supportTickets} where ${still}`;
  return writePart(db, { partId: part.id, ticketId: part.ticketId, event, audit, still, write });
}

/**
 * Changes an order's status with its event, both or neither, as long as the status is `from`; where a member of staff
 * does it, as long as they may modify the ticket. One round trip.
 */
export function changePartStatus(
  db: Db,
  change: {
    readonly partId: string;
    readonly ticketId: string;
    readonly from: PartStatus;
    readonly to: PartStatus;
  },
  {
    event,
    by,
    audit,
  }: { readonly event: NewTicketEvent; readonly by: Staff | null; readonly audit: AuditEntry | undefined },
): Promise<PartOutcome> {
  const { partId, ticketId, from, to } = change;
  const unmoved = sql`id = ${partId} and status = ${from}`;
  const still = and(
    eq(supportTickets.id, ticketId),
    sql`exists (select 1 from parts_orders where ${unmoved})`,
    by === null ? undefined : modifiableBy(by),
  );
  const write = sql`update parts_orders set status = ${to}, updated_at = ${event.createdAt}
    where ${unmoved} and exists (select 1 from ${supportTickets} where ${still})`;
  return writePart(db, { partId, ticketId, event, audit, still, write });
}

/** `mayModify`, asked of the row as it is when the statement runs. */
function modifiableBy(staff: Staff): SQL | undefined {
  if (mayModifyAny(staff)) return undefined;
  return or(isNull(supportTickets.assignedTo), eq(supportTickets.assignedTo, staff.userId));
}

/** The order itself is written last: until then the condition sees it as it was. */
async function writePart(
  db: Db,
  change: {
    readonly partId: string;
    readonly ticketId: string;
    readonly event: NewTicketEvent;
    /** The line in the audit log, where staff do it. */
    readonly audit: AuditEntry | undefined;
    readonly still: SQL | undefined;
    readonly write: SQL;
  },
): Promise<PartOutcome> {
  const { partId, ticketId, event, audit, still, write } = change;
  const [, , [updated], , [part], [ticket]] = await db.batch([
    db.run(insertEvent(event, still)),
    db.run(auditInsertIf(audit, sql`exists (select 1 from ${supportTickets} where ${still})`)),
    db
      .update(supportTickets)
      .set({ updatedAt: event.createdAt, version: sql`${supportTickets.version} + 1` })
      .where(still)
      .returning({ version: supportTickets.version }),
    db.run(write),
    db.select(partFields).from(partsOrders).where(eq(partsOrders.id, partId)).limit(1),
    selectHead(db, ticketId),
  ]);
  return { changed: updated !== undefined, part: part ?? null, ticket: ticket ?? null };
}
