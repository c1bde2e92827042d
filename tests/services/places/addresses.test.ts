import { describe, expect, it } from "vitest";
import { longestWait } from "#scripts/checks/hang-guards.ts";
import { callerFor, makeActor } from "#tests/support/actors.ts";
import { testDeps } from "#tests/support/deps.ts";
import { playOutside, silence, timeoutWith } from "#tests/support/outside.ts";
import type { OutsideReply } from "#tests/support/outside-stand-in.ts";
import { createKeptAddresses } from "#worker/adapters/cached-addresses.ts";
import { createNominatimAddresses } from "#worker/adapters/nominatim.ts";
import { systemClock } from "#worker/adapters/system-clock.ts";
import { createTablePlaces } from "#worker/adapters/table-places.ts";
import { throttle } from "#worker/adapters/throttle.ts";

const day = 86_400_000;

/** A spot of this test's own, so that no other test has its address. */
function somewhere() {
  const fraction = () => Math.round(Math.random() * 1e6) / 1e6;
  return { latitude: 30 + fraction() * 15, longitude: -120 + fraction() * 40 };
}

async function scene(...replies: readonly OutsideReply[]) {
  const service = await playOutside(...replies);
  const nominatim = createNominatimAddresses({
    url: service.url,
    userAgent: "Roadflare/1.0 (test)",
    timeout: timeoutWith(replies),
  });
  const { db, clock } = testDeps();
  const pace = { name: crypto.randomUUID(), spacing: 10, maxWait: longestWait };
  const addresses = createKeptAddresses({ db, clock, realTime: systemClock }, nominatim, pace);
  const deps = testDeps({ db, clock, places: createTablePlaces(db, addresses) });
  const { actor } = await makeActor(db, "driver");
  return { service, deps, clock, driver: callerFor(deps, actor).driver.places };
}

const i80 = { place_id: 1, display_name: "I 80, Elko County, Nevada", lat: "40.8", lon: "-115.7" };

describe("the address at a position", () => {
  it("is asked for once for a cell of four decimals, under our own name, and kept for 30 days", async () => {
    const { service, driver, clock } = await scene({ json: i80 });
    const { latitude, longitude } = somewhere();
    const cell = { latitude: Math.round(latitude * 1e4) / 1e4, longitude: Math.round(longitude * 1e4) / 1e4 };

    expect(await driver.reverse({ latitude, longitude })).toEqual({ address: "I 80, Elko County, Nevada" });
    expect(await driver.reverse({ latitude: cell.latitude + 0.00004, longitude: cell.longitude - 0.00004 })).toEqual({
      address: "I 80, Elko County, Nevada",
    });
    clock.advance(30 * day - 1);
    await driver.reverse(cell);

    expect(await service.requests()).toMatchObject([
      {
        path: "/reverse",
        query: { lat: String(cell.latitude), lon: String(cell.longitude), format: "jsonv2" },
        userAgent: "Roadflare/1.0 (test)",
      },
    ]);
    clock.advance(2);
    await service.answer({ json: { ...i80, display_name: "Renamed Road" } });
    expect(await driver.reverse(cell)).toEqual({ address: "Renamed Road" });
  });

  it.each<[string, OutsideReply]>([
    ["200 and an error", { json: { error: "Unable to geocode" } }],
    ["no name", { json: { place_id: 1 } }],
    ["an empty name", { json: { display_name: " " } }],
  ])("is none when the service answers %s, and that is kept too", async (_, reply) => {
    const { service, driver } = await scene(reply);
    const here = somewhere();
    expect(await driver.reverse(here)).toEqual({ address: null });
    expect(await driver.reverse(here)).toEqual({ address: null });
    expect(await service.requests()).toHaveLength(1);
  });

  it.each<[string, OutsideReply]>([
    ["refuses", { status: 403 }],
    ["is silent", silence],
    ["answers a page", { text: "<html></html>" }],
    ["answers a list", { json: [] }],
  ])("is unavailable when the service %s, and nothing is kept", async (_, reply) => {
    const { service, driver } = await scene(reply);
    const here = somewhere();
    await expect(driver.reverse(here)).rejects.toMatchObject({ cause: { code: "service.unavailable" } });
    await service.answer({ json: i80 });
    expect(await driver.reverse(here)).toEqual({ address: i80.display_name });
  });
});

