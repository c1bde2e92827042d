import { TRPCError } from "@trpc/server";
import { beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "#domain/access/actor.ts";
import { confirmationLength } from "#domain/access/session.ts";
import { isDomainError } from "#domain/errors.ts";
import { actorKinds, callerFor, makeActor } from "#tests/support/actors.ts";
import { testDeps } from "#tests/support/deps.ts";
import { appRouter } from "#worker/trpc/router.ts";
import { accessMatrix, type Caller, confirmedProcedures, gates, promisedGates } from "./access-matrix.ts";

const procedures = Object.keys(appRouter._def.procedures).sort();
const deps = testDeps();
const people = new Map<Caller, Actor | null>([["visitor", null]]);

/** With these a gate refuses; every other error is beyond it. */
const refusals = new Set(Object.values(gates).flatMap((gate) => Object.values(gate)));

beforeAll(async () => {
  for (const kind of actorKinds) people.set(kind, (await makeActor(deps.db, kind)).actor);
});

it("The matrix lists every procedure, and none that does not exist", () => {
  expect(Object.keys(accessMatrix).sort()).toEqual(procedures);
});

it("A procedure's name says who may call it", () => {
  for (const [procedure, gate] of Object.entries(accessMatrix)) {
    expect(gate, procedure).toBe(promisedGates[procedure.split(".")[0] ?? ""]);
  }
});

describe.each(Object.entries(accessMatrix).filter(([name]) => procedures.includes(name)))("%s", (procedure, gate) => {
  it.each(Object.entries(gates[gate]))("called by a %s: refused with %s", async (caller, code) => {
    expect(await refusalAtGate(procedure, people.get(caller as Caller) ?? null)).toBe(code);
  });
});

describe("A sign-in of ten minutes ago", () => {
  it.each(procedures)("in front of %s", async (procedure) => {
    const admin = people.get("admin") ?? null;
    const stale = admin === null ? null : { ...admin, confirmedAt: deps.clock.now() - confirmationLength };
    const code = await refusalOf(procedure, stale);
    if (confirmedProcedures.includes(procedure)) expect(code).toBe("auth.confirmation_required");
    else expect(code).not.toBe("auth.confirmation_required");
  });
});

it("A role that waits for a second factor opens nothing of the staff's", async () => {
  const admin = people.get("admin") ?? null;
  if (admin === null) throw new Error("there is no administrator");
  const waiting: Actor = { ...admin, roles: [], withheldRoles: ["admin"], secondFactor: "must_enrol" };
  for (const [procedure, gate] of Object.entries(accessMatrix)) {
    if (gate !== "staff" && gate !== "admin") continue;
    expect(await refusalOf(procedure, waiting), procedure).toBe("auth.second_factor_required");
  }
});

/** Calls a procedure without an input, so that whoever is let in changes nothing. */
async function refusalAtGate(procedure: string, actor: Actor | null): Promise<string | null> {
  const code = await refusalOf(procedure, actor);
  return code !== null && refusals.has(code) ? code : null;
}

/** The code that a procedure refuses a call without an input with; null for none. */
async function refusalOf(procedure: string, actor: Actor | null): Promise<string | null> {
  let target: unknown = callerFor(deps, actor);
  for (const name of procedure.split(".")) target = Reflect.get(Object(target), name);
  if (typeof target !== "function") throw new Error(`${procedure} cannot be called`);
  try {
    await Reflect.apply(target, undefined, []);
  } catch (error) {
    if (!(error instanceof TRPCError) || error.code === "INTERNAL_SERVER_ERROR") throw error;
    const { cause } = error;
    return isDomainError(cause) ? cause.code : null;
  }
  return null;
}
