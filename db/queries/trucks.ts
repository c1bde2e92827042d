import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { type Page, pageOf } from "#domain/paging.ts";
import type { Truck } from "#domain/trucks/truck.ts";
import type { Db } from "../client.ts";
import { fleetTrucks, repairHistory } from "../schema/index.ts";

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

/** One page of a driver's active trucks, newest first, with their repairs counted. */
export async function listActiveTrucks(
  db: Db,
  userId: string,
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
    .where(and(activeOf(userId), older))
    .orderBy(desc(fleetTrucks.createdAt), desc(fleetTrucks.id))
    .limit(page.limit + 1);
  return pageOf(rows, page.limit, (last) => `${last.createdAt}.${last.id}`);
}

/** How many active trucks a driver has, and whether one of them (other than `exceptId`) has this VIN. */
export async function countActiveTrucks(
  db: Db,
  input: { readonly userId: string; readonly vin: string | null; readonly exceptId?: string },
): Promise<{ readonly active: number; readonly vinTaken: boolean }> {
  const other = input.exceptId ?? "";
  const [row] = await db
    .select({
      active: sql<number>`count(*)`,
      vinTaken: sql<number>`coalesce(sum(${fleetTrucks.vin} = ${input.vin} and ${fleetTrucks.id} <> ${other}), 0)`,
    })
    .from(fleetTrucks)
    .where(activeOf(input.userId));
  return { active: row?.active ?? 0, vinTaken: (row?.vinTaken ?? 0) > 0 };
}

/** Saves a truck unless its driver has `limit` active ones already (null: no limit); false when that is so. */
export async function insertTruckWithinLimit(
  db: Db,
  truck: TruckValues & { readonly id: string; readonly userId: string; readonly now: number },
  limit: number | null,
): Promise<boolean> {
  const room: SQL =
    limit === null
      ? sql`1`
      : sql`(select count(*) from ${fleetTrucks} where ${fleetTrucks.userId} = ${truck.userId} and ${fleetTrucks.isActive} = 1) < ${limit}`;
  const result = await db.run(sql`insert into ${fleetTrucks}
    (id, user_id, brand, year, model, truck_name, mileage, vin, is_active, created_at, updated_at)
    select ${truck.id}, ${truck.userId}, ${truck.brand}, ${truck.year}, ${truck.model}, ${truck.truckName},
      ${truck.mileage}, ${truck.vin}, 1, ${truck.now}, ${truck.now}
    where ${room}`);
  return result.rowsAffected === 1;
}

/** Changes one of a driver's own active trucks; false when there is no such truck. */
export async function updateOwnTruck(
  db: Db,
  key: { readonly id: string; readonly userId: string },
  values: Partial<TruckValues & { readonly isActive: boolean }>,
  now: number,
): Promise<boolean> {
  const result = await db
    .update(fleetTrucks)
    .set({ ...values, updatedAt: now })
    .where(and(eq(fleetTrucks.id, key.id), activeOf(key.userId)));
  return result.rowsAffected === 1;
}

function activeOf(userId: string): SQL | undefined {
  return and(eq(fleetTrucks.userId, userId), eq(fleetTrucks.isActive, true));
}
