import { describe, expect, it } from "vitest";
import { DomainError } from "#domain/errors.ts";
import { callerFor, makeActor } from "#tests/support/actors.ts";
import { testDeps } from "#tests/support/deps.ts";
import { makeTicket } from "#tests/support/factories.ts";
import { wellFormed } from "#worker/trpc/well-formed.ts";

describe("A text with half a character", () => {
  const half = "tow \ud83d";

  it("is searched for and looked up like any other, and kept with a mark in its place", async () => {
    const deps = testDeps();
    const [tech, admin] = await Promise.all([makeActor(deps.db, "tech"), makeActor(deps.db, "admin")]);
    const desk = callerFor(deps, tech.actor).tech.tickets;
    const panel = callerFor(deps, admin.actor).admin;
    expect((await desk.list({ q: half })).items).toEqual([]);
    expect((await panel.users.list({ q: "\ud83d" })).items).toEqual([]);
    expect((await panel.techs.candidates({ q: "\ud83d" })).items).toEqual([]);
    await expect(panel.users.get({ userId: half })).rejects.toMatchObject({ code: "NOT_FOUND" });
    const { id: ticketId } = await makeTicket(deps.db);
    await desk.saveNotes({ ticketId, internalNotes: half, version: 1 });
    expect((await desk.get({ ticketId })).internalNotes).toBe("tow \ufffd");
  });

  it("is mended wherever it stands, and whole ones come back as they were", () => {
    const whole = { texts: { en: "👩🏽‍🔧 \u202eSPN 3251\0" }, photoIds: ["a"], price: 1.5, none: null, yes: true };
    expect(wellFormed(whole)).toEqual(whole);
    expect(wellFormed({ a: [{ b: half }], c: undefined })).toEqual({ a: [{ b: "tow \ufffd" }], c: undefined });
    expect(wellFormed(undefined)).toBeUndefined();
  });

  it("is refused beyond the bounds of any input, before a schema looks at its items", () => {
    let deep: unknown = half;
    for (let depth = 0; depth < 100_000; depth++) deep = [deep];
    const many = Object.fromEntries(Array.from({ length: 2001 }, (_, n) => [`field${n}`, n]));
    for (const input of [deep, { list: Array(2001).fill(1) }, many, { text: "x".repeat(100_001) }]) {
      expect(() => wellFormed(input)).toThrow(new DomainError("input.invalid", { message: "input.too_long" }));
    }
    expect(wellFormed({ list: Array(2000).fill("x".repeat(10)) })).toBeDefined();
  });
});
