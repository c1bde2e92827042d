import { describe, expect, it } from "vitest";
import { places } from "#db/schema/index.ts";
import { callerFor, makeActor } from "#tests/support/actors.ts";
import { testDeps } from "#tests/support/deps.ts";
import { someId } from "#tests/support/factories.ts";
import { createTablePlaces } from "#worker/adapters/table-places.ts";

/** A corner of the ocean of this test's own. */
const here = { latitude: -40 - Math.random() * 20, longitude: -120 - Math.random() * 20 };

describe("help nearby", () => {
  it("comes in three kinds, nearest first, in miles, from our own table", async () => {
    const { db } = testDeps();
    const deps = testDeps({ db, places: createTablePlaces(db) });
    const { actor } = await makeActor(db, "driver");
    const place = (name: string, kind: "shop" | "roadside" | "towing", degrees: number) => ({
      id: someId("place"),
      kind,
      name,
      latitude: here.latitude + degrees,
      longitude: here.longitude,
      type: "truck repair",
      openingHours: name === "Near Shop" ? "24/7" : null,
      phone: kind === "towing" ? null : "+1-555-555-0188",
      source: "test",
      sourceId: crypto.randomUUID(),
      isDemo: true,
      importedAt: 1,
    });
    await db
      .insert(places)
      .values([
        place("Far Shop", "shop", 0.2),
        place("Near Shop", "shop", 0.1),
        place("Too Far", "shop", 2),
        place("Tow", "towing", 0.05),
      ]);

    const found = await callerFor(deps, actor).driver.places.nearby(here);

    expect(found.shops.map(({ name }) => name)).toEqual(["Near Shop", "Far Shop"]);
    expect(found.shops[0]).toMatchObject({ distance: 6.9, type: "truck repair", openingHours: "24/7", demo: true });
    expect(found.towing).toMatchObject([{ name: "Tow", phone: null, type: null, openingHours: null }]);
    expect(found.roadside).toEqual([]);
  });

  it("names the nearest place when none is near, and whom to thank for what is shown", async () => {
    const { db } = testDeps();
    const deps = testDeps({ db, places: createTablePlaces(db) });
    const { actor } = await makeActor(db, "driver");
    const empty = { latitude: 60 + Math.random() * 8, longitude: 20 + Math.random() * 100 };
    await db.insert(places).values({
      id: someId("place"),
      kind: "towing",
      name: "Last Tow",
      latitude: empty.latitude + 2,
      longitude: empty.longitude,
      source: "openstreetmap",
      sourceId: crypto.randomUUID(),
      importedAt: 1,
    });
    const found = await callerFor(deps, actor).driver.places.nearby(empty);
    expect([found.shops, found.roadside, found.towing]).toEqual([[], [], []]);
    expect(found.nearest).toMatchObject({ name: "Last Tow", distance: 138.2 });
    expect(found.attributions).toEqual([
      { text: "© OpenStreetMap contributors", url: "https://www.openstreetmap.org/copyright" },
    ]);
  });

  it("knows no addresses without a service, and refuses impossible positions", async () => {
    const { db } = testDeps();
    const deps = testDeps({ db, places: createTablePlaces(db) });
    const { actor } = await makeActor(db, "driver");
    const driver = callerFor(deps, actor).driver.places;
    expect(await driver.reverse(here)).toEqual({ address: null });
    expect(await driver.search({ q: "Cheyenne, WY" })).toEqual({ position: null });
    await expect(driver.nearby({ latitude: 91, longitude: 0 })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
});
