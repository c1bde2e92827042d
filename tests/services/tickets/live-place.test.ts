import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog, livePlaces, supportTickets, ticketEvents } from "#db/schema/index.ts";
import { positionPace, sharingLength } from "#domain/tickets/live-place.ts";
import { callerFor, makeActor } from "#tests/support/actors.ts";
import { beforeTheWrite } from "#tests/support/before-the-write.ts";
import { countingDb } from "#tests/support/counting-db.ts";
import { testDeps } from "#tests/support/deps.ts";
import { factoryPassword, makeTicket } from "#tests/support/factories.ts";
import { refusal } from "#tests/support/refusal.ts";
import { endLivePlaces } from "#worker/services/jobs/end-live-places.ts";

const minute = 60_000;
const cheyenne = { latitude: 41.1502, longitude: -104.7811, accuracy: 12, heading: 270, speed: 24, age: 0 };
const laramie = { ...cheyenne, latitude: 41.3114, longitude: -105.5911 };
const gone = {
  latitude: null,
  longitude: null,
  accuracy: null,
  heading: null,
  speed: null,
  measuredAt: null,
  receivedAt: null,
};

/** A driver with an open ticket, a technician, and what may be asked of it. */
async function scene() {
  const deps = testDeps();
  const [driver, tess] = await Promise.all([makeActor(deps.db, "driver"), makeActor(deps.db, "tech")]);
  const { id: ticketId } = await makeTicket(deps.db, { userId: driver.user.id });
  const own = callerFor(deps, driver.actor).driver;
  const desk = callerFor(deps, tess.actor).tech;
  const phone = { ticketId, sharingId: "phone-one" };
  const row = async () => (await deps.db.select().from(livePlaces).where(eq(livePlaces.ticketId, ticketId)))[0];
  const events = async () =>
    (await deps.db.select().from(ticketEvents).where(eq(ticketEvents.ticketId, ticketId))).map(
      ({ type, audience, actorName, data }) => ({ type, audience, actorName, data }),
    );
  const share = () => own.live.start({ ...phone, position: cheyenne });
  return { deps, driver, tess, ticketId, own, desk, phone, row, events, share };
}

