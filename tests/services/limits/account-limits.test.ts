import { describe, expect, it } from "vitest";
import {
  conversationsPerAccount,
  conversationsPerAddress,
  exportsPerAccount,
} from "#domain/requests/account-limits.ts";
import { callerFor, makeActor } from "#tests/support/actors.ts";
import { type TestDeps, testDeps } from "#tests/support/deps.ts";
import { outcome } from "#tests/support/refusal.ts";

const truck = { brand: "Volvo", year: 2016, model: "VNL" };
const hour = 3_600_000;

async function codesOf(times: number, call: () => Promise<unknown>): Promise<unknown[]> {
  const codes: unknown[] = [];
  for (let n = 0; n < times; n += 1) codes.push(await outcome(call()));
  return codes;
}

const starter = async (deps: TestDeps, address: string) => {
  const { subscriber } = callerFor(deps, (await makeActor(deps.db, "driver")).actor, { address });
  return () => subscriber.chat.start({ truck, language: "en" });
};

describe("Conversations", () => {
  it("are so many in an hour for one account; the next hour begins from none", async () => {
    const deps = testDeps();
    const start = await starter(deps, "one");
    const codes = await codesOf(conversationsPerAccount.limit + 1, start);
    expect(codes.filter((code) => code !== null)).toEqual(["conversation.rate_limited"]);
    expect(codes.at(-1)).toBe("conversation.rate_limited");
    deps.clock.advance(hour);
    expect(await outcome(start())).toBeNull();
  });

  it("are so many in an hour from one address, whatever accounts they are for", async () => {
    const deps = testDeps({ local: false });
    const address = crypto.randomUUID();
    const accounts = Math.ceil(conversationsPerAddress.limit / conversationsPerAccount.limit);
    for (let n = 0; n < accounts; n += 1) {
      const codes = await codesOf(conversationsPerAccount.limit, await starter(deps, address));
      expect(codes.every((code) => code === null)).toBe(true);
    }
    expect(await outcome((await starter(deps, address))())).toBe("conversation.rate_limited");
    expect(await outcome((await starter(deps, crypto.randomUUID()))())).toBeNull();
  });
});

describe("Exports of an account", () => {
  it("are so many in an hour, and each that was given stands in the record", async () => {
    const deps = testDeps();
    const { driver } = callerFor(deps, (await makeActor(deps.db, "driver")).actor);
    const codes = await codesOf(exportsPerAccount.limit + 2, () => driver.account.export());
    expect(codes).toEqual([
      ...Array(exportsPerAccount.limit).fill(null),
      "account.export_limited",
      "account.export_limited",
    ]);
    deps.clock.advance(hour);
    const { record } = await driver.account.export();
    expect(record.filter(({ action }) => action === "account.exported")).toHaveLength(exportsPerAccount.limit);
  });
});
