import { describe, expect, it } from "vitest";
import { callerFor, makeActor } from "#tests/support/actors.ts";
import { testDeps } from "#tests/support/deps.ts";
import { makeTicket } from "#tests/support/factories.ts";

async function desk() {
  const deps = testDeps();
  const [own, other] = [await makeActor(deps.db, "tech"), await makeActor(deps.db, "tech")];
  const { actor: driver } = await makeActor(deps.db, "driver");
  const { id: ticketId } = await makeTicket(deps.db, { userId: driver.userId, assignedTo: own.actor.userId });
  const [mine, theirs] = [own, other].map(({ actor }) => callerFor(deps, actor).tech.tickets);
  if (mine === undefined || theirs === undefined) throw new Error("two technicians");
  return { deps, own: own.actor, other: other.actor, driver, ticketId, mine, theirs };
}

describe("Notes of the staff", () => {
  it("stay all when two colleagues write at the same moment, each with author and time", async () => {
    const { deps, own, other, ticketId, mine, theirs } = await desk();

    await Promise.all([
      mine.addNote({ ticketId, text: "Called the shop." }),
      theirs.addNote({ ticketId, text: "Driver speaks Spanish." }),
    ]);

    const { notes, internalNotes } = await mine.get({ ticketId });
    const createdAt = deps.clock.now();
    expect(notes.map(({ authorName, text, createdAt }) => [authorName, text, createdAt]).toSorted()).toEqual(
      [
        [own.fullName, "Called the shop.", createdAt],
        [other.fullName, "Driver speaks Spanish.", createdAt],
      ].toSorted(),
    );
    expect(internalNotes.split("\n\n").toSorted()).toEqual(["Called the shop.", "Driver speaks Spanish."]);
  });

  it("come from the field of internal notes: text at its end is an entry, another text replaces and keeps them", async () => {
    const { ticketId, mine } = await desk();
    const save = async (internalNotes: string) => {
      const { version } = await mine.get({ ticketId });
      await mine.saveNotes({ ticketId, internalNotes, version });
      const { notes, internalNotes: field } = await mine.get({ ticketId });
      expect(field).toBe(internalNotes);
      return notes.map(({ text, replacedAt }) => [text, replacedAt !== null]);
    };

    expect(await save("First.")).toEqual([["First.", false]]);
    expect(await save("First. Second.")).toEqual([
      ["First.", false],
      ["Second.", false],
    ]);
    expect(await save("Third.")).toEqual([
      ["First.", true],
      ["Second.", true],
      ["Third.", false],
    ]);
    expect((await save("")).every(([, replaced]) => replaced)).toBe(true);
  });

  it("are nothing that the driver gets, and nothing for drivers to write", async () => {
    const { deps, driver, ticketId, mine } = await desk();
    await mine.addNote({ ticketId, text: "brother-in-law" });
    const { driver: page, tech } = callerFor(deps, driver);
    expect(JSON.stringify(await page.tickets.get({ ticketId }))).not.toContain("brother-in-law");
    await expect(tech.tickets.addNote({ ticketId, text: "x" })).rejects.toMatchObject({ code: "FORBIDDEN" });
  });

  it("are refused when they are empty, and on an unknown ticket", async () => {
    const { ticketId, mine } = await desk();
    await expect(mine.addNote({ ticketId, text: " " })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    const gone = mine.addNote({ ticketId: "tkt_gone", text: "x" });
    await expect(gone).rejects.toMatchObject({ cause: { code: "ticket.not_found" } });
  });
});
