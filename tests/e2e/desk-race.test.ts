import { randomUUID } from "node:crypto";
import { describe, expect, inject, it } from "vitest";

/** Races on real connections: ten in `npm test`, a hundred in `npm run test:full`. */
const rounds = process.env["TEST_FULL"] === "1" ? 100 : 10;

class Caller {
  #cookie = "";

  async call(name: string, input: unknown): Promise<{ status: number; body: Record<string, unknown> }> {
    const response = await fetch(`${inject("appUrl")}/api/trpc/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: this.#cookie },
      body: JSON.stringify(input),
    });
    const cookie = response.headers.getSetCookie().find((value) => value.startsWith("session="));
    if (cookie !== undefined) this.#cookie = cookie.split(";")[0] ?? "";
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }
}

async function signedIn(email: string): Promise<Caller> {
  const caller = new Caller();
  const { status } = await caller.call("public.auth.signIn", { email, password: "breakdown-demo" });
  expect(status).toBe(200);
  return caller;
}

/** A driver of this test alone: the demo driver's tickets are those that other tests look for. */
async function newDriver(): Promise<Caller> {
  const caller = new Caller();
  const email = `race-${randomUUID()}@example.test`;
  const account = { fullName: "Rae Race", email, phone: "+1 307 555 0142", password: "mirrors and mudflaps" };
  expect((await caller.call("public.auth.signUp", account)).status).toBe(200);
  return caller;
}

describe("two technicians who claim one ticket at once", () => {
  it("are never both its holder, and the slower one is told who was faster", async () => {
    const driver = await newDriver();
    const technicians = { Ada: await signedIn("tech@demo.test"), Ben: await signedIn("tech2@demo.test") };
    for (let round = 0; round < rounds; round += 1) {
      const ticketId = await submitTicket(driver);
      const outcomes = await Promise.all(
        Object.entries(technicians).map(async ([name, technician]) => ({
          name,
          ...(await technician.call("tech.tickets.claim", { ticketId, name })),
        })),
      );
      const winners = outcomes.filter(({ status }) => status === 200);
      const losers = outcomes.filter(({ status }) => status === 409);
      expect([winners.length, losers.length]).toEqual([1, 1]);
      expect(losers[0]?.body).toMatchObject({
        error: { data: { appCode: "ticket.already_claimed", details: { by: winners[0]?.name } } },
      });
    }
  });
});

async function submitTicket(driver: Caller): Promise<string> {
  const { body } = await driver.call("driver.tickets.submit", {
    submissionId: randomUUID(),
    contactName: "Race Driver",
    contactPhone: "+1 307 555 0100",
    truckBrand: "Volvo",
    truckYear: 2019,
    truckModel: "VNL",
    preferredLanguage: "en",
    issueDescription: "Air leak at the dryer",
    urgencyLevel: "low",
  });
  const { result } = body as { result: { data: { id: string } } };
  return result.data.id;
}
