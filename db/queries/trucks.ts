import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { type Page, pageOf } from "#domain/paging.ts";
import type { Truck } from "#domain/trucks/truck.ts";
import type { Db } from "../client.ts";
import { fleetTrucks, repairHistory } from "../schema/index.ts";
import { type DriverScope, within } from "./fleet-scope.ts";

const truckFields = {
  id: fleetTrucks.id,
  brand: fleetTrucks.brand,
  year: fleetTrucks.year,
  model: fleetTrucks.model,
  truckName: fleetTrucks.truckName,
  mileage: fleetTrucks.mileage,
  vin: fleetTrucks.vin,
  createdAt: fleetTrucks.createdAt,
  // A column of the outer table loses its table's name in a field; written out, it keeps it.
  repairCount: sql<number>`(select count(*) from ${repairHistory} where truck_id = fleet_trucks.id)`,
  lastRepair: sql<number | null>`(select max(repair_date) from ${repairHistory} where truck_id = fleet_trucks.id)`,
};

/** What a driver says of a truck. */
export interface TruckValues {
  readonly brand: string;
  readonly year: number;
  readonly model: string;
  readonly truckName: string | null;
  readonly mileage: number | null;
  readonly vin: string | null;
}

/** One page of the active trucks that a driver may use, newest first, with their repairs counted. */
export async function listActiveTrucks(
  db: Db,
  scope: DriverScope,
  page: { readonly cursor?: string | null | undefined; readonly limit: number },
): Promise<Page<Truck>> {
  const [time, id] = page.cursor?.split(".") ?? [];
  const older =
    time === undefined || id === undefined
      ? undefined
      : sql`(${fleetTrucks.createdAt}, ${fleetTrucks.id}) < (${Number(time)}, ${id})`;
  const rows = await db
    .select(truckFields)
    .from(fleetTrucks)
    .where(and(activeWithin(scope), older))
    .orderBy(desc(fleetTrucks.createdAt), desc(fleetTrucks.id))
    .limit(page.limit + 1);
  return pageOf(rows, page.limit, (last) => `${last.createdAt}.${last.id}`);
}

/** One of the active trucks that a driver may use; null when there is no such truck. */
export async function findActiveTruck(db: Db, key: DriverScope & { readonly id: string }): Promise<TruckValues | null> {
  const { brand, year, model, truckName, mileage, vin } = truckFields;
  const [row] = await db
    .select({ brand, year, model, truckName, mileage, vin })
    .from(fleetTrucks)
    .where(and(eq(fleetTrucks.id, key.id), activeWithin(key)));
  return row ?? null;
}

/** How many active trucks a driver (or the driver's fleet) has, and whether one of them (other than `exceptId`) has this VIN. */
export async function countActiveTrucks(
  db: Db,
  input: DriverScope & { readonly vin: string | null; readonly exceptId?: string },
): Promise<{ readonly active: number; readonly vinTaken: boolean }> {
  const other = input.exceptId ?? "";
  const [row] = await db
    .select({
      active: sql<number>`count(*)`,
      vinTaken: sql<number>`coalesce(sum(${fleetTrucks.vin} = ${input.vin} and ${fleetTrucks.id} <> ${other}), 0)`,
    })
    .from(fleetTrucks)
    .where(activeWithin(input));
  return { active: row?.active ?? 0, vinTaken: (row?.vinTaken ?? 0) > 0 };
}

/** Saves a truck unless its driver (or the driver's fleet) has `limit` active ones already (null: no limit); false when that is so. */
export async function insertTruckWithinLimit(
  db: Db,
  truck: TruckValues & DriverScope & { readonly id: string; readonly now: number },
  limit: number | null,
): Promise<boolean> {
  const room: SQL =
    limit === null ? sql`1` : sql`(select count(*) from ${fleetTrucks} where ${activeWithin(truck)}) < ${limit}`;
  const result = await db.run(sql`insert into ${fleetTrucks}
    (id, user_id, brand, year, model, truck_name, mileage, vin, is_active, created_at, updated_at)
    select ${truck.id}, ${truck.userId}, ${truck.brand}, ${truck.year}, ${truck.model}, ${truck.truckName},
      ${truck.mileage}, ${truck.vin}, 1, ${truck.now}, ${truck.now}
    where ${room}`);
  return result.rowsAffected === 1;
}

/** Changes one of a driver's own active trucks, or for a fleet's owner one of the fleet's; false when there is none. */
export async function updateOwnTruck(
  db: Db,
  key: DriverScope & { readonly id: string },
  values: Partial<TruckValues & { readonly isActive: boolean }>,
  now: number,
): Promise<boolean> {
  const result = await db
    .update(fleetTrucks)
    .set({ ...values, updatedAt: now })
    .where(and(eq(fleetTrucks.id, key.id), activeWithin(key)));
  return result.rowsAffected === 1;
}

function activeWithin(scope: DriverScope): SQL | undefined {
  return and(within(fleetTrucks.userId, scope), eq(fleetTrucks.isActive, true));
}
