import { eq } from "drizzle-orm";
import { describe, expect, inject, it } from "vitest";
import { createDb } from "#db/client.ts";
import { insertMessageOnce, readOwnConversation } from "#db/queries/conversations.ts";
import { supportTickets } from "#db/schema/index.ts";
import { domainErrorBehind } from "#domain/errors.ts";
import { callerFor, makeActor } from "#tests/support/actors.ts";
import { testDeps } from "#tests/support/deps.ts";
import { factoryPassword, makeConversation, someId } from "#tests/support/factories.ts";
import { playOutside } from "#tests/support/outside.ts";
import { refusal } from "#tests/support/refusal.ts";
import { readActor } from "#worker/auth/read-actor.ts";
import { accessMatrix } from "../trpc/access-matrix.ts";

const limit = 50;

const submission = () => ({
  submissionId: crypto.randomUUID(),
  contactName: "Jo Driver",
  contactPhone: "+1 775 555 0142",
  truckBrand: "Kenworth",
  truckYear: 2019,
  truckModel: "T680",
  issueDescription: "Air pressure drops when parked.",
});

/** A database that takes every request and stops answering, and people who signed in before. */
async function silentDatabase(stop: "before_answer" | "within_body" = "before_answer") {
  const scene = await playOutside({ stop });
  const deps = testDeps({ db: createDb({ url: `${scene.url}/`, timeLimit: limit }) });
  const awake = testDeps();
  const people = { driver: await makeActor(awake.db, "driver"), admin: await makeActor(awake.db, "admin") };
  return { deps, people };
}

/** A database whose connection is cut once, after it did what a request with this text asked for. */
async function cutDatabase(after: string) {
  const scene = await playOutside({ forward: inject("sqldUrl"), cutAfter: after });
  return createDb({ url: `${scene.url}/` });
}

describe("While the database takes requests and does not answer", () => {
  it.each(["before_answer", "within_body"] as const)("what a driver does ends and says so (%s)", async (stop) => {
    const { deps, people } = await silentDatabase(stop);
    const { actor, cookie, user } = people.driver;
    const caller = callerFor(deps, actor);
    const turn = { conversationId: "cnv_1", turnId: someId("turn"), text: "smoke", photoIds: [] };

    const session = await readActor({ ...deps, secure: false }, cookie).catch(domainErrorBehind);
    expect(session).toMatchObject({ code: "database.timed_out", kind: "unavailable" });
    const calls = [
      caller.public.auth.signIn({ email: user.email, password: factoryPassword }),
      caller.driver.tickets.submit(submission()),
      caller.subscriber.chat.send(turn),
    ];
    expect(await Promise.all(calls.map(refusal))).toEqual(calls.map(() => "database.timed_out"));
  });

  it("every procedure ends", async () => {
    const { deps, people } = await silentDatabase();
    for (const procedure of Object.keys(accessMatrix)) {
      const isStaffs = /^(tech|admin)\./.test(procedure);
      let target: unknown = callerFor(deps, isStaffs ? people.admin.actor : people.driver.actor);
      for (const name of procedure.split(".")) target = Reflect.get(Object(target), name);
      if (typeof target !== "function") throw new Error(`${procedure} cannot be called`);
      await Promise.allSettled([Reflect.apply(target, undefined, [])]);
    }
    await deps.settled();
  });
});

describe("A write that was done although its answer was lost", () => {
  it("makes no second ticket when the driver submits again", async () => {
    const db = await cutDatabase("on conflict do nothing");
    const deps = testDeps({ db });
    const { actor } = await makeActor(testDeps().db, "driver");
    const { tickets } = callerFor(deps, actor).driver;
    const input = submission();

    expect(await refusal(tickets.submit(input))).toBe("database.unavailable");
    const again = await tickets.submit(input);
    const rows = await db.select().from(supportTickets).where(eq(supportTickets.userId, actor.userId));
    expect(rows.map(({ id }) => id)).toEqual([again.id]);
  });

  it("stores a driver's message once when the turn is sent again", async () => {
    const db = await cutDatabase("insert or ignore into");
    const conversation = await makeConversation(testDeps().db);
    const store = () =>
      insertMessageOnce(db, {
        id: someId("message"),
        conversationId: conversation.id,
        turnId: "turn-0001",
        role: "user",
        content: "Air is leaking",
        photoIds: [],
        createdAt: 1,
      });

    await expect(store()).rejects.toThrow();
    expect(await store()).toBe(true);
    const found = await readOwnConversation(db, conversation);
    expect(found?.messages.map(({ content }) => content)).toEqual(["Air is leaking"]);
  });
});
