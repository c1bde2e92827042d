import { afterAll, beforeAll, expect, it } from "vitest";
import { readStandingAccess } from "#db/queries/room-members.ts";
import { makeActor } from "#tests/support/actors.ts";
import { codeAt, makeEnrolled } from "#tests/support/authenticator.ts";
import { testDeps } from "#tests/support/deps.ts";
import { factoryPassword } from "#tests/support/factories.ts";
import { refusal } from "#tests/support/refusal.ts";
import { Visitor } from "#tests/support/visitor.ts";
import { authorizeDesk } from "#worker/services/tickets/authorize-desk.ts";
import { type OwnDatabase, openMigratedDatabase } from "./own-database.ts";

// The choice holds for all staff of a database, so that these tests have one of their own.
let own: OwnDatabase;

beforeAll(async () => {
  own = await openMigratedDatabase();
});
afterAll(() => own.close());

it("All staff must have a second factor when an administrator who has one says so, until it is taken back", async () => {
  const deps = testDeps({ db: own.db });
  const admin = await makeEnrolled(deps, { roles: ["admin"] });
  const { cookie, user } = await makeActor(own.db, "tech", { now: deps.clock.now() });
  const tech = new Visitor(deps, { cookie });
  const driver = await makeActor(own.db, "driver", { now: deps.clock.now() });
  const standing = async () => {
    const { roles } = await readStandingAccess(own.db, { sessionIds: [], userIds: [user.id], now: deps.clock.now() });
    return [...(roles.get(user.id) ?? [])];
  };
  const listTickets = () => tech.call((api) => api.tech.tickets.list());
  await listTickets();
  expect(await standing()).toEqual(["tech"]);

  const require = (required: boolean) => admin.visitor.call((api) => api.admin.security.require({ required }));
  await require(true);
  await require(true);
  expect(await admin.visitor.call((api) => api.admin.security.get())).toMatchObject({
    required: true,
    staff: [
      { userId: user.id, enrolledAt: null, roles: ["tech"] },
      { userId: admin.user.id, roles: ["admin"] },
    ],
  });

  // Nothing of the staff's works, over the API or a socket; the account's own pages do.
  expect(await refusal(listTickets())).toBe("auth.second_factor_required");
  expect(await refusal(authorizeDesk({ actor: await tech.actor(), deps }))).toBe("auth.role_required");
  expect(await standing(), "open sockets close with the next sweep").toEqual([]);
  expect((await tech.call((api) => api.public.auth.me())).user).toMatchObject({
    roles: ["tech"],
    secondFactor: "must_enrol",
  });
  await tech.call((api) => api.driver.account.get());
  await new Visitor(deps, { cookie: driver.cookie }).call((api) => api.driver.tickets.list());

  // The way out: a second factor.
  const { secret } = await tech.call((api) => api.driver.security.beginEnrolment());
  const enrol = tech.call((api) => api.driver.security.confirmEnrolment({ code: codeAt(secret, deps.clock.now()) }));
  expect((await enrol).recoveryCodes).toHaveLength(10);
  await listTickets();
  expect(await standing()).toEqual(["tech"]);

  // While it is required, nobody turns it off, the last administrator neither.
  const disable = admin.visitor.call((api) =>
    api.driver.security.disable({ password: factoryPassword, code: admin.nextCode() }),
  );
  expect(await refusal(disable)).toBe("second_factor.required");
  await require(false);
  await admin.visitor.call((api) => api.driver.security.disable({ password: factoryPassword, code: admin.nextCode() }));
  const actions = (await admin.visitor.call((api) => api.admin.audit.list())).items.map(({ action }) => action);
  expect(actions).toEqual([
    "second_factor.disabled",
    "second_factor.not_required",
    "second_factor.enabled",
    "second_factor.required",
    "second_factor.enabled",
  ]);
});