describe("sharing the live place", () => {
  it("begins with the first position, an event for both sides and a line in the audit log", async () => {
    const { deps, driver, ticketId, own, desk, events, share } = await scene();
    const now = deps.clock.now();
    const shared = await share();
    const { age: _age, ...measured } = cheyenne;
    const position = { ...measured, measuredAt: now };
    expect(shared).toEqual({ isShared: true, startedAt: now, endsAt: now + sharingLength, ended: null, position });
    expect(await desk.live.get({ ticketId })).toEqual(shared);
    expect(await own.live.get({ ticketId })).toEqual({ ...shared, sharingId: "phone-one" });
    await deps.settled();
    const told = { type: "ticket.live_started", audience: "everyone", actorName: driver.actor.fullName };
    expect(await events()).toMatchObject([told]);
    expect(deps.rooms.published).toMatchObject([{ ...told, version: 2 }]);
    expect(JSON.stringify(deps.rooms.published)).not.toContain("41.15");
    const ofTicket = and(eq(auditLog.subjectId, ticketId), eq(auditLog.isLook, false));
    const records = await deps.db.select().from(auditLog).where(ofTicket);
    expect(records).toMatchObject([{ action: "ticket.live_started", actorId: driver.user.id, data: {} }]);
  });

  it("is one sharing when the same call comes twice, one after the other or at once", async () => {
    const { deps, ticketId, events, share } = await scene();
    const answers = await Promise.all([share(), share(), share()]);
    answers.push(await share());
    for (const answer of answers) expect(answer).toMatchObject({ isShared: true });
    expect(await events()).toHaveLength(1);
    expect(await deps.db.select().from(auditLog).where(eq(auditLog.subjectId, ticketId))).toHaveLength(1);
  });

  it("keeps the last position alone, and each in one round trip", async () => {
    const { deps, driver, ticketId, phone, desk, row, share } = await scene();
    await share();
    deps.clock.advance(positionPace);
    const counting = countingDb();
    const sending = callerFor({ ...deps, db: counting.db }, driver.actor).driver.live;
    expect(await sending.send({ ...phone, position: { ...laramie, age: 2000 } })).toMatchObject({ kept: true });
    expect(counting.requests()).toBe(1);
    const found = await desk.live.get({ ticketId });
    expect(found?.position).toMatchObject({ latitude: 41.3114, measuredAt: deps.clock.now() - 2000 });
    expect(await deps.db.select().from(livePlaces).where(eq(livePlaces.ticketId, ticketId))).toHaveLength(1);
    expect(await row()).toMatchObject({ receivedAt: deps.clock.now() });
  });

  it("passes over a position that is older than the last: what waited for the line comes late", async () => {
    const { deps, own, phone, desk, ticketId, share } = await scene();
    await share();
    deps.clock.advance(minute);
    const late = await own.live.send({ ...phone, position: { ...laramie, age: 10 * minute } });
    expect(late).toMatchObject({ kept: false });
    expect((await desk.live.get({ ticketId }))?.position).toMatchObject({ latitude: 41.1502 });
    await own.live.send({ ...phone, position: { ...laramie, age: minute / 2 } });
    expect((await desk.live.get({ ticketId }))?.position).toMatchObject({ latitude: 41.3114 });
  });

  it("refuses more than one position in five seconds", async () => {
    const { deps, own, phone, share } = await scene();
    await share();
    deps.clock.advance(positionPace - 1);
    await expect(own.live.send({ ...phone, position: laramie })).rejects.toMatchObject({
      code: "TOO_MANY_REQUESTS",
      cause: { code: "live.too_fast", details: { retryAfterMs: 1 } },
    });
  });

  it("refuses what is no position", async () => {
    const { own, phone, share } = await scene();
    await share();
    for (const change of [{ latitude: 91 }, { longitude: 181 }, { latitude: 0, longitude: 0 }, { age: -5 }]) {
      expect(await refusal(own.live.send({ ...phone, position: { ...laramie, ...change } }))).toBe("input.invalid");
    }
  });
});

