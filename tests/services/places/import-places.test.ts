import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { places } from "#db/schema/index.ts";
import { testDeps } from "#tests/support/deps.ts";
import { playOutside } from "#tests/support/outside.ts";
import { createOverpassExtract } from "#worker/adapters/overpass.ts";
import { runJobs } from "#worker/services/jobs/jobs.ts";
import { importPlaces } from "#worker/services/places/import-places.ts";

/** Places under a source of this test's own, so that tests beside it are not counted. */
function allThePlaces(spider: string, count: number, from = 0) {
  return {
    type: "FeatureCollection",
    features: Array.from({ length: count }, (_, index) => ({
      type: "Feature",
      geometry: { type: "Point", coordinates: [-100 + (from + index) / 10, 35] },
      properties: { "@spider": spider, ref: from + index, shop: "truck_repair", name: `${spider} ${from + index}` },
    })),
  };
}

describe("a file of places", () => {
  it("is put into the table, and again without doubling: its places keep their ids", async () => {
    const deps = testDeps();
    const spider = crypto.randomUUID();
    const file = allThePlaces(spider, 3);
    const first = await importPlaces({ deps, input: { file, complete: false } });
    expect(first).toEqual({
      byKind: { shop: 3, roadside: 0, towing: 0 },
      gone: 0,
      doubles: 0,
      passedOver: 0,
      asOf: null,
      sources: ["alltheplaces"],
    });
    const rows = await rowsOf(deps.db, spider);
    deps.clock.advance(1000);
    await importPlaces({ deps, input: { file: allThePlaces(spider, 2), complete: false } });
    const again = await rowsOf(deps.db, spider);
    expect(again.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect(again.map(({ isDemo, type }) => [isDemo, type])).toEqual(Array(3).fill([false, "Truck repair"]));
  });
});

describe("the job that fetches the country's places", () => {
  it("asks in one query, puts in what it is told and takes out what is gone; a failed query changes nothing", async () => {
    const node = (id: number) => ({
      type: "node",
      id,
      lat: 20 + id / 100,
      lon: -60,
      tags: { shop: "truck_repair", name: `Shop ${id}` },
    });
    const service = await playOutside({ json: { elements: [1, 2, 3, 4].map(node) } });
    const placeExtract = createOverpassExtract({
      url: `${service.url}/interpreter`,
      userAgent: "Roadflare/1.0 (test)",
    });
    const deps = testDeps({ placeExtract });
    const ids = async () => (await rowsFrom(deps.db, "openstreetmap")).map(({ sourceId }) => sourceId);

    expect(await runJobs(["places"], deps)).toBe(true);
    expect(await ids()).toEqual(["node/1", "node/2", "node/3", "node/4"]);
    const [request] = await service.requests();
    expect(request).toMatchObject({ method: "POST", path: "/interpreter", userAgent: "Roadflare/1.0 (test)" });
    expect(new URLSearchParams(request?.body).get("data")).toMatch(/^\[out:json\].*"shop"="truck_repair".*out center/s);

    deps.clock.advance(1000);
    await service.answer({ json: { elements: [node(1)], remark: "runtime error: Query ran out of memory" } });
    expect(await runJobs(["places"], deps)).toBe(false);
    expect(await ids()).toHaveLength(4);

    await service.answer({ status: 504, text: "too busy" });
    expect(await runJobs(["places"], deps)).toBe(false);

    await service.answer({ json: { elements: [node(1)] } });
    await runJobs(["places"], deps);
    expect(await ids(), "an answer that lost more than half takes nothing out").toHaveLength(4);

    deps.clock.advance(1000);
    await service.answer({ json: { elements: [2, 3, 4].map(node) } });
    await runJobs(["places"], deps);
    expect(await ids()).toEqual(["node/2", "node/3", "node/4"]);
  });

  it("does nothing while no service is set", async () => {
    expect(await runJobs(["places"], testDeps())).toBe(true);
  });
});

type Db = ReturnType<typeof testDeps>["db"];

async function rowsOf(db: Db, spider: string) {
  const rows = await rowsFrom(db, "alltheplaces");
  return rows.filter(({ sourceId }) => sourceId.startsWith(spider));
}

async function rowsFrom(db: Db, source: string) {
  return await db.select().from(places).where(eq(places.source, source)).orderBy(places.sourceId);
}
