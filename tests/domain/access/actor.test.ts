import { expect, it } from "vitest";
import { type Account, actorOf, isAdmin, isStaff } from "#domain/access/actor.ts";

const account: Account = {
  userId: "usr_1",
  email: "rosa.diaz@example.test",
  fullName: "Rosa Diaz",
  usable: true,
  roles: [],
  subscription: null,
};

it("An account that was disabled or erased is nobody", () => {
  expect(actorOf({ ...account, usable: false }, { id: "s", confirmedAt: 0 }, 0)).toBeNull();
});

it("Somebody without a name goes by what stands before the @, never by the address", () => {
  expect(actorOf({ ...account, fullName: null }, { id: "s", confirmedAt: 0 }, 0)?.fullName).toBe("rosa.diaz");
});

it("A staff role gives no subscriber's access", () => {
  const admin = actorOf({ ...account, roles: ["admin", "tech"] }, { id: "s", confirmedAt: 0 }, 0);
  expect(admin?.access.allowed).toBe(false);
});

it("An administrator may do what a technician may, and not the other way round", () => {
  expect(isStaff({ roles: ["admin"] })).toBe(true);
  expect(isStaff({ roles: ["tech"] })).toBe(true);
  expect(isAdmin({ roles: ["tech"] })).toBe(false);
  expect(isStaff({ roles: [] })).toBe(false);
});
