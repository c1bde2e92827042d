import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { type Page, pageOf } from "#domain/paging.ts";
import type { ListRepairsInput } from "#domain/trucks/repairs.ts";
import type { Db } from "../client.ts";
import { fleetTrucks, repairHistory, supportTickets, userProfiles } from "../schema/index.ts";
import { numberBegins } from "./ticket-number-range.ts";

const repairFields = {
  id: repairHistory.id,
  kind: repairHistory.kind,
  summary: repairHistory.summary,
  repairDate: repairHistory.repairDate,
  brand: fleetTrucks.brand,
  year: fleetTrucks.year,
  model: fleetTrucks.model,
  truckName: fleetTrucks.truckName,
  driverName: userProfiles.fullName,
  driverEmail: userProfiles.email,
  /** Of the ticket that it came from, while there is one. */
  ticketNumber: supportTickets.ticketNumber,
};

/** The repairs of all trucks, newest first, by the truck's brand and the beginning of a ticket number. One round trip. */
export async function listRepairs(db: Db, input: ListRepairsInput): Promise<Page<RepairRow>> {
  const { brand, cursor, limit, q } = input;
  const [time, id] = cursor?.split(".") ?? [];
  const numbered = q === "" ? undefined : numberBegins(q);
  if (numbered === null) return { items: [], nextCursor: null };
  const tickets = db.select({ id: supportTickets.id }).from(supportTickets).where(numbered);
  const rows = await selectRepairs(db)
    .where(
      and(
        brand ? eq(fleetTrucks.brand, brand) : undefined,
        numbered === undefined
          ? undefined
          : and(eq(repairHistory.kind, "ticket_resolved"), inArray(repairHistory.sourceId, tickets)),
        time === undefined || id === undefined
          ? undefined
          : sql`(${repairHistory.repairDate}, ${repairHistory.id}) < (${Number(time)}, ${id})`,
      ),
    )
    .orderBy(desc(repairHistory.repairDate), desc(repairHistory.id))
    .limit(limit + 1);
  return pageOf(rows, limit, (last) => `${last.repairDate}.${last.id}`);
}

const entryFields = {
  id: repairHistory.id,
  kind: repairHistory.kind,
  summary: repairHistory.summary,
  repairDate: repairHistory.repairDate,
};

/** What was found and repaired on one truck, newest first; whose truck it is was asked before. */
export async function listTruckRepairs(
  db: Db,
  truckId: string,
  page: { readonly cursor?: string | null | undefined; readonly limit: number },
): Promise<Page<TruckRepair>> {
  const [time, id] = page.cursor?.split(".") ?? [];
  const older =
    time === undefined || id === undefined
      ? undefined
      : sql`(${repairHistory.repairDate}, ${repairHistory.id}) < (${Number(time)}, ${id})`;
  const rows = await db
    .select(entryFields)
    .from(repairHistory)
    .where(and(eq(repairHistory.truckId, truckId), older))
    .orderBy(desc(repairHistory.repairDate), desc(repairHistory.id))
    .limit(page.limit + 1);
  return pageOf(rows, page.limit, (last) => `${last.repairDate}.${last.id}`);
}

export type TruckRepair = Pick<RepairRow, keyof typeof entryFields>;

/** The saved truck of a ticket with its newest repairs; null without such a ticket, its truck null where none is saved. */
export async function findTicketTruck(db: Db, ticketId: string, limit: number) {
  const ofTicket = db
    .select({ id: supportTickets.truckId })
    .from(supportTickets)
    .where(eq(supportTickets.id, ticketId));
  const [tickets, repairs] = await db.batch([
    db
      .select({
        ownerId: supportTickets.userId,
        truckId: fleetTrucks.id,
        truckName: fleetTrucks.truckName,
        mileage: fleetTrucks.mileage,
        vin: fleetTrucks.vin,
      })
      .from(supportTickets)
      .leftJoin(fleetTrucks, eq(fleetTrucks.id, supportTickets.truckId))
      .where(eq(supportTickets.id, ticketId)),
    db
      .select(entryFields)
      .from(repairHistory)
      .where(inArray(repairHistory.truckId, ofTicket))
      .orderBy(desc(repairHistory.repairDate), desc(repairHistory.id))
      .limit(limit),
  ]);
  const [ticket] = tickets;
  if (ticket === undefined) return null;
  const { ownerId, truckId, truckName, mileage, vin } = ticket;
  return { ownerId, truck: truckId === null ? null : { truckName, mileage, vin, repairs } };
}

function selectRepairs(db: Db) {
  return db
    .select(repairFields)
    .from(repairHistory)
    .innerJoin(fleetTrucks, eq(fleetTrucks.id, repairHistory.truckId))
    .leftJoin(userProfiles, eq(userProfiles.id, fleetTrucks.userId))
    .leftJoin(
      supportTickets,
      and(eq(repairHistory.kind, "ticket_resolved"), eq(supportTickets.id, repairHistory.sourceId)),
    );
}

export type RepairRow = Awaited<ReturnType<typeof selectRepairs>>[number];
