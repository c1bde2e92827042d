import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sessions, signInChallenges, signIns } from "#db/schema/index.ts";
import { makeActor } from "#tests/support/actors.ts";
import { makeEnrolled } from "#tests/support/authenticator.ts";
import { testDeps } from "#tests/support/deps.ts";
import { factoryPassword, makeUser } from "#tests/support/factories.ts";
import { Visitor } from "#tests/support/visitor.ts";
import { deleteExpired } from "#worker/services/jobs/delete-expired.ts";
import { type OwnDatabase, openMigratedDatabase } from "./own-database.ts";

const hour = 3_600_000;
const day = 24 * hour;

// The job deletes from every account at once, here with a clock that is ahead: these tests have a database of their own.
let own: OwnDatabase;

beforeAll(async () => {
  own = await openMigratedDatabase();
});
afterAll(() => own.close());

describe("The nightly job", () => {
  it("deletes sessions of staff after twelve hours, and keeps a driver's", async () => {
    const deps = testDeps({ db: own.db });
    const tech = await makeActor(own.db, "tech", { now: deps.clock.now() });
    const driver = await makeActor(own.db, "driver", { now: deps.clock.now() });
    const kept = (id: string) => own.db.$count(sessions, eq(sessions.id, id));
    deps.clock.advance(12 * hour);
    await deleteExpired({ deps });
    expect(await kept(tech.actor.sessionId)).toBe(0);
    expect(await kept(driver.actor.sessionId)).toBe(1);
  });

  it("deletes a sign-in that never got its code", async () => {
    const deps = testDeps({ db: own.db });
    const { user } = await makeEnrolled(deps);
    await new Visitor(deps).call((api) => api.public.auth.signIn({ email: user.email, password: factoryPassword }));
    const kept = () => own.db.$count(signInChallenges, eq(signInChallenges.userId, user.id));
    expect(await kept()).toBe(1);
    deps.clock.advance(day + 5 * 60_000);
    await deleteExpired({ deps });
    expect(await kept()).toBe(0);
  });

  it("deletes the record of a sign-in after ninety days", async () => {
    const deps = testDeps({ db: own.db });
    const { id, email } = await makeUser(own.db);
    await new Visitor(deps).call((api) => api.public.auth.signIn({ email, password: factoryPassword }));
    await deps.settled();
    const kept = () => own.db.$count(signIns, eq(signIns.userId, id));
    deps.clock.advance(90 * day - 1);
    await deleteExpired({ deps });
    expect(await kept()).toBe(1);
    deps.clock.advance(1);
    await deleteExpired({ deps });
    expect(await kept()).toBe(0);
  });
});
