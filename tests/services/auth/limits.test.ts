import { expect, it } from "vitest";
import { deleteOldRates } from "#db/queries/rate-limits.ts";
import { testDeps } from "#tests/support/deps.ts";

const window = { limit: 3, windowMs: 60_000 };

it("A limit counts exactly, also what arrives at the same moment through different clients", async () => {
  const key = crypto.randomUUID();
  const answers = await Promise.all(Array.from({ length: 12 }, () => testDeps().limits.hit({ key, ...window })));
  expect(answers.filter(({ allowed }) => allowed)).toHaveLength(3);
});

it("A window begins with its first count and ends after its length, however often it was asked for meanwhile", async () => {
  const { clock, limits } = testDeps();
  const key = crypto.randomUUID();
  for (let n = 0; n < 3; n += 1)
    expect(await limits.hit({ key, ...window })).toEqual({ allowed: true, retryAfterMs: 0 });
  clock.advance(20_000);
  expect(await limits.hit({ key, ...window })).toEqual({ allowed: false, retryAfterMs: 40_000 });
  clock.advance(39_999);
  expect(await limits.hit({ key, ...window })).toEqual({ allowed: false, retryAfterMs: 1 });
  clock.advance(1);
  expect(await limits.hit({ key, ...window })).toEqual({ allowed: true, retryAfterMs: 0 });
});

it("A count survives the client that made it, and ends when it is cleared", async () => {
  const key = crypto.randomUUID();
  for (let n = 0; n < 3; n += 1) await testDeps().limits.hit({ key, ...window });
  const { limits } = testDeps();
  expect((await limits.hit({ key, ...window })).allowed).toBe(false);
  await limits.clear(key);
  expect((await limits.hit({ key, ...window })).allowed).toBe(true);
});

it("Windows that are long over are deleted by the nightly job", async () => {
  const { clock, db, limits } = testDeps();
  clock.set(1_000_000);
  const key = crypto.randomUUID();
  for (let n = 0; n < 4; n += 1) await limits.hit({ key, ...window });
  await deleteOldRates(db, 1_000_000);
  expect((await limits.hit({ key, ...window })).allowed).toBe(true);
});
