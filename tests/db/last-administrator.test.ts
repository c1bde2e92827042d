import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { setDisabled } from "#db/queries/disabling.ts";
import { eraseAccountRows, findEndingAccount } from "#db/queries/erasure.ts";
import { users } from "#db/schema/index.ts";
import { type MadeUser, makeUser, someId } from "#tests/support/factories.ts";
import { type OwnDatabase, openMigratedDatabase } from "./own-database.ts";

let own: OwnDatabase;

beforeEach(async () => {
  own = await openMigratedDatabase();
});

afterEach(() => own.close());

const admin = () => makeUser(own.db, { roles: ["admin"] });

function erase({ id, email }: MadeUser) {
  return eraseAccountRows(own.db, {
    userId: id,
    email,
    actorId: id,
    auditId: someId("audit"),
    addressHash: null,
    now: 5,
  });
}

function disable({ id }: MadeUser) {
  const actor = { userId: id, name: "Ada" };
  return setDisabled(own.db, { userId: id, disabled: true, actor, auditId: someId("audit"), now: 5 });
}

test("the last administrator can be neither erased nor disabled", async () => {
  const only = await admin();
  await makeUser(own.db);
  expect((await findEndingAccount(own.db, only.id))?.isLastAdmin).toBe(true);
  expect(await erase(only)).toMatchObject({ erased: false });
  expect(await disable(only)).toMatchObject({ changed: false, disabled: false });
  const [row] = await own.db.select().from(users).where(eq(users.id, only.id));
  expect(row).toMatchObject({ email: only.email, erasedAt: null, disabledAt: null });
});

test("of two administrators who end each other at the same time one stays", async () => {
  const [first, second] = [await admin(), await admin()];
  const outcomes = await Promise.all([erase(first), erase(second)]);
  expect(outcomes.filter(({ erased }) => erased)).toHaveLength(1);
});

test("of two administrators who disable each other at the same time one stays", async () => {
  const [first, second] = [await admin(), await admin()];
  const outcomes = await Promise.all([disable(first), disable(second)]);
  expect(outcomes.filter(({ changed }) => changed)).toHaveLength(1);
});

test("a disabled administrator does not count as one who is left", async () => {
  const [first, second] = [await admin(), await admin()];
  await disable(second);
  expect((await findEndingAccount(own.db, first.id))?.isLastAdmin).toBe(true);
  expect(await erase(first)).toMatchObject({ erased: false });
});