describe("a search", () => {
  it("answers the first position in the country, once for a query however it is spaced or cased", async () => {
    const { service, driver } = await scene({ json: [{ lat: "41.1399814", lon: "-104.8202462" }, { lat: "1" }] });
    const town = `Cheyenne ${crypto.randomUUID()}`;
    const position = { latitude: 41.1399814, longitude: -104.8202462 };
    await service.answer({ json: [{ lat: "41.1399814", lon: "-104.8202462" }] });
    expect(await driver.search({ q: ` ${town}  WY ` })).toEqual({ position });
    expect(await driver.search({ q: `${town.toUpperCase()} wy` })).toEqual({ position });
    expect(await service.requests()).toMatchObject([
      { path: "/search", query: { q: `${town} WY`, limit: "1", countrycodes: "us" } },
    ]);
  });

  it("that finds nothing answers nothing", async () => {
    const { driver } = await scene({ json: [] });
    expect(await driver.search({ q: crypto.randomUUID() })).toEqual({ position: null });
  });

  it("of one driver is answered thirty times in ten minutes", async () => {
    const { driver, clock } = await scene({ json: [] });
    const q = crypto.randomUUID();
    for (let count = 0; count < 30; count++) await driver.search({ q });
    await expect(driver.search({ q })).rejects.toMatchObject({
      code: "TOO_MANY_REQUESTS",
      cause: { code: "place.rate_limited" },
    });
    clock.advance(10 * 60_000);
    await driver.search({ q });
  });
});

describe("the pace of a service", () => {
  it("is one request a second for addresses, whoever asks", async () => {
    const service = await playOutside({ json: i80 });
    const nominatim = createNominatimAddresses({ url: service.url, userAgent: "Roadflare/1.0 (test)" });
    const drivers = Array.from({ length: 3 }, () => {
      const { db, clock } = testDeps();
      return createKeptAddresses({ db, clock, realTime: systemClock }, nominatim);
    });
    await Promise.all(drivers.map((addresses) => addresses.reverse(somewhere())));
    const [first, second, third] = (await service.requests()).map(({ at }) => at).toSorted((a, b) => a - b);
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(1000);
    expect((third ?? 0) - (second ?? 0)).toBeGreaterThanOrEqual(1000);
  });

  const pace = { spacing: 300, maxWait: 60_000 };

  it("holds for all who ask at once, from whatever instance", async () => {
    const service = `pace-${crypto.randomUUID()}`;
    const askedAt = await Promise.all(
      Array.from({ length: 5 }, async () => {
        await throttle({ db: testDeps().db, clock: systemClock }, service, pace);
        return Date.now();
      }),
    );
    const inOrder = askedAt.toSorted((a, b) => a - b);
    const gaps = inOrder.slice(1).map((at, index) => at - (inOrder[index] ?? 0));
    // The runtime's timers may fire a millisecond early.
    for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(pace.spacing - 2);
  });

  it("makes nobody wait for long: who would have to is told at once", async () => {
    const service = `pace-${crypto.randomUUID()}`;
    const { db } = testDeps();
    const results = await Promise.allSettled(
      Array.from({ length: 6 }, () => throttle({ db, clock: systemClock }, service, { spacing: 300, maxWait: 900 })),
    );
    const refused = results.filter(({ status }) => status === "rejected");
    expect(refused.length).toBeGreaterThanOrEqual(3);
    expect(refused[0]).toMatchObject({ reason: { code: "service.unavailable", details: { reason: "busy" } } });
  });
});