describe("sharing ends", () => {
  it("when the driver stops it, from any device: the position is deleted and both sides see it", async () => {
    const { deps, ticketId, own, desk, phone, row, events, share } = await scene();
    await share();
    deps.clock.advance(minute);
    await own.live.stop({ ticketId });
    await own.live.stop({ ticketId });
    const at = deps.clock.now();
    expect(await row()).toMatchObject({ ...gone, endedAt: at, endReason: "driver" });
    expect(await desk.live.get({ ticketId })).toMatchObject({
      isShared: false,
      position: null,
      ended: { at, reason: "driver" },
    });
    expect((await events()).map(({ type, data }) => [type, data["reason"]])).toEqual([
      ["ticket.live_started", undefined],
      ["ticket.live_stopped", "driver"],
    ]);
    deps.clock.advance(minute);
    expect(await refusal(own.live.send({ ...phone, position: laramie }))).toBe("live.ended");
    expect(await row()).toMatchObject(gone);
    const stopped = and(eq(auditLog.subjectId, ticketId), eq(auditLog.action, "ticket.live_stopped"));
    expect(await deps.db.select().from(auditLog).where(stopped)).toHaveLength(1);
  });

  it.each(["resolve", "cancel", "close"])("with the ticket: %s", async (how) => {
    const { deps, ticketId, own, desk, phone, row, share } = await scene();
    await share();
    deps.clock.advance(minute);
    if (how === "cancel") await own.tickets.cancel({ ticketId });
    else {
      await desk.tickets.claim({ ticketId, name: "Tess" });
      expect(await row()).toMatchObject({ endedAt: null, latitude: 41.1502 });
      if (how === "resolve") await desk.tickets.resolve({ ticketId, resolution: "Tightened the glad hand." });
      else await desk.tickets.setStatus({ ticketId, status: "closed" });
    }
    expect(await row()).toMatchObject({ ...gone, endedAt: deps.clock.now(), endReason: "ticket" });
    deps.clock.advance(minute);
    expect(await refusal(own.live.send({ ...phone, position: laramie }))).toBe("live.ended");
    expect(await refusal(share())).toBe("ticket.over");
  });

  it("does not begin anew by itself when the ticket is opened again", async () => {
    const { ticketId, own, desk, share } = await scene();
    await share();
    await own.tickets.cancel({ ticketId });
    await desk.tickets.setStatus({ ticketId, status: "open" });
    expect(await desk.live.get({ ticketId })).toMatchObject({ isShared: false, ended: { reason: "ticket" } });
    expect(await share()).toMatchObject({ isShared: true });
  });

  it("when its time is over: nobody sees it from then on, and the job deletes it and says so once", async () => {
    const { deps, ticketId, own, desk, phone, row, events, share } = await scene();
    await share();
    const { endsAt } = (await desk.live.get({ ticketId })) ?? { endsAt: 0 };
    deps.clock.set(endsAt - 1);
    await endLivePlaces({ deps });
    expect(await row()).toMatchObject({ endedAt: null });
    deps.clock.set(endsAt + minute);
    expect(await desk.live.get({ ticketId })).toMatchObject({ isShared: false, position: null });
    expect(await refusal(own.live.send({ ...phone, position: laramie }))).toBe("live.ended");
    await endLivePlaces({ deps });
    await endLivePlaces({ deps });
    await deps.settled();
    expect(await row()).toMatchObject({ ...gone, endedAt: endsAt, endReason: "time" });
    const stops = (await events()).filter(({ type }) => type === "ticket.live_stopped");
    expect(stops).toMatchObject([{ audience: "everyone", actorName: null, data: { reason: "time" } }]);
    expect(await share()).toMatchObject({ isShared: true });
  });

  it("when its time is over, also where the end of an earlier one cannot be written; that follows with the next run", async () => {
    const [first, second] = [await scene(), await scene()];
    const { deps } = first;
    await first.share();
    await second.share();
    deps.clock.advance(sharingLength + minute);
    const failing = beforeTheWrite(deps.db, () => Promise.reject(new Error("the database is busy")));

    await endLivePlaces({ deps: { ...deps, db: failing } });

    await deps.settled();
    expect(deps.logged).toMatchObject([{ event: "ticket.live_end_failed" }]);
    expect([await first.row(), await second.row()].filter((row) => row?.endReason === "time")).toHaveLength(1);

    await endLivePlaces({ deps });
    for (const { row } of [first, second]) expect(await row()).toMatchObject({ ...gone, endReason: "time" });
  });

  it("with the account: nothing of it is left, and the document of the account has it before", async () => {
    const { ticketId, own, row, share } = await scene();
    await share();
    const { tickets } = await own.account.export();
    expect(tickets.find(({ id }) => id === ticketId)?.livePlace).toMatchObject({ latitude: 41.1502, endedAt: null });
    expect(JSON.stringify(tickets)).not.toContain("phone-one");
    await own.account.erase({ password: factoryPassword });
    expect(await row()).toBeUndefined();
  });
});

describe("two devices of one driver", () => {
  it("do not fight: the one that asked last shares, the other is told", async () => {
    const { deps, ticketId, own, desk, phone, share } = await scene();
    await share();
    deps.clock.advance(minute);
    const tablet = { ticketId, sharingId: "tablet-two" };
    await own.live.start({ ...tablet, position: laramie });
    deps.clock.advance(minute);
    expect(await refusal(own.live.send({ ...phone, position: cheyenne }))).toBe("live.elsewhere");
    expect(await own.live.send({ ...tablet, position: laramie })).toMatchObject({ kept: true });
    expect((await desk.live.get({ ticketId }))?.position).toMatchObject({ latitude: 41.3114 });
  });
});

