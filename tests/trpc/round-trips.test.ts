import { describe, expect, it } from "vitest";
import { callerFor, makeActor } from "#tests/support/actors.ts";
import { countingDb } from "#tests/support/counting-db.ts";
import { testDeps } from "#tests/support/deps.ts";
import { factoryPassword, makeTicket, makeTruck } from "#tests/support/factories.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { accessMatrix } from "./access-matrix.ts";

/** More than this many times a verb does not wait for the database. */
const most = 2;
/** One wait more: a cancellation is counted between the read and the change, so that a refused one does not count. */
const oneMore = new Set(["driver.tickets.cancel"]);

const position = { latitude: 41.15, longitude: -104.78, accuracy: 12, heading: null, speed: null, age: 0 };
const elko = { latitude: 40.83, longitude: -115.76 };
const endpoint = "https://fcm.googleapis.com/fcm/send/abc";
const truck = { brand: "Volvo", year: 2016, model: "VNL" };
const part = { partsDescription: "Belt", price: "48.50" };
const report = {
  contactName: "Dana Driver",
  contactPhone: "555 555 0100",
  truckBrand: "Volvo",
  truckYear: 2016,
  truckModel: "VNL",
  issueDescription: "No air.",
};

async function scene() {
  const deps = testDeps();
  const [driver, tech, admin, other] = await Promise.all([
    makeActor(deps.db, "driver"),
    makeActor(deps.db, "tech"),
    makeActor(deps.db, "admin"),
    makeActor(deps.db, "driver"),
  ]);
  const { id: truckId } = await makeTruck(deps.db, { userId: driver.user.id });
  const ticket = await makeTicket(deps.db, { userId: driver.user.id, truckId });
  const callers = (given: Deps) => ({
    visitor: callerFor(given, null).public,
    driver: callerFor(given, driver.actor).driver,
    chat: callerFor(given, driver.actor).subscriber.chat,
    tech: callerFor(given, tech.actor).tech,
    admin: callerFor(given, admin.actor).admin,
  });
  const ready = callers(deps);
  return {
    deps,
    callers,
    /** Makes what has to be there before, uncounted. */
    ready,
    ids: { ticketId: ticket.id, truckId },
    ticket,
    users: { driver: driver.user, tech: tech.user, other: other.user },
    techId: async () => (await ready.admin.techs.list({ q: tech.user.email })).items[0]?.id ?? "",
    conversationId: async () => (await ready.chat.start({ truckId, language: "en" })).conversationId,
    partId: async () => (await ready.tech.parts.create({ ticketId: ticket.id, ...part })).id,
    share: () => ready.driver.live.start({ ticketId: ticket.id, sharingId: "phone-one", position }),
    linkToken: async () => (await ready.driver.tickets.share({ ticketId: ticket.id })).url.split("/s/")[1] ?? "",
    resetToken: async () => {
      await ready.visitor.auth.requestReset({ email: driver.user.email });
      await deps.settled();
      return (
        deps.mail
          .to(driver.user.email)
          .at(-1)
          ?.text.match(/token=(\w+)/)?.[1] ?? ""
      );
    },
  };
}

type Scene = Awaited<ReturnType<typeof scene>>;
type Callers = Scene["ready"];

