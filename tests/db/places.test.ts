import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { importPlaces, listNearbyPlaces } from "#db/queries/places.ts";
import { places } from "#db/schema/index.ts";
import { distanceMetres, nearbyRadius, type Position, placeKinds } from "#domain/places/place.ts";
import { someId } from "#tests/support/factories.ts";
import { type OwnDatabase, openMigratedDatabase } from "./own-database.ts";

let own: OwnDatabase;

beforeAll(async () => {
  own = await openMigratedDatabase();
});

afterAll(() => own.close());

beforeEach(async () => {
  await own.db.delete(places);
});

let serial = 0;

function place(position: Position, over: Partial<typeof places.$inferInsert> = {}): typeof places.$inferInsert {
  return {
    id: someId("place"),
    kind: "shop",
    name: `Place ${++serial}`,
    ...position,
    source: "test",
    sourceId: String(serial),
    importedAt: 1,
    ...over,
  };
}

test("what is within the radius is found, nearest first, whatever the position", async () => {
  const position = fc.record({
    latitude: fc.double({ min: -85, max: 85, noNaN: true }),
    longitude: fc.oneof(
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.double({ min: 179, max: 180, noNaN: true }),
      fc.double({ min: -180, max: -179, noNaN: true }),
    ),
  });
  const offset = fc.double({ min: -1.2, max: 1.2, noNaN: true });
  await fc.assert(
    fc.asyncProperty(
      position,
      fc.array(fc.tuple(offset, offset), { minLength: 1, maxLength: 20 }),
      async (here, offsets) => {
        await own.db.delete(places);
        const rows = offsets.map(([dLat, dLon], index) =>
          place(
            { latitude: here.latitude + dLat, longitude: wrap(here.longitude + dLon) },
            { kind: placeKinds[index % 3] ?? "shop" },
          ),
        );
        await importPlaces(own.db, rows);
        const expected = rows
          .map((row) => ({ id: row.id, distance: distanceMetres(here, row) }))
          .filter(({ distance }) => distance <= nearbyRadius)
          .sort((a, b) => a.distance - b.distance || (a.id < b.id ? -1 : 1))
          .map(({ id }) => id);
        expect((await listNearbyPlaces(own.db, here, nearbyRadius)).map(({ id }) => id)).toEqual(expected);
      },
    ),
    { numRuns: 40 },
  );
});

test("many shops leave room for the towing service farther away", async () => {
  const here = { latitude: 40.83, longitude: -115.76 };
  const shops = Array.from({ length: 100 }, (_, n) => place({ latitude: 40.83 + n / 10_000, longitude: -115.76 }));
  await importPlaces(own.db, [
    ...shops,
    place({ latitude: 41.2, longitude: -115.76 }, { kind: "towing", name: "Tow" }),
  ]);
  const found = await listNearbyPlaces(own.db, here, nearbyRadius, 10);
  expect(found.filter(({ kind }) => kind === "shop").map(({ id }) => id)).toEqual(
    shops.slice(0, 10).map(({ id }) => id),
  );
  expect(found.at(-1)?.name).toBe("Tow");
});

test("importing a place again changes it and keeps its id", async () => {
  const first = place({ latitude: 35, longitude: -100 }, { phone: "555-0100" });
  await importPlaces(own.db, [first]);
  await importPlaces(own.db, [{ ...first, id: someId("place"), name: "New name", phone: null, latitude: 36 }]);
  expect(await own.db.select().from(places)).toMatchObject([
    { id: first.id, name: "New name", phone: null, latitude: 36 },
  ]);
});

test("a large import is all or nothing", async () => {
  const rows = Array.from({ length: 600 }, () => place({ latitude: 35, longitude: -100 }));
  expect(await importPlaces(own.db, rows)).toBe(600);
  expect(await importPlaces(own.db, [])).toBe(0);
  const taken = rows[0]?.id ?? "";
  const bad = [
    ...Array.from({ length: 300 }, () => place({ latitude: 1, longitude: 1 })),
    place({ latitude: 1, longitude: 1 }, { id: taken }),
  ];
  await expect(importPlaces(own.db, bad)).rejects.toThrow();
  expect(await own.db.$count(places)).toBe(600);
});

function wrap(longitude: number): number {
  return longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude;
}
