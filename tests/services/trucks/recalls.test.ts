import { describe, expect, it } from "vitest";
import { callerFor, makeActor } from "#tests/support/actors.ts";
import { testDeps } from "#tests/support/deps.ts";
import { makeTruck } from "#tests/support/factories.ts";
import { type OutsideScene, playOutside, silence, timeoutWith } from "#tests/support/outside.ts";
import type { OutsideReply } from "#tests/support/outside-stand-in.ts";
import { createNhtsaRecalls } from "#worker/adapters/nhtsa.ts";

const day = 86_400_000;

const shaft = {
  Manufacturer: "Volvo Trucks",
  NHTSACampaignNumber: "16V097000",
  parkIt: true,
  Component: "STEERING:COLUMN",
  Summary: "The steering shaft may separate.",
  Consequence: "Loss of steering.",
  Remedy: "Dealers will replace the bolt.",
  Notes: null,
};

/** A driver with a truck of a model that no other test has, and the service in whose place the stand-in answers. */
async function scene(truck: Parameters<typeof makeTruck>[1], ...replies: readonly OutsideReply[]) {
  const service: OutsideScene = await playOutside(...replies);
  const recalls = createNhtsaRecalls({
    url: service.url,
    userAgent: "Roadflare/1.0 (test)",
    timeout: timeoutWith(replies),
  });
  const deps = testDeps({ recalls });
  const { actor } = await makeActor(deps.db, "driver");
  const model = `Model ${crypto.randomUUID()}`;
  const { id } = await makeTruck(deps.db, { model, ...truck, userId: actor.userId });
  const ask = () => callerFor(deps, actor).driver.trucks.recalls({ truckId: id });
  return { service, deps, ask, model };
}

describe("safety recalls of a truck", () => {
  it("are asked for by make, model and year, and named with what they mean", async () => {
    const { service, ask, model } = await scene(
      { brand: "Kenworth", year: 2018 },
      { json: { Count: 1, results: [shaft] } },
    );
    expect(await ask()).toEqual({
      recalls: [
        {
          campaign: "16V097000",
          component: "STEERING:COLUMN",
          summary: "The steering shaft may separate.",
          consequence: "Loss of steering.",
          remedy: "Dealers will replace the bolt.",
          doNotDrive: true,
        },
      ],
    });
    expect(await service.requests()).toMatchObject([
      {
        method: "GET",
        path: "/recalls/recallsByVehicle",
        query: { make: "KENWORTH", model: model.toUpperCase(), modelYear: "2018" },
        userAgent: "Roadflare/1.0 (test)",
      },
    ]);
  });

  it("go by the VIN where it is valid: it knows brand and year better", async () => {
    const { service, ask } = await scene(
      { brand: "Peterbilt", year: 2001, vin: "1FUJGLDR3CLBP8834" },
      { json: { results: [] } },
    );
    expect(await ask()).toEqual({ recalls: [] });
    expect(await service.requests()).toMatchObject([{ query: { make: "FREIGHTLINER", modelYear: "2012" } }]);
  });

  it("of a Volvo stand under two names; each campaign comes once, and one name that fails does no harm", async () => {
    const both = await scene({ brand: "Volvo", year: 2016 }, { json: { results: [shaft] } });
    expect((await both.ask()).recalls).toHaveLength(1);
    expect((await both.service.requests()).map(({ query }) => query["make"]).sort()).toEqual(["VOLVO", "VOLVO TRUCK"]);
    const one = await scene({ brand: "Volvo", year: 2016 }, { status: 400 }, { json: { results: [shaft] } });
    expect((await one.ask()).recalls).toHaveLength(1);
  });

  it("are kept for a week for every truck of that kind, and longer while the service is silent", async () => {
    const { service, deps, ask } = await scene({ brand: "Mack", year: 2019 }, { json: { results: [shaft] } });
    await ask();
    deps.clock.advance(7 * day - 1);
    await ask();
    expect(await service.requests()).toHaveLength(1);
    deps.clock.advance(2);
    await service.answer({ status: 503 });
    expect((await ask()).recalls).toHaveLength(1);
    await service.answer({ json: { results: [] } });
    expect(await ask()).toEqual({ recalls: [] });
    expect(await service.requests()).toHaveLength(3);
  });

  it.each<[string, OutsideReply]>([
    ["is down", { status: 500 }],
    ["is silent", silence],
    ["answers a page", { text: "<html>", type: "text/html" }],
    ["answers something else", { json: { results: [{ Component: "no number" }] } }],
    ["says too much", { json: { results: [], padding: "x".repeat(1_100_000) } }],
  ])("are not known while the service %s, and nothing fails", async (_, reply) => {
    const { ask } = await scene({ brand: "Kenworth", year: 2018 }, reply);
    expect(await ask()).toEqual({ recalls: null });
  });

  it("are not asked for without a service, and are another's not to see", async () => {
    const { deps, ask, service } = await scene({ brand: "Mack", year: 2019 }, { json: { results: [shaft] } });
    const { actor } = await makeActor(deps.db, "driver");
    const mine = await makeTruck(deps.db, { userId: actor.userId });
    const without = testDeps({ db: deps.db, recalls: null });
    expect(await callerFor(without, actor).driver.trucks.recalls({ truckId: mine.id })).toEqual({ recalls: null });
    const theirs = await makeTruck(deps.db);
    await expect(callerFor(deps, actor).driver.trucks.recalls({ truckId: theirs.id })).rejects.toMatchObject({
      cause: { code: "truck.not_found" },
    });
    expect(await service.requests()).toHaveLength(0);
    await ask();
  });
});
