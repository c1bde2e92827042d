import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { fleetTrucks } from "#db/schema/index.ts";
import { callerFor, makeActor } from "#tests/support/actors.ts";
import { testDeps } from "#tests/support/deps.ts";
import { makeRepair, makeTruck, type UserOptions } from "#tests/support/factories.ts";

async function driver(options: UserOptions = {}) {
  const deps = testDeps();
  const { actor } = await makeActor(deps.db, "driver", options);
  return { deps, actor, trucks: callerFor(deps, actor).driver.trucks };
}

const truck = { brand: "Freightliner", year: 2020, model: "Cascadia" };
const notFound = { code: "NOT_FOUND", cause: { code: "truck.not_found", details: {} } };

describe("a driver's trucks", () => {
  it("are listed newest first, active ones alone, with their repairs counted", async () => {
    const { deps, actor, trucks } = await driver();
    const older = await makeTruck(deps.db, { userId: actor.userId, createdAt: 1000 });
    const newer = await makeTruck(deps.db, { userId: actor.userId, createdAt: 2000 });
    await makeTruck(deps.db, { userId: actor.userId, isActive: false });
    await makeTruck(deps.db);
    for (const repairDate of [5000, 7000]) await makeRepair(deps.db, older.id, { summary: "Brakes.", repairDate });

    const { items, nextCursor } = await trucks.list();

    expect(nextCursor).toBeNull();
    expect(items).toMatchObject([
      { id: newer.id, repairCount: 0, lastRepair: null },
      { id: older.id, repairCount: 2, lastRepair: 7000 },
    ]);
    const first = await trucks.list({ limit: 1 });
    expect((await trucks.list({ limit: 1, cursor: first.nextCursor })).items).toMatchObject([{ id: older.id }]);
  });

  it("tell what was done to them, newest first, and to nobody else", async () => {
    const { deps, actor, trucks } = await driver();
    const { id: truckId } = await makeTruck(deps.db, { userId: actor.userId });
    await makeRepair(deps.db, truckId, { summary: "Slack adjuster.", repairDate: 5000 });
    await makeRepair(deps.db, truckId, { summary: "Alternator.", repairDate: 7000 });
    const first = await trucks.repairs({ truckId, limit: 1 });
    expect(first.items).toMatchObject([{ kind: "manual", summary: "Alternator.", repairDate: 7000 }]);
    const rest = await trucks.repairs({ truckId, limit: 1, cursor: first.nextCursor });
    expect(rest).toMatchObject({ items: [{ summary: "Slack adjuster." }], nextCursor: null });

    const stranger = await driver();
    await expect(stranger.trucks.repairs({ truckId })).rejects.toMatchObject(notFound);
  });

  it("are saved with the VIN in capital letters and blanks as nothing", async () => {
    const { deps, actor, trucks } = await driver();
    const { id } = await trucks.create({ ...truck, vin: "1fujgldr3clbp8834", truckName: " ", mileage: 512_000 });
    const [row] = await deps.db.select().from(fleetTrucks).where(eq(fleetTrucks.id, id));
    expect(row).toMatchObject({
      userId: actor.userId,
      vin: "1FUJGLDR3CLBP8834",
      truckName: null,
      mileage: 512_000,
      isActive: true,
    });
  });

  it("are not saved twice under one VIN", async () => {
    const { trucks } = await driver();
    const vin = "1FUJGLDR3CLBP8834";
    const { id } = await trucks.create({ ...truck, vin });
    await expect(trucks.create({ ...truck, vin })).rejects.toMatchObject({ cause: { code: "truck.vin_taken" } });
    await trucks.update({ ...truck, truckId: id, vin });
    await trucks.create(truck);
    const stranger = await driver();
    await stranger.trucks.create({ ...truck, vin });
  });

  it("are at most five on trial, also when saved all at once; the sixth says so", async () => {
    const { deps, actor, trucks } = await driver();
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => trucks.create(truck)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
    expect(await deps.db.$count(fleetTrucks, eq(fleetTrucks.userId, actor.userId))).toBe(5);
    await expect(trucks.create(truck)).rejects.toMatchObject({
      code: "FORBIDDEN",
      cause: { code: "truck.limit_reached", details: { limit: 5 } },
    });
  });

  it("make room when one is retired, which deletes nothing", async () => {
    const { deps, trucks } = await driver();
    const ids = await Promise.all(Array.from({ length: 5 }, () => trucks.create(truck)));
    const retired = ids[0]?.id ?? "";
    await trucks.retire({ truckId: retired });
    await trucks.create(truck);
    const [row] = await deps.db.select().from(fleetTrucks).where(eq(fleetTrucks.id, retired));
    expect(row?.isActive).toBe(false);
    await expect(trucks.retire({ truckId: retired })).rejects.toMatchObject(notFound);
  });

  it("may be more on Fleet, and any number on Enterprise", async () => {
    const fleet = await driver({ subscription: { status: "active", tierName: "fleet_manager" } });
    const big = await driver({ subscription: { status: "active", tierName: "b2b_enterprise" } });
    for (const { deps, actor } of [fleet, big]) {
      for (let count = 0; count < 25; count++) await makeTruck(deps.db, { userId: actor.userId });
    }
    await expect(fleet.trucks.create(truck)).rejects.toMatchObject({ cause: { details: { limit: 25 } } });
    await big.trucks.create(truck);
  });

  it("are changed by their own driver alone; another's is not there", async () => {
    const { deps, actor, trucks } = await driver();
    const mine = await makeTruck(deps.db, { userId: actor.userId });
    const other = await makeTruck(deps.db);
    await trucks.update({ truckId: mine.id, ...truck, model: "Columbia", mileage: 10 });
    expect((await trucks.list()).items).toMatchObject([{ model: "Columbia", mileage: 10, truckName: null }]);
    for (const truckId of [other.id, "trk_none"]) {
      await expect(trucks.update({ truckId, ...truck })).rejects.toMatchObject(notFound);
      await expect(trucks.retire({ truckId })).rejects.toMatchObject(notFound);
    }
  });

  it("are nothing for visitors", async () => {
    const { trucks } = callerFor(testDeps(), null).driver;
    await expect(trucks.list()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    await expect(trucks.create(truck)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  });
});