describe("the live place is refused", () => {
  it("to other drivers: no such ticket", async () => {
    const { deps, ticketId, phone, row, share } = await scene();
    await share();
    const other = await makeActor(deps.db, "driver");
    const { live } = callerFor(deps, other.actor).driver;
    deps.clock.advance(minute);
    expect(await refusal(live.get({ ticketId }))).toBe("ticket.not_found");
    expect(await refusal(live.start({ ...phone, position: laramie }))).toBe("ticket.not_found");
    expect(await refusal(live.send({ ...phone, position: laramie }))).toBe("ticket.not_found");
    expect(await refusal(live.stop({ ticketId }))).toBe("ticket.not_found");
    expect(await refusal(callerFor(deps, other.actor).tech.live.get({ ticketId }))).toBe("auth.role_required");
    expect(await row()).toMatchObject({ endedAt: null, latitude: 41.1502 });
  });

  it("to a technician who would move or stop it", async () => {
    const { deps, tess, ticketId, phone, share } = await scene();
    await share();
    const { live } = callerFor(deps, tess.actor).driver;
    expect(await refusal(live.send({ ...phone, position: laramie }))).toBe("ticket.not_found");
    expect(await refusal(live.stop({ ticketId }))).toBe("ticket.not_found");
  });

  it("of a ticket that is none, and null where the driver never shared it", async () => {
    const { ticketId, own, desk } = await scene();
    expect(await own.live.get({ ticketId })).toBeNull();
    expect(await desk.live.get({ ticketId })).toBeNull();
    expect(await refusal(desk.live.get({ ticketId: "tkt_none" }))).toBe("ticket.not_found");
  });

  it("to whoever has a link to the ticket: the page of it knows no position", async () => {
    const { deps, ticketId, own, share } = await scene();
    await share();
    const { url } = await own.tickets.share({ ticketId, withPhotos: false });
    const shared = await callerFor(deps, null).public.shared.get({ token: url.split("/s/")[1] ?? "" });
    expect(JSON.stringify(shared)).not.toContain("41.15");
  });
});

describe("correcting the place of one's own ticket", () => {
  const road = { highway: "I-80", direction: "westbound", mileMarker: "301" };

  it("is seen by the technician, in the hand-over card too, and no event names the place", async () => {
    const { deps, driver, own, desk } = await scene();
    const { id: ticketId } = await own.tickets.submit({
      submissionId: crypto.randomUUID(),
      contactName: "Dana",
      contactPhone: "+1 775 555 0188",
      truckBrand: "Freightliner",
      truckYear: 2020,
      truckModel: "Cascadia",
      issueDescription: "Air pressure drops when parked.",
      highway: "US-93",
      mileMarker: "7",
    });
    const place = { ...road, locationLat: 40.8324, locationLng: -115.7631, locationAddress: "Elko, NV" };
    expect(await own.tickets.changePlace({ ticketId, ...place })).toMatchObject({ version: 2 });
    const seen = await desk.tickets.get({ ticketId });
    expect(seen).toMatchObject(place);
    expect(seen.handover?.en.join("\n")).toContain("I-80 westbound MM 301 · Elko, NV");
    expect(seen.handover?.en.join("\n")).not.toContain("US-93");
    const event = seen.timeline.at(-1);
    expect(event).toMatchObject({ type: "ticket.place_changed", actorName: driver.actor.fullName });
    expect(Object.keys(event?.data ?? {})).toEqual(["ticketNumber"]);
    await deps.settled();
  });

  it("twice the same is once", async () => {
    const { ticketId, own, events } = await scene();
    const place = { ticketId, ...road };
    await own.tickets.changePlace(place);
    expect(await own.tickets.changePlace(place)).toMatchObject({ version: 2 });
    expect(await events()).toHaveLength(1);
  });

  it("is refused on another's ticket, on one that is over and with half a position", async () => {
    const { deps, ticketId, own } = await scene();
    const other = await makeActor(deps.db, "driver");
    const place = { ticketId, ...road };
    expect(await refusal(callerFor(deps, other.actor).driver.tickets.changePlace(place))).toBe("ticket.not_found");
    expect(await refusal(own.tickets.changePlace({ ...place, locationLat: 41 }))).toBe("input.invalid");
    await own.tickets.cancel({ ticketId });
    expect(await refusal(own.tickets.changePlace(place))).toBe("ticket.over");
    const [row] = await deps.db.select().from(supportTickets).where(eq(supportTickets.id, ticketId));
    expect(row).toMatchObject({ highway: null, locationAddress: "I-80 mile marker 102, Elko, NV" });
  });
});
