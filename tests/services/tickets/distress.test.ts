import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditLog, distressSignals, ticketEvents } from "#db/schema/index.ts";
import { callerFor, makeActor } from "#tests/support/actors.ts";
import { testDeps } from "#tests/support/deps.ts";
import { factoryPassword, makeTicket } from "#tests/support/factories.ts";
import { refusal } from "#tests/support/refusal.ts";

const minute = 60_000;

async function scene() {
  const deps = testDeps();
  const [driver, ann, lee] = await Promise.all([
    makeActor(deps.db, "driver"),
    makeActor(deps.db, "tech", { fullName: "Ann Abbott" }),
    makeActor(deps.db, "tech", { fullName: "Lee Long" }),
  ]);
  const { id: ticketId, ticketNumber } = await makeTicket(deps.db, { userId: driver.user.id });
  const own = callerFor(deps, driver.actor).driver;
  const desk = callerFor(deps, ann.actor).tech;
  const other = callerFor(deps, lee.actor).tech;
  const events = async () =>
    (await deps.db.select().from(ticketEvents).where(eq(ticketEvents.ticketId, ticketId))).filter(({ type }) =>
      type.startsWith("ticket.distress"),
    );
  const mails = () => deps.mail.sent.filter(({ subject }) => subject.includes(ticketNumber));
  const listed = async () => (await desk.distress.list()).items.find((item) => item.ticketId === ticketId);
  const actions = async () =>
    (await deps.db.select().from(auditLog).where(eq(auditLog.subjectId, ticketId))).map(({ action }) => action);
  return { deps, driver, ann, ticketId, ticketNumber, own, desk, other, events, mails, listed, actions };
}

describe("a driver who does not feel safe", () => {
  it("tells the staff at once: an event of theirs alone, a line of the audit log, a mail without a name", async () => {
    const { deps, driver, ann, ticketId, ticketNumber, own, events, mails, listed, actions } = await scene();
    const since = deps.clock.now();
    expect(await own.distress.signal({ ticketId })).toEqual({ since, seen: null });
    expect(await listed()).toEqual({ ticketId, ticketNumber, since, seen: null });
    await deps.settled();
    const told = { type: "ticket.distress", audience: "staff", actorId: driver.user.id, data: { ticketNumber, since } };
    expect(await events()).toMatchObject([told]);
    expect(deps.rooms.published).toMatchObject([told]);
    expect(await actions()).toEqual(["ticket.distress"]);
    const mine = mails().filter(({ to }) => to === ann.user.email);
    expect(mine).toHaveLength(1);
    expect(mine[0]?.text).toContain("I-80 mile marker 102, Elko, NV");
    expect(mine[0]?.text).not.toContain(driver.actor.fullName);
    expect(mails().map(({ to }) => to)).not.toContain(driver.user.email);
  });

  it("sees it nowhere but in the quiet line: not in the history, not on a shared page", async () => {
    const { ticketId, own, deps } = await scene();
    const { url } = await own.tickets.share({ ticketId, withPhotos: false });
    await own.distress.signal({ ticketId });
    const shared = await callerFor(deps, null).public.shared.get({ token: url.split("/s/")[1] ?? "" });
    const seen = JSON.stringify([await own.tickets.get({ ticketId }), await own.tickets.list(), shared]);
    expect(seen).not.toContain("distress");
    expect(await own.distress.get({ ticketId })).toMatchObject({ seen: null });
    await deps.settled();
  });

  it("is heard once, however often the thumb presses", async () => {
    const { deps, ann, ticketId, own, events, mails } = await scene();
    const answers = await Promise.all([1, 2, 3].map(() => own.distress.signal({ ticketId })));
    answers.push(await own.distress.signal({ ticketId }));
    for (const answer of answers) expect(answer).toEqual({ since: deps.clock.now(), seen: null });
    await deps.settled();
    expect(await events()).toHaveLength(1);
    expect(mails().filter(({ to }) => to === ann.user.email)).toHaveLength(1);
  });

  it("takes it back, and says it again; the mails have an end, the desk has none", async () => {
    const { deps, ann, ticketId, own, events, mails, listed, actions } = await scene();
    for (let time = 0; time < 5; time += 1) {
      await own.distress.signal({ ticketId });
      await deps.settled();
      expect(await listed()).toMatchObject({ seen: null });
      await own.distress.withdraw({ ticketId });
      expect(await own.distress.withdraw({ ticketId })).toEqual({ withdrawn: true });
      deps.clock.advance(minute);
    }
    await deps.settled();
    expect(await listed()).toBeUndefined();
    expect(await own.distress.get({ ticketId })).toBeNull();
    expect(await events()).toHaveLength(10);
    expect(await actions()).toHaveLength(10);
    expect(mails().filter(({ to }) => to === ann.user.email)).toHaveLength(3);
  });

  it("is not forgotten because the ticket ends, but cannot begin then", async () => {
    const { deps, ticketId, own, desk, listed } = await scene();
    await own.distress.signal({ ticketId });
    await own.tickets.cancel({ ticketId });
    expect(await listed()).toMatchObject({ seen: null });
    await desk.distress.see({ ticketId });
    await own.distress.withdraw({ ticketId });
    expect(await refusal(own.distress.signal({ ticketId }))).toBe("ticket.over");
    await deps.settled();
  });

  it("leaves nothing of it with the account", async () => {
    const { deps, ticketId, own } = await scene();
    await own.distress.signal({ ticketId });
    await own.account.erase({ password: factoryPassword });
    await deps.settled();
    expect(await deps.db.select().from(distressSignals).where(eq(distressSignals.ticketId, ticketId))).toEqual([]);
  });

  it("is heard although no mail goes out", async () => {
    const { deps, driver, ticketId, listed } = await scene();
    const mail = { send: () => Promise.reject(new Error("the mail is away")) };
    await callerFor({ ...deps, mail } as never, driver.actor).driver.distress.signal({ ticketId });
    await deps.settled();
    expect(await listed()).toMatchObject({ seen: null });
    expect(deps.logged.map(({ event }) => event)).toContain("ticket.distress_mail_failed");
  });
});

