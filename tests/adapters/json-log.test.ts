import { afterEach, expect, inject, it, vi } from "vitest";
import { createDb } from "#db/client.ts";
import { findAccountByEmail } from "#db/queries/accounts.ts";
import { playOutside } from "#tests/support/outside.ts";
import { taggedLog } from "#worker/adapters/json-log.ts";
import { createNhtsaRecalls } from "#worker/adapters/nhtsa.ts";
import { createStripePayments } from "#worker/adapters/stripe.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

/** The one line that the log writes about an error. */
function logged(error: unknown): string {
  const lines = vi.spyOn(console, "error").mockImplementation(() => undefined);
  taggedLog({}).error("test.failed", error);
  return String(lines.mock.calls[0]?.[0]);
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

it("An error is logged with its name, its code and where it came from", () => {
  const line = logged(new Error("The room is behind.", { cause: new TypeError("fetch failed") }));
  expect(JSON.parse(line)).toMatchObject({
    level: "error",
    event: "test.failed",
    error: "Error The room is behind.",
    causes: "TypeError fetch failed",
    stack: expect.stringMatching(/^\s+at /),
  });
});

it("What the payment provider says of a refusal is not logged, but its code, its status and its request's id", async () => {
  const said = "No such customer: rosa@example.test paid with sk_live_secret";
  const error = { type: "invalid_request_error", code: "parameter_invalid", message: said };
  const scene = await playOutside({ status: 400, json: { error } });
  const settings = { webhookSecrets: [], apiBase: inject("outsideUrl"), prices: [], automaticTax: false };
  const payments = createStripePayments({ ...settings, secretKey: `sk_test_${scene.id}` });
  const line = logged(await failureOf(payments.listSubscriptions("cus_1")));
  expect(line).not.toMatch(/rosa|sk_live|No such/);
  expect(line).toContain("parameter_invalid");
  expect(line).toContain("400");
});

it("What a service answered and nobody could read is not logged", async () => {
  for (const text of ["<html>rosa@example.test</html>", JSON.stringify({ results: [{ rosa: "rosa@example.test" }] })]) {
    const { url } = await playOutside({ text });
    const recalls = createNhtsaRecalls({ url, userAgent: "Roadflare/1.0 (test)" });
    const line = logged(await failureOf(recalls.find({ brand: "Mack", model: "Anthem", year: 2021 })));
    expect(line).toContain("service.unavailable");
    expect(line).not.toContain("rosa");
  }
});

it("A failed statement is logged without the values in it", async () => {
  const { url } = await playOutside({ status: 502, text: "rosa@example.test", type: "text/plain" });
  const db = createDb({ url: `${url}/` });
  const line = logged(await failureOf(findAccountByEmail(db, "rosa@example.test")));
  expect(line).toContain("Failed query: select");
  expect(line).toContain("502");
  expect(line).not.toContain("rosa");
});
