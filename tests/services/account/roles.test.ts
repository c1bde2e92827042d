import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog, techProfiles, userProfiles } from "#db/schema/index.ts";
import { makeActor } from "#tests/support/actors.ts";
import { testDeps } from "#tests/support/deps.ts";
import { makeSession, makeUser } from "#tests/support/factories.ts";
import { refusal } from "#tests/support/refusal.ts";
import { Visitor } from "#tests/support/visitor.ts";
import { grantRole } from "#worker/services/users/grant-role.ts";
import { revokeRole } from "#worker/services/users/revoke-role.ts";

describe("A role", () => {
  it("given by the command makes the first administrator, whoever they are signed in as", async () => {
    const deps = testDeps();
    const user = await makeUser(deps.db, { roles: [] });
    const { cookie } = await makeSession(deps.db, user.id);
    await grantRole({ actor: null, deps, input: { email: ` ${user.email.toUpperCase()}`, role: "admin" } });

    expect(await new Visitor(deps, { cookie }).actor()).toBeNull();
    const fresh = await makeSession(deps.db, user.id);
    expect((await new Visitor(deps, { cookie: fresh.cookie }).actor())?.roles).toEqual(["admin"]);
    const [audited] = await deps.db.select().from(auditLog).where(eq(auditLog.subjectId, user.id));
    expect(audited).toMatchObject({ actorId: null, action: "role.granted", data: { role: "admin" } });
  });

  it("of a technician answers the application and comes with a profile, once", async () => {
    const deps = testDeps();
    const { actor: admin } = await makeActor(deps.db, "admin");
    const applicant = await makeUser(deps.db, { fullName: "Ali Karimov", subscription: null, techRequestedAt: 1 });
    const give = () => grantRole({ actor: admin, deps, input: { email: applicant.email, role: "tech" } });
    await give();
    await give();
    const profiles = await deps.db.select().from(techProfiles).where(eq(techProfiles.userId, applicant.id));
    expect(profiles).toEqual([
      expect.objectContaining({
        fullName: "Ali Karimov",
        email: applicant.email,
        languages: ["en"],
        specializations: [],
        isAvailable: true,
        createdAt: deps.clock.now(),
      }),
    ]);
    const [profile] = await deps.db.select().from(userProfiles).where(eq(userProfiles.id, applicant.id));
    expect(profile?.techRequestedAt).toBeNull();
  });

  it("taken away ends the sessions and closes the sockets that need it", async () => {
    const deps = testDeps();
    const { actor: admin } = await makeActor(deps.db, "admin");
    const { actor: tech, cookie } = await makeActor(deps.db, "tech");
    await revokeRole({ actor: admin, deps, input: { userId: tech.userId, role: "tech" } });
    await deps.settled();
    expect(await new Visitor(deps, { cookie }).actor()).toBeNull();
    expect(deps.rooms.ended).toEqual([{ userId: tech.userId, lost: ["tech"] }]);
    const fresh = await makeSession(deps.db, tech.userId);
    expect((await new Visitor(deps, { cookie: fresh.cookie }).actor())?.roles).toEqual([]);
  });

  it("is an administrator's to give and to take", async () => {
    const deps = testDeps();
    const { actor: tech } = await makeActor(deps.db, "tech");
    const driver = await makeUser(deps.db);
    const give = grantRole({ actor: tech, deps, input: { email: tech.email, role: "admin" } });
    expect(await refusal(give)).toBe("auth.role_required");
    const take = revokeRole({ actor: tech, deps, input: { userId: driver.id, role: "admin" } });
    expect(await refusal(take)).toBe("auth.role_required");
  });

  it("cannot be given to nobody", async () => {
    const deps = testDeps();
    const give = grantRole({ actor: null, deps, input: { email: "nobody@example.test", role: "admin" } });
    expect(await refusal(give)).toBe("user.not_found");
  });
});