describe("a technician who has seen it", () => {
  it("is named to the driver, by the name of the claim where there is one", async () => {
    const { deps, ticketId, own, desk, events, actions } = await scene();
    await own.distress.signal({ ticketId });
    await desk.tickets.claim({ ticketId, name: "Ann" });
    deps.clock.advance(minute);
    const seen = { by: "Ann", at: deps.clock.now() };
    expect(await desk.distress.see({ ticketId })).toMatchObject({ seen });
    expect(await own.distress.get({ ticketId })).toMatchObject({ seen });
    expect((await events()).map(({ type, audience }) => [type, audience])).toEqual([
      ["ticket.distress", "staff"],
      ["ticket.distress_seen", "staff"],
    ]);
    expect(await actions()).toEqual(["ticket.distress", "ticket.claimed", "ticket.distress_seen"]);
    await deps.settled();
  });

  it("is the first: of two at once one is named, and both are told who", async () => {
    const { deps, ticketId, own, desk, other, events } = await scene();
    await own.distress.signal({ ticketId });
    const [one, two] = await Promise.all([desk.distress.see({ ticketId }), other.distress.see({ ticketId })]);
    expect(one).toEqual(two);
    expect(await other.distress.see({ ticketId })).toEqual(one);
    expect(["Ann Abbott", "Lee Long"]).toContain(one.seen?.by);
    expect((await events()).filter(({ type }) => type === "ticket.distress_seen")).toHaveLength(1);
    await deps.settled();
  });

  it("is told when there is nothing to see any more", async () => {
    const { deps, ticketId, own, desk } = await scene();
    expect(await refusal(desk.distress.see({ ticketId }))).toBe("distress.none");
    await own.distress.signal({ ticketId });
    await own.distress.withdraw({ ticketId });
    expect(await refusal(desk.distress.see({ ticketId }))).toBe("distress.none");
    expect(await refusal(desk.distress.see({ ticketId: "tkt_none" }))).toBe("ticket.not_found");
    await deps.settled();
  });
});

describe("the signal is refused", () => {
  it("to other drivers, whose ticket it is not, and to technicians in the driver's place", async () => {
    const { deps, ticketId, ann, own } = await scene();
    const stranger = await makeActor(deps.db, "driver");
    for (const actor of [stranger.actor, ann.actor]) {
      const { distress } = callerFor(deps, actor).driver;
      expect(await refusal(distress.signal({ ticketId }))).toBe("ticket.not_found");
      expect(await refusal(distress.get({ ticketId }))).toBe("ticket.not_found");
      expect(await refusal(distress.withdraw({ ticketId }))).toBe("ticket.not_found");
    }
    expect(await own.distress.get({ ticketId })).toBeNull();
    const { distress } = callerFor(deps, stranger.actor).tech;
    expect(await refusal(distress.list())).toBe("auth.role_required");
    expect(await refusal(distress.see({ ticketId }))).toBe("auth.role_required");
  });
});