/** How each verb is called; what is called on `api` is counted. */
const calls: Readonly<Record<string, (api: Callers, given: Scene) => Promise<unknown>>> = {
  "admin.analytics.report": (api) => api.admin.analytics.report({ range: "12m" }),
  "admin.audit.list": (api) => api.admin.audit.list({}),
  "admin.audit.list (about)": (api, { users }) => api.admin.audit.list({ kind: "looks", about: users.driver.id }),
  "admin.dashboard.activity": (api) => api.admin.dashboard.activity(),
  "admin.dashboard.counts": (api) => api.admin.dashboard.counts(),
  "admin.parts.list": (api) => api.admin.parts.list({}),
  "admin.plans.set": (api, { users }) => api.admin.plans.set({ userId: users.driver.id, tierName: "fleet_manager" }),
  "admin.repairs.list": (api) => api.admin.repairs.list({}),
  "admin.techs.available": (api) => api.admin.techs.available({}),
  "admin.techs.candidates": (api) => api.admin.techs.candidates({}),
  "admin.techs.create": (api, { users: { other } }) =>
    api.admin.techs.create({ userId: other.id, fullName: "Otto", email: other.email }),
  "admin.techs.get": async (api, given) => api.admin.techs.get({ techId: await given.techId() }),
  "admin.techs.list": (api) => api.admin.techs.list({}),
  "admin.techs.remove": async (api, given) => api.admin.techs.remove({ techId: await given.techId() }),
  "admin.techs.update": async (api, given) => api.admin.techs.update({ techId: await given.techId(), fullName: "New" }),
  "admin.tickets.assign": (api, { ids, users }) =>
    api.admin.tickets.assign({ ticketId: ids.ticketId, userId: users.tech.id }),
  "admin.tickets.get": (api, { ids }) => api.admin.tickets.get({ ticketId: ids.ticketId }),
  "admin.tickets.list": (api) => api.admin.tickets.list({}),
  "admin.security.get": (api) => api.admin.security.get(),
  "admin.security.require": (api) => api.admin.security.require({ required: false }),
  "admin.security.signIns": (api) => api.admin.security.signIns(),
  "admin.users.disable": (api, { users }) => api.admin.users.disable({ userId: users.driver.id, disabled: true }),
  "admin.users.erase": (api, { users: { driver } }) =>
    api.admin.users.erase({ userId: driver.id, email: driver.email }),
  "admin.users.get": (api, { users }) => api.admin.users.get({ userId: users.driver.id }),
  "admin.users.list": (api) => api.admin.users.list({}),
  "admin.users.records": (api, { users }) => api.admin.users.records({ userId: users.driver.id }),
  "driver.account.endSession": async (api, { ready }) =>
    api.driver.account.endSession({ sessionId: (await ready.driver.account.sessions()).items[0]?.id ?? "" }),
  "driver.account.erase": (api) => api.driver.account.erase({ password: factoryPassword }),
  "driver.account.export": (api) => api.driver.account.export(),
  "driver.account.get": (api) => api.driver.account.get(),
  "driver.account.sendVerification": (api) => api.driver.account.sendVerification(),
  "driver.account.sessions": (api) => api.driver.account.sessions(),
  "driver.security.get": (api) => api.driver.security.get(),
  "driver.security.signIns": (api) => api.driver.security.signIns(),
  "driver.account.update": (api) => api.driver.account.update({ fullName: "New" }),
  "driver.billing.check": (api) => api.driver.billing.check(),
  "driver.account.update (password)": (api) =>
    api.driver.account.update({ currentPassword: factoryPassword, newPassword: "kolibri-93-zoo" }),
  "driver.distress.get": (api, { ids }) => api.driver.distress.get({ ticketId: ids.ticketId }),
  "driver.distress.signal": (api, { ids }) => api.driver.distress.signal({ ticketId: ids.ticketId }),
  "driver.distress.withdraw": async (api, { ids, ready }) => {
    await ready.driver.distress.signal({ ticketId: ids.ticketId });
    return api.driver.distress.withdraw({ ticketId: ids.ticketId });
  },
  "driver.fleet.get": (api) => api.driver.fleet.get(),
  "driver.live.get": (api, { ids }) => api.driver.live.get({ ticketId: ids.ticketId }),
  "driver.live.start": (api, { ids }) =>
    api.driver.live.start({ ticketId: ids.ticketId, sharingId: "phone-one", position }),
  "driver.live.stop": async (api, { ids, share }) => {
    await share();
    return api.driver.live.stop({ ticketId: ids.ticketId });
  },
  "driver.parts.decide": async (api, { partId }) =>
    api.driver.parts.decide({ partId: await partId(), decision: "approved" }),
  "driver.parts.list": (api, { ids }) => api.driver.parts.list({ ticketId: ids.ticketId }),
  "driver.places.nearby": (api) => api.driver.places.nearby(elko),
  "driver.places.reverse": (api) => api.driver.places.reverse(elko),
  "driver.push.language": (api) => api.driver.push.language({ endpoint }),
  "driver.push.unsubscribe": (api) => api.driver.push.unsubscribe({ endpoint }),
  "driver.tickets.cancel": (api, { ids }) => api.driver.tickets.cancel({ ticketId: ids.ticketId }),
  "driver.tickets.changePlace": (api, { ids }) =>
    api.driver.tickets.changePlace({ ticketId: ids.ticketId, highway: "I-80" }),
  "driver.tickets.get": (api, { ids }) => api.driver.tickets.get({ ticketId: ids.ticketId }),
  "driver.tickets.list": (api) => api.driver.tickets.list({}),
  "driver.tickets.rate": async (api, { ids, ready }) => {
    await ready.tech.tickets.setStatus({ ticketId: ids.ticketId, status: "resolved" });
    return api.driver.tickets.rate({ ticketId: ids.ticketId, rating: 5 });
  },
  "driver.tickets.reopen": async (api, { ids, ready }) => {
    await ready.tech.tickets.setStatus({ ticketId: ids.ticketId, status: "resolved" });
    return api.driver.tickets.reopen({ ticketId: ids.ticketId });
  },
  "driver.tickets.revokeShare": async (api, { ids, ready, linkToken }) => {
    await linkToken();
    const [share] = (await ready.driver.tickets.shares({ ticketId: ids.ticketId })).items;
    return api.driver.tickets.revokeShare({ shareId: share?.id ?? "" });
  },
  "driver.tickets.share": (api, { ids }) => api.driver.tickets.share({ ticketId: ids.ticketId }),
  "driver.tickets.shares": (api, { ids }) => api.driver.tickets.shares({ ticketId: ids.ticketId }),
  "driver.tickets.submit": (api, { ids }) =>
    api.driver.tickets.submit({ submissionId: crypto.randomUUID(), truckId: ids.truckId, ...report }),
  "driver.translations.list": (api, { ids }) =>
    api.driver.translations.list({ ticketId: ids.ticketId, language: "es" }),
  "driver.trucks.create": (api) => api.driver.trucks.create(truck),
  "driver.trucks.list": (api) => api.driver.trucks.list({}),
  "driver.trucks.recalls": (api, { ids }) => api.driver.trucks.recalls({ truckId: ids.truckId }),
  "driver.trucks.repairs": (api, { ids }) => api.driver.trucks.repairs({ truckId: ids.truckId }),
  "driver.trucks.retire": (api, { ids }) => api.driver.trucks.retire({ truckId: ids.truckId }),
  "driver.trucks.update": (api, { ids }) => api.driver.trucks.update({ truckId: ids.truckId, ...truck }),
  "public.auth.me": (api) => api.visitor.auth.me(),
  "public.auth.requestReset": (api, { users }) => api.visitor.auth.requestReset({ email: users.driver.email }),
  "public.auth.reset": async (api, { resetToken }) =>
    api.visitor.auth.reset({ token: await resetToken(), password: "kolibri-93-zoo" }),
  "public.auth.verifyEmail": (api) => api.visitor.auth.verifyEmail({ token: "a".repeat(40) }).catch(() => null),
  "public.auth.signIn": (api, { users }) =>
    api.visitor.auth.signIn({ email: users.driver.email, password: factoryPassword }),
  "public.auth.signUp": (api) =>
    api.visitor.auth.signUp({ email: `${crypto.randomUUID()}@haul.test`, password: "kolibri-93-zoo", fullName: "N" }),
  "public.plans.contactSales": (api) =>
    api.visitor.plans.contactSales({ fullName: "A B", email: "a@haul.test", companyName: "Haul", trucks: 5 }),
  "public.plans.list": (api) => api.visitor.plans.list(),
  "public.shared.get": async (api, { linkToken }) => api.visitor.shared.get({ token: await linkToken() }),
  "subscriber.chat.close": async (api, given) => api.chat.close({ conversationId: await given.conversationId() }),
  "subscriber.chat.list": (api) => api.chat.list({}),
  "subscriber.chat.read": async (api, given) => api.chat.read({ conversationId: await given.conversationId() }),
  "subscriber.chat.setLanguage": async (api, given) =>
    api.chat.setLanguage({ conversationId: await given.conversationId(), language: "es" }),
  "subscriber.chat.start": (api, { ids }) => api.chat.start({ truckId: ids.truckId, language: "en" }),
  "tech.distress.list": (api) => api.tech.distress.list(),
  "tech.distress.see": async (api, { ids, ready }) => {
    await ready.driver.distress.signal({ ticketId: ids.ticketId });
    return api.tech.distress.see({ ticketId: ids.ticketId });
  },
  "tech.live.get": (api, { ids }) => api.tech.live.get({ ticketId: ids.ticketId }),
  "tech.parts.create": (api, { ids }) => api.tech.parts.create({ ticketId: ids.ticketId, ...part }),
  "tech.parts.list": (api, { ids }) => api.tech.parts.list({ ticketId: ids.ticketId }),
  "tech.parts.setStatus": async (api, { partId }) =>
    api.tech.parts.setStatus({ partId: await partId(), status: "approved" }),
  "tech.places.nearby": (api) => api.tech.places.nearby(elko),
  "tech.replies.create": (api) =>
    api.tech.replies.create({ scope: "own", shortcut: "way", title: "On my way", texts: { en: "On my way." } }),
  "tech.replies.draft": (api, { ids }) => api.tech.replies.draft({ ticketId: ids.ticketId }),
  "tech.replies.list": (api) => api.tech.replies.list({}),
  "tech.tickets.claim": (api, { ids }) => api.tech.tickets.claim({ ticketId: ids.ticketId, name: "Dana" }),
  "tech.tickets.get": (api, { ids }) => api.tech.tickets.get({ ticketId: ids.ticketId }),
  "tech.tickets.list": (api) => api.tech.tickets.list({}),
  "tech.tickets.next": (api) => api.tech.tickets.next(),
  "tech.tickets.release": async (api, { ids, ready }) => {
    await ready.tech.tickets.claim({ ticketId: ids.ticketId, name: "Dana" });
    return api.tech.tickets.release({ ticketId: ids.ticketId });
  },
  "tech.tickets.undo": async (api, { ids, ready }) => {
    await ready.tech.tickets.claim({ ticketId: ids.ticketId, name: "Dana" });
    const { undo } = await ready.tech.tickets.release({ ticketId: ids.ticketId, undoable: true });
    return api.tech.tickets.undo({ ticketId: ids.ticketId, eventId: undo?.eventId ?? "" });
  },
  "tech.tickets.resolve": (api, { ids }) => api.tech.tickets.resolve({ ticketId: ids.ticketId, resolution: "Hose." }),
  "driver.tickets.open": (api) => api.driver.tickets.open(),
  "tech.tickets.addNote": (api, { ids }) => api.tech.tickets.addNote({ ticketId: ids.ticketId, text: "Call at noon." }),
  "tech.tickets.saveNotes": (api, { ids, ticket: { version } }) =>
    api.tech.tickets.saveNotes({ ticketId: ids.ticketId, internalNotes: "Call at noon.", version }),
  "tech.tickets.setStatus": (api, { ids }) => api.tech.tickets.setStatus({ ticketId: ids.ticketId, status: "closed" }),
  "tech.tickets.truck": (api, { ids }) => api.tech.tickets.truck({ ticketId: ids.ticketId }),
  "tech.tickets.views": (api) => api.tech.tickets.views(),
  "tech.tickets.unanswered": (api) => api.tech.tickets.unanswered(),
};

