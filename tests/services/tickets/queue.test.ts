import { beforeAll, describe, expect, it } from "vitest";
import type { QueueSort, QueueView } from "#domain/tickets/queue.ts";
import { callerFor, makeActor } from "#tests/support/actors.ts";
import { testDeps } from "#tests/support/deps.ts";
import { makeTicket, makeUser } from "#tests/support/factories.ts";

const minute = 60_000;

/** Six tickets of one technician, whose 'mine' is a list that no other test writes into. */
async function ownQueue() {
  const deps = testDeps();
  const now = deps.clock.now();
  const { actor } = await makeActor(deps.db, "tech");
  const { id: userId } = await makeUser(deps.db);
  const own = { userId, assignedTo: actor.userId, status: "in_progress" as const };
  const rows = {
    late: { waitingSince: now - 90 * minute, replyDueAt: now - 30 * minute, updatedAt: now - 90 * minute },
    soon: { waitingSince: now - 5 * minute, replyDueAt: now + 10 * minute, updatedAt: now - 5 * minute },
    later: { waitingSince: now - 100 * minute, replyDueAt: now + 60 * minute, updatedAt: now - 2 * minute },
    answered: { waitingSince: null, replyDueAt: null, updatedAt: now - minute },
    quiet: { waitingSince: null, replyDueAt: null, updatedAt: now - 60 * minute },
    asleep: { waitingSince: null, replyDueAt: null, updatedAt: now, snoozedUntil: now + minute },
  };
  const names = new Map<string, string>();
  for (const [name, row] of Object.entries(rows)) names.set((await makeTicket(deps.db, { ...own, ...row })).id, name);
  const { tickets } = callerFor(deps, actor).tech;
  const nameOf = ({ id }: { readonly id: string }) => names.get(id) ?? id;
  return { deps, actor, tickets, nameOf, now };
}

describe("the desk's queue", () => {
  let made: Awaited<ReturnType<typeof ownQueue>>;
  beforeAll(async () => {
    made = await ownQueue();
  });

  it.each([
    ["due", ["late", "soon", "later", "quiet", "answered"]],
    ["waiting", ["later", "late", "soon", "quiet", "answered"]],
    ["activity", ["answered", "later", "soon", "quiet", "late"]],
    ["newest", ["quiet", "answered", "later", "soon", "late"]],
  ] as const)("sorted by %s is the same whole and in pages of two", async (sort: QueueSort, wanted) => {
    const { tickets, nameOf } = made;
    const ask = { view: "mine", status: "unfinished", sort } as const;
    expect((await tickets.list(ask)).items.map(nameOf)).toEqual(wanted);
    const paged: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof tickets.list>> = await tickets.list({ ...ask, limit: 2, cursor });
      paged.push(...page.items.map(nameOf));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(paged).toEqual(wanted);
  });

  it("leaves a snoozed ticket out of every view but one until its time has come", async () => {
    const { tickets, nameOf, deps, actor } = made;
    const asleep = await tickets.list({ view: "snoozed", assignment: "mine" });
    expect(asleep.items.map(nameOf)).toEqual(["asleep"]);
    const later = callerFor({ ...deps, clock: { now: () => deps.clock.now() + minute } }, actor).tech.tickets;
    expect((await later.list({ view: "mine", sort: "activity" })).items.map(nameOf)).toContain("asleep");
    expect((await later.list({ view: "snoozed", assignment: "mine" })).items).toEqual([]);
  });

  it("counts what each view shows", async () => {
    const { tickets } = made;
    const counts = await tickets.views();
    expect(counts).toMatchObject({ mine: 5, waiting_for_me: 3 });
    for (const view of ["waiting_for_me", "mine"] satisfies QueueView[]) {
      expect((await tickets.list({ view, status: "unfinished" })).items).toHaveLength(counts[view]);
    }
  });

  it("shows an emergency that only the assessment calls one", async () => {
    const { deps, actor } = made;
    const { id: userId } = await makeUser(deps.db);
    const { id } = await makeTicket(deps.db, { userId, urgencyLevel: "low", assessedUrgency: "emergency" });
    const { items } = await callerFor(deps, actor).tech.tickets.list({ view: "emergencies", sort: "newest" });
    expect(items.map((ticket) => ticket.id)).toContain(id);
  });

  it.each([
    ["a view that does not exist", { view: "everything" }, "ticket.view_invalid"],
    ["an order that does not exist", { sort: "price" }, "ticket.sort_invalid"],
    ["a cursor that no page gave", { cursor: "x.1" }, "list.cursor"],
  ])("refuses %s", async (_, input, code) => {
    await expect(made.tickets.list(input as never)).rejects.toThrow(code);
  });

  it("is no driver's", async () => {
    const { deps } = made;
    const { actor: driver } = await makeActor(deps.db, "driver");
    const { tickets } = callerFor(deps, driver).tech;
    await expect(tickets.views()).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(tickets.list({ view: "mine" })).rejects.toMatchObject({ code: "FORBIDDEN" });
  });
});
