import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { repairHistory, supportChatMessages, supportTickets, techProfiles, ticketEvents } from "#db/schema/index.ts";
import { crockford } from "#domain/ids.ts";
import { type Caller, callerFor, makeActor } from "#tests/support/actors.ts";
import { type TestDeps, testDeps } from "#tests/support/deps.ts";
import { makeRepair, makeTicket, makeTruck, makeUser, randomBytes, someId } from "#tests/support/factories.ts";

async function desk(kind: "tech" | "admin" = "tech") {
  const deps = testDeps();
  const { actor } = await makeActor(deps.db, kind);
  return { deps, actor, tickets: callerFor(deps, actor).tech.tickets };
}

describe("the desk's list", () => {
  const mark = crockford(8, randomBytes);
  let tickets: Caller["tech"]["tickets"];
  const numbers: Record<string, string> = {};

  beforeAll(async () => {
    const made = await desk();
    tickets = made.tickets;
    const { db } = made.deps;
    const { id: userId } = await makeUser(db);
    const { id: other } = await makeUser(db, { roles: ["tech"] });
    const rows = {
      open: { contactName: `Ada ${mark}` },
      mine: { contactName: `Ben ${mark}`, status: "in_progress" as const, assignedTo: made.actor.userId },
      others: {
        contactName: `Cyd ${mark}`,
        status: "in_progress" as const,
        assignedTo: other,
        assignedName: "Lee",
        truckBrand: "Peterbilt",
      },
      closed: { contactName: `100% O'Brien "AND" _x_ ${mark}`, status: "closed" as const },
    };
    for (const [key, row] of Object.entries(rows)) {
      numbers[key] = (await makeTicket(db, { userId, ...row })).ticketNumber;
    }
  });

  async function found(input: Partial<Parameters<typeof tickets.list>[0]>) {
    const { items } = await tickets.list({ q: mark, ...input });
    const keys = Object.entries(numbers);
    return items.map(({ ticketNumber }) => keys.find(([, number]) => number === ticketNumber)?.[0] ?? ticketNumber);
  }

  it("finds by contact name in any case, newest first", async () => {
    expect(await found({})).toEqual(["closed", "others", "mine", "open"]);
    expect(await found({ q: `ada ${mark.toLowerCase()}` })).toEqual(["open"]);
  });

  it("finds by number, whole, in part, and as it is spoken", async () => {
    const number = numbers["open"] ?? "";
    expect(await found({ q: number })).toEqual(["open"]);
    expect(await found({ q: number.slice(4).toLowerCase() })).toContain("open");
    expect(await found({ q: number.slice(2, 9) })).toContain("open");
    expect(await found({ q: number.replace("TRK-", "trk ") })).toEqual(["open"]);
  });

  it("filters by status and by assignment", async () => {
    expect(await found({ status: "in_progress" })).toEqual(["others", "mine"]);
    expect(await found({ assignment: "mine" })).toEqual(["mine"]);
    expect(await found({ assignment: "others" })).toEqual(["others"]);
    expect(await found({ assignment: "unassigned" })).toEqual(["closed", "open"]);
    expect(await found({ assignment: "unassigned", status: "open" })).toEqual(["open"]);
  });

  it("filters by the statuses that the dashboard counts together", async () => {
    expect(await found({ status: "unfinished" })).toEqual(["others", "mine", "open"]);
    expect(await found({ status: "finished" })).toEqual(["closed"]);
    expect(await found({ status: "unfinished", assignment: "unassigned" })).toEqual(["open"]);
  });

  it("pages through statuses that are listed together, newest first", async () => {
    const { deps, actor, tickets: own } = await desk();
    const { id: userId } = await makeUser(deps.db);
    const mixed = ["open", "resolved", "in_progress", "closed", "open", "open", "in_progress", "resolved"] as const;
    const made: { readonly id: string; readonly status: string }[] = [];
    for (const status of mixed) made.push(await makeTicket(deps.db, { userId, status, assignedTo: actor.userId }));

    for (const [status, together] of [
      ["unfinished", ["open", "in_progress"]],
      ["finished", ["resolved", "closed"]],
    ] as const) {
      const listed: string[] = [];
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof own.list>> = await own.list({
          assignment: "mine",
          status,
          limit: 2,
          cursor,
        });
        listed.push(...page.items.map(({ id }) => id));
        cursor = page.nextCursor;
      } while (cursor !== null);
      const wanted = made.filter((ticket) => (together as readonly string[]).includes(ticket.status));
      expect(listed).toEqual(wanted.map(({ id }) => id).toReversed());
    }
  });

  it("pages by key, also while searching", async () => {
    const first = await tickets.list({ q: mark, limit: 3 });
    const second = await tickets.list({ q: mark, limit: 3, cursor: first.nextCursor });
    expect([...first.items, ...second.items].map(({ ticketNumber }) => ticketNumber)).toEqual(
      ["closed", "others", "mine", "open"].map((key) => numbers[key]),
    );
    expect(second.nextCursor).toBeNull();
  });

  it("takes every search literally: SQL, wildcards, quotes and operators", async () => {
    for (const q of [`O'Brien "AND" _x_ ${mark}`, `100% O'Brien`, `"AND" _x_ ${mark}`]) {
      expect(await found({ q })).toContain("closed");
    }
    for (const q of [
      "%%%",
      "___",
      '"',
      '"""',
      "'; --",
      "NEAR(",
      "a OR b",
      "*",
      "-",
      "(",
      "\0\0\0",
      "{x}:y",
      "^",
      "AND",
    ]) {
      const { items } = await tickets.list({ q, limit: 5 });
      for (const item of items) {
        const text = `${item.ticketNumber} ${item.contactName} ${item.truckBrand}`.toLowerCase();
        expect(text).toContain(q.replaceAll("\0", "").trim().toLowerCase());
      }
    }
  });

  it("searches by beginning when fewer than three characters are typed", async () => {
    const { items } = await tickets.list({ q: "pe", limit: 100 });
    expect(items.map(({ ticketNumber }) => ticketNumber)).toContain(numbers["others"]);
    for (const item of items)
      expect(/\bpe/i.test(`${item.ticketNumber} ${item.contactName} ${item.truckBrand}`)).toBe(true);
    expect((await tickets.list({ q: "%", limit: 5 })).items).toEqual([]);
  });

  it("names who has a ticket, and carries no long columns", async () => {
    const { items } = await tickets.list({ q: `Cyd ${mark}` });
    expect(items[0]).toMatchObject({ assignedTo: { name: "Lee" } });
    for (const column of ["contactPhone", "contactEmail", "partsRequested"]) expect(items[0]).toHaveProperty(column);
    for (const column of ["chatHistory", "assessment", "internalNotes", "seq"]) {
      expect(items[0]).not.toHaveProperty(column);
    }
  });

  it("needs nothing said", async () => {
    expect((await tickets.list()).items.length).toBeGreaterThan(0);
  });

  it("refuses more than 100 at once, and a cursor that is none", async () => {
    await expect(tickets.list({ limit: 101 })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    await expect(tickets.list({ cursor: "1; drop" })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
});

describe("a ticket at the desk", () => {
  it("has everything, the notes and the whole history too", async () => {
    const { deps, tickets } = await desk();
    const made = await makeTicket(deps.db, { internalNotes: "Called back.", partsRequested: "Belt" });
    await tickets.claim({ ticketId: made.id, name: "Dana" });
    await tickets.saveNotes({ ticketId: made.id, internalNotes: "Called twice.", version: 2 });
    expect(await tickets.get({ ticketNumber: made.ticketNumber })).toMatchObject({
      id: made.id,
      internalNotes: "Called twice.",
      partsRequested: "Belt",
      chatHistory: [],
      photoIds: [],
      timeline: [{ type: "ticket.claimed" }, { type: "ticket.notes_saved", audience: "staff" }],
    });
    await expect(tickets.get({ ticketId: "tkt_none" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

describe("what drivers wait for an answer to", () => {
  it("are a technician's own unfinished tickets on which the driver had the last word, longest first", async () => {
    const { deps, actor, tickets } = await desk();
    const mine = { assignedTo: actor.userId, assignedName: "Dana", status: "in_progress" as const };
    const written = async (
      ticket: Parameters<typeof makeTicket>[1],
      lines: readonly (readonly [string, string, number])[],
    ) => {
      const { id } = await makeTicket(deps.db, ticket);
      const rows = lines.map(([senderType, audience, createdAt], index) => ({
        id: someId("item"),
        ticketId: id,
        epoch: "e",
        seq: index + 1,
        kind: "message" as const,
        audience: audience as "everyone",
        senderType: senderType as "driver",
        senderName: senderType,
        message: "Hello",
        photoIds: [],
        createdAt,
      }));
      if (rows.length > 0) await deps.db.insert(supportChatMessages).values(rows);
      return id;
    };
    const late = await written(mine, [["driver", "everyone", 50]]);
    const early = await written(mine, [
      ["support", "everyone", 10],
      ["driver", "everyone", 20],
      ["support", "staff", 30],
    ]);
    await written(mine, [
      ["driver", "everyone", 10],
      ["support", "everyone", 20],
    ]);
    await written(mine, []);
    await written({ ...mine, status: "resolved" }, [["driver", "everyone", 10]]);
    await written({}, [["driver", "everyone", 10]]);
    const { items } = await tickets.unanswered();
    expect(items.map(({ ticketId, since }) => [ticketId, since])).toEqual([
      [early, 20],
      [late, 50],
    ]);
  });
});

describe("releasing", () => {
  it("reopens what is in progress, and leaves any other status", async () => {
    const { deps, actor, tickets } = await desk();
    const mine = { assignedTo: actor.userId, assignedName: "Dana" };
    const busy = await makeTicket(deps.db, { ...mine, status: "in_progress" });
    const done = await makeTicket(deps.db, { ...mine, status: "resolved" });
    expect(await tickets.release({ ticketId: busy.id })).toMatchObject({
      status: "open",
      assignedTo: null,
      version: 2,
    });
    expect(await tickets.release({ ticketId: done.id })).toMatchObject({ status: "resolved", assignedTo: null });
    await deps.settled();
    expect(deps.rooms.published).toMatchObject([
      { type: "ticket.released", actorName: "Dana", data: { status: "open", assignedTo: null } },
      { type: "ticket.released" },
    ]);
  });

  it("is for who has it, and for administrators", async () => {
    const { deps, tickets } = await desk();
    const other = await makeUser(deps.db, { roles: ["tech"] });
    const taken = { status: "in_progress" as const, assignedTo: other.id, assignedName: "Lee" };
    const ticket = await makeTicket(deps.db, taken);
    await expect(tickets.release({ ticketId: ticket.id })).rejects.toMatchObject({
      cause: { code: "ticket.assigned_to_other", details: { by: "Lee" } },
    });
    const admin = await makeActor(deps.db, "admin");
    const released = await callerFor(deps, admin.actor).tech.tickets.release({ ticketId: ticket.id });
    expect(released.assignedTo).toBeNull();
    await expect(tickets.release({ ticketId: ticket.id })).rejects.toMatchObject({
      cause: { code: "ticket.not_assigned" },
    });
  });
});

describe("setting a status", () => {
  it("may be any, open unassigns, and the same again is no change", async () => {
    const { deps, tickets } = await desk();
    const { id: ticketId } = await makeTicket(deps.db);
    await tickets.claim({ ticketId, name: "Dana" });
    expect(await tickets.setStatus({ ticketId, status: "closed" })).toMatchObject({
      status: "closed",
      version: 3,
      assignedTo: { name: "Dana" },
    });
    expect(await tickets.setStatus({ ticketId, status: "closed" })).toMatchObject({ version: 3 });
    expect(await tickets.setStatus({ ticketId, status: "open" })).toMatchObject({ version: 4, assignedTo: null });
    const [row] = await deps.db.select().from(supportTickets).where(eq(supportTickets.id, ticketId));
    expect(row).toMatchObject({ resolvedAt: null, assignedName: null, assignedAt: null });
    expect(await deps.db.$count(ticketEvents, eq(ticketEvents.ticketId, ticketId))).toBe(3);
  });

  it("is refused on a ticket that is assigned to somebody else", async () => {
    const { deps, tickets } = await desk();
    const other = await makeUser(deps.db, { roles: ["tech"] });
    const { id: ticketId } = await makeTicket(deps.db, { status: "in_progress", assignedTo: other.id });
    const refused = { cause: { code: "ticket.assigned_to_other" } };
    await expect(tickets.setStatus({ ticketId, status: "closed" })).rejects.toMatchObject(refused);
    await expect(tickets.resolve({ ticketId, resolution: "Fixed." })).rejects.toMatchObject(refused);
    await expect(tickets.saveNotes({ ticketId, internalNotes: "x", version: 1 })).rejects.toMatchObject(refused);
  });
});

describe("internal notes", () => {
  it("are saved on the version that they were written on, and refused on an older one", async () => {
    const { deps, tickets } = await desk();
    const { id: ticketId } = await makeTicket(deps.db);
    const both = await Promise.allSettled([
      tickets.saveNotes({ ticketId, internalNotes: "First.", version: 1 }),
      tickets.saveNotes({ ticketId, internalNotes: "Second.", version: 1 }),
    ]);
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const [loser] = both.flatMap((result) => (result.status === "rejected" ? [result.reason.cause] : []));
    expect(loser).toMatchObject({ code: "ticket.stale", details: { version: 2 } });
    await deps.settled();
    expect(deps.rooms.published).toMatchObject([{ type: "ticket.notes_saved", audience: "staff", data: {} }]);
  });
});

describe("resolving", () => {
  it("writes how it was solved into the truck's history, once a ticket", async () => {
    const { deps, tickets } = await desk();
    const truck = await makeTruck(deps.db);
    const { id: ticketId } = await makeTicket(deps.db, { userId: truck.userId, truckId: truck.id });

    await tickets.resolve({ ticketId, resolution: "Replaced the purge valve." });
    await tickets.resolve({ ticketId, resolution: "Replaced purge valve and dryer." });

    const history = await deps.db.select().from(repairHistory).where(eq(repairHistory.truckId, truck.id));
    expect(history).toMatchObject([
      { kind: "ticket_resolved", sourceId: ticketId, summary: "Replaced purge valve and dryer." },
    ]);
    const [row] = await deps.db.select().from(supportTickets).where(eq(supportTickets.id, ticketId));
    expect(row).toMatchObject({ status: "resolved", resolvedAt: deps.clock.now() });
  });

  it("tells cause, parts and minutes where they are given, and refuses minutes below none", async () => {
    const { deps, actor, tickets } = await desk();
    const truck = await makeTruck(deps.db);
    const ticket = { userId: truck.userId, truckId: truck.id, assignedTo: actor.userId };
    const { id: ticketId } = await makeTicket(deps.db, { ...ticket, status: "in_progress" });
    const said = { ticketId, resolution: "New belt.", cause: "Worn tensioner", parts: "8PK 2030", minutes: 40 };
    await expect(tickets.resolve({ ...said, minutes: -1 })).rejects.toMatchObject({ code: "BAD_REQUEST" });

    await tickets.resolve(said);

    const [entry] = await deps.db.select().from(repairHistory).where(eq(repairHistory.sourceId, ticketId));
    expect(entry?.summary).toBe("New belt.\nCause: Worn tensioner\nParts: 8PK 2030\nWork: 40 min");
    const [row] = await deps.db.select().from(supportTickets).where(eq(supportTickets.id, ticketId));
    expect(row?.resolutionDetails).toEqual({
      cause: "Worn tensioner",
      repair: "New belt.",
      parts: "8PK 2030",
      minutes: 40,
    });
  });

  it("writes the history also when only the status is set, in the driver's words", async () => {
    const { deps, actor, tickets } = await desk();
    const truck = await makeTruck(deps.db);
    const ticket = { userId: truck.userId, truckId: truck.id, assignedTo: actor.userId };
    const { id: ticketId, issueDescription } = await makeTicket(deps.db, { ...ticket, status: "in_progress" });

    await tickets.setStatus({ ticketId, status: "resolved" });

    const [entry] = await deps.db.select().from(repairHistory).where(eq(repairHistory.sourceId, ticketId));
    expect(entry).toMatchObject({ kind: "ticket_resolved", summary: issueDescription });
  });

  it("needs no saved truck, but a word on how", async () => {
    const { deps, tickets } = await desk();
    const { id: ticketId } = await makeTicket(deps.db);
    await expect(tickets.resolve({ ticketId, resolution: " " })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    expect(await tickets.resolve({ ticketId, resolution: "Jump start." })).toMatchObject({ status: "resolved" });
    expect(await deps.db.$count(repairHistory, eq(repairHistory.sourceId, ticketId))).toBe(0);
  });
});

describe("the next ticket", () => {
  it("is one that waits, never one that somebody has", async () => {
    const { deps, actor, tickets } = await desk();
    await deps.db
      .update(techProfiles)
      .set({ languages: ["es"] })
      .where(eq(techProfiles.userId, actor.userId));
    const urgent = await makeTicket(deps.db, { urgencyLevel: "emergency", responseDueAt: 1 });
    const next = await tickets.next();
    expect(next).not.toBeNull();
    expect(next?.status).toBe("open");
    expect(next?.assignedTo).toBeNull();
    expect(next?.urgencyLevel === "emergency" || next?.assessedUrgency === "emergency").toBe(true);
    await tickets.claim({ ticketId: urgent.id, name: "Dana" });
    expect((await tickets.next())?.id).not.toBe(urgent.id);
  });
});

describe("the desk", () => {
  it("is closed to drivers and visitors", async () => {
    const deps: TestDeps = testDeps();
    const { actor } = await makeActor(deps.db, "driver");
    const { id: ticketId } = await makeTicket(deps.db, { userId: actor.userId });
    for (const [who, code] of [
      [actor, "FORBIDDEN"],
      [null, "UNAUTHORIZED"],
    ] as const) {
      const { tickets, places } = callerFor(deps, who).tech;
      for (const call of [
        tickets.list({}),
        tickets.get({ ticketId }),
        tickets.next(),
        tickets.release({ ticketId }),
        tickets.setStatus({ ticketId, status: "closed" }),
        tickets.saveNotes({ ticketId, internalNotes: "x", version: 1 }),
        tickets.resolve({ ticketId, resolution: "x" }),
        places.nearby({ latitude: 41, longitude: -104 }),
      ]) {
        await expect(call).rejects.toMatchObject({ code });
      }
    }
  });
});

describe("the truck of a ticket", () => {
  it("is told with its VIN, its mileage and what was done to it before, newest first", async () => {
    const { deps, tickets } = await desk();
    const { id: userId } = await makeUser(deps.db);
    const { id: truckId } = await makeTruck(deps.db, { userId, vin: "1FUJGLDR3CLBP8834", mileage: 512_000 });
    await makeRepair(deps.db, truckId, { summary: "Slack adjuster.", repairDate: 5000 });
    await makeRepair(deps.db, truckId, { summary: "Alternator.", repairDate: 7000 });
    const { id: ticketId } = await makeTicket(deps.db, { userId, truckId });
    expect(await tickets.truck({ ticketId })).toMatchObject({
      truck: {
        vin: "1FUJGLDR3CLBP8834",
        mileage: 512_000,
        repairs: [{ summary: "Alternator." }, { summary: "Slack adjuster." }],
      },
    });
  });

  it("is none where the driver has not saved it, and an unknown ticket is refused", async () => {
    const { deps, tickets } = await desk();
    const { id: ticketId } = await makeTicket(deps.db, { truckId: null });
    expect(await tickets.truck({ ticketId })).toEqual({ truck: null });
    await expect(tickets.truck({ ticketId: "tkt_none" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