/**
 * What also asks somebody else (payments, translations, push, the conversation's object), needs a fleet, or is as good as
 * another that is counted.
 */
const notCounted: ReadonlySet<string> = new Set([
  "driver.billing.change",
  "driver.billing.checkout",
  "driver.billing.portal",
  "driver.billing.previewChange",
  "driver.fleet.invitation",
  "driver.fleet.invite",
  "driver.fleet.join",
  "driver.fleet.leave",
  "driver.fleet.remove",
  "driver.fleet.repairs",
  "driver.fleet.ticket",
  "driver.fleet.tickets",
  "driver.fleet.withdraw",
  "driver.live.send",
  "driver.places.search",
  "driver.push.subscribe",
  // A password or a code is counted before it is looked at, and used up before anything follows from it.
  "admin.security.reset",
  "driver.security.beginEnrolment",
  "driver.security.confirm",
  "driver.security.confirmEnrolment",
  "driver.security.disable",
  "driver.security.renewRecoveryCodes",
  "public.auth.completeSignIn",
  "driver.translations.make",
  "public.auth.fleetInvitation",
  "public.auth.signOut",
  "public.config",
  "subscriber.chat.send",
  "tech.replies.remove",
  "tech.replies.update",
  "tech.tickets.setStep",
]);

it("Every verb is counted, or it is said that it is not", () => {
  const named = new Set([...Object.keys(calls).map((name) => name.replace(/ .*/, "")), ...notCounted]);
  expect([...named].sort()).toEqual(Object.keys(accessMatrix).sort());
});

describe("A verb waits for the database at most twice, one that is counted three times", () => {
  it.each(Object.entries(calls))("%s", async (name, call) => {
    const given = await scene();
    const { db, waves } = countingDb();
    const deps = testDeps({ db });
    await call(given.callers(deps), given);
    expect(waves()).toBeLessThanOrEqual(oneMore.has(name) ? most + 1 : most);
    await Promise.all([deps.settled(), given.deps.settled()]);
  });
});
