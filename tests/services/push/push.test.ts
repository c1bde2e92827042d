import { Buffer } from "node:buffer";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { pushSubscriptions, users } from "#db/schema/index.ts";
import type { InterfaceLanguage } from "#domain/languages/languages.ts";
import type { Notice } from "#domain/push/notice.ts";
import { callerFor, type MadeActor, makeActor } from "#tests/support/actors.ts";
import { type TestDeps, testDeps } from "#tests/support/deps.ts";
import { makeTicket } from "#tests/support/factories.ts";
import { type OutsideScene, playOutside, silence, timeoutWith } from "#tests/support/outside.ts";
import type { OutsideReply, OutsideRequest } from "#tests/support/outside-stand-in.ts";
import { makePushDevice, makeVapidKeys, type PushDevice, readVapid } from "#tests/support/push-device.ts";
import { refusal } from "#tests/support/refusal.ts";
import { createWebPush } from "#worker/adapters/web-push.ts";
import { notifyDriver } from "#worker/services/push/notify-driver.ts";

const keys = await makeVapidKeys();
const wrote: Notice = { kind: "message", by: "Sam · Support Team", actorId: "usr_somebody" };

/** A driver with a ticket, and a push service of this test's own. */
async function scene(...replies: readonly OutsideReply[]) {
  const service = await playOutside(...(replies.length > 0 ? replies : [{ status: 201 }]));
  const push = createWebPush({
    allows: () => true,
    ...keys,
    subject: "mailto:tech@roadflare.test",
    userAgent: "Roadflare/test",
    timeout: timeoutWith(replies),
    route: (endpoint) => service.url + new URL(endpoint).pathname,
  });
  const deps = testDeps({ push });
  const driver = await makeActor(deps.db, "driver", { now: deps.clock.now() });
  const ticket = await makeTicket(deps.db, { userId: driver.actor.userId });
  const notify = (notice = wrote) => notifyDriver({ deps, input: { ticketId: ticket.id, notice } });
  return { deps, service, driver, ticket, notify };
}

async function subscribe(deps: TestDeps, { actor }: MadeActor, language: InterfaceLanguage = "en") {
  const device = await makePushDevice();
  const endpoint = `https://push.example.test/${crypto.randomUUID()}`;
  const { p256dh, auth } = device;
  await callerFor(deps, actor).driver.push.subscribe({ endpoint, p256dh, auth, language });
  return { device, endpoint, p256dh, auth };
}

const bodyOf = (request: OutsideRequest | undefined) => Buffer.from(request?.bodyBase64 ?? "", "base64");
const read = (device: PushDevice, request: OutsideRequest | undefined) => device.read(bodyOf(request));

async function languageAt(deps: TestDeps, { actor }: MadeActor, endpoint: string) {
  return (await callerFor(deps, actor).driver.push.language({ endpoint })).language;
}

async function pushed(service: OutsideScene) {
  return (await service.requests()).length;
}

describe("An answer to a driver whose phone is locked", () => {
  it("arrives readable for that phone alone, in its language, with a number and a name and nothing that was said", async () => {
    const { deps, service, driver, ticket, notify } = await scene();
    const { device, endpoint } = await subscribe(deps, driver, "es");
    await notify();

    const [request] = await service.requests();
    expect(request).toMatchObject({ method: "POST", path: new URL(endpoint).pathname });
    expect(await read(device, request)).toEqual({
      title: `Roadflare · ${ticket.ticketNumber}`,
      body: "\u2068Sam · Support Team\u2069 le escribió",
      tag: ticket.ticketNumber,
      path: `/tickets/${ticket.ticketNumber}`,
      language: "es",
    });
    await expect(read(await makePushDevice(), request)).rejects.toThrow();
  });

  it("says how far the help is, and brings the times of the arrival for the phone's own clock", async () => {
    const { deps, service, driver, ticket, notify } = await scene();
    const { device } = await subscribe(deps, driver, "ru");
    const arrival = { from: 1_700_000_000_000, until: 1_700_000_900_000 };
    await notify({ kind: "en_route", by: "Sam · Support Team", actorId: "usr_somebody", arrival });
    const [request] = await service.requests();
    expect(await read(device, request)).toEqual({
      title: `Roadflare · ${ticket.ticketNumber}`,
      body: "Помощь едет к вам",
      timedBody: "Помощь едет к вам. Время прибытия (ETA): {from} – {until}",
      arrivesFrom: String(arrival.from),
      arrivesUntil: String(arrival.until),
      tag: ticket.ticketNumber,
      path: `/tickets/${ticket.ticketNumber}`,
      language: "ru",
    });
    expect(request?.headers).toMatchObject({ topic: ticket.ticketNumber });
  });

  it("is signed by us for the push service that it goes to, and takes the place of an older one", async () => {
    const { deps, service, driver, ticket, notify } = await scene();
    await subscribe(deps, driver);
    await notify();
    const [request] = await service.requests();
    const { authorization = "", ...headers } = request?.headers ?? {};
    expect(headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400", topic: ticket.ticketNumber });
    expect(await readVapid(authorization)).toMatchObject({
      key: keys.publicKey,
      claims: { aud: "https://push.example.test", sub: "mailto:tech@roadflare.test" },
    });
  });

  it("reaches every device, also when one of them is gone, which is forgotten", async () => {
    const { deps, service, driver, notify } = await scene({ status: 410 });
    const gone = await subscribe(deps, driver);
    await notify();
    expect(await languageAt(deps, driver, gone.endpoint)).toBeNull();

    await service.answer({ status: 404 });
    const lost = await subscribe(deps, driver);
    await notify();
    expect(await languageAt(deps, driver, lost.endpoint)).toBeNull();

    await service.answer({ status: 201 });
    await Promise.all([subscribe(deps, driver), subscribe(deps, driver, "ar")]);
    const before = await pushed(service);
    await notify();
    expect((await pushed(service)) - before).toBe(2);
    expect(deps.logged).toEqual([]);
  });

  it.each([
    ["refuses", { status: 500 }],
    ["is silent", silence],
  ])("is given up and logged when the push service %s; the device stays", async (_how, reply) => {
    const { deps, driver, notify } = await scene(reply);
    const { endpoint } = await subscribe(deps, driver);
    await notify();
    expect(deps.logged.map(({ event }) => event)).toEqual(["push.failed"]);
    expect(await languageAt(deps, driver, endpoint)).toBe("en");
  });

  it("counts as taken when one device's push service accepted it, and not when none did or there is none", async () => {
    const { deps, service, driver, notify } = await scene({ status: 500 });
    expect(await notify()).toEqual({ taken: false });
    await subscribe(deps, driver);
    expect(await notify()).toEqual({ taken: false });
    await service.answer({ status: 201 });
    expect(await notify()).toEqual({ taken: true });
    await service.answer({ status: 410 });
    expect(await notify()).toEqual({ taken: false });
  });

  it("is kept back from whoever did it, from other people and after the sign-in has ended", async () => {
    const { deps, service, driver, notify } = await scene();
    await subscribe(deps, driver);
    await subscribe(deps, await makeActor(deps.db, "driver", { now: deps.clock.now() }));
    await notify({ ...wrote, actorId: driver.actor.userId });
    expect(await pushed(service)).toBe(0);
    await notify();
    expect(await pushed(service)).toBe(1);

    await callerFor(deps, driver.actor).public.auth.signOut();
    await notify();
    expect(await pushed(service)).toBe(1);
    const rows = await deps.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, driver.user.id));
    expect(rows).toEqual([]);
  });

  it("is kept back while the account is disabled", async () => {
    const { deps, service, driver, notify } = await scene();
    await subscribe(deps, driver);
    await deps.db.update(users).set({ disabledAt: 1 }).where(eq(users.id, driver.user.id));
    await notify();
    expect(await pushed(service)).toBe(0);
  });
});

describe("A device", () => {
  it("is switched on, changes its language, and is switched off", async () => {
    const { deps, driver } = await scene();
    const { endpoint, p256dh, auth } = await subscribe(deps, driver, "en");
    await callerFor(deps, driver.actor).driver.push.subscribe({ endpoint, p256dh, auth, language: "tr" });
    expect(await languageAt(deps, driver, endpoint)).toBe("tr");
    await callerFor(deps, driver.actor).driver.push.unsubscribe({ endpoint });
    expect(await languageAt(deps, driver, endpoint)).toBeNull();
  });

  it("of somebody else cannot be seen, switched off, or taken without its keys", async () => {
    const { deps, driver } = await scene();
    const { endpoint } = await subscribe(deps, driver);
    const other = await makeActor(deps.db, "driver", { now: deps.clock.now() });
    const caller = callerFor(deps, other.actor);
    expect(await languageAt(deps, other, endpoint)).toBeNull();
    await caller.driver.push.unsubscribe({ endpoint });
    const { p256dh, auth } = await makePushDevice();
    const taking = caller.driver.push.subscribe({ endpoint, p256dh, auth, language: "en" });
    expect(await refusal(taking)).toBe("input.invalid");
    expect(await languageAt(deps, driver, endpoint)).toBe("en");
  });

  it("that another person signs in on is theirs from then on", async () => {
    const { deps, service, driver, notify } = await scene();
    const { endpoint, p256dh, auth } = await subscribe(deps, driver);
    const other = await makeActor(deps.db, "driver", { now: deps.clock.now() });
    await callerFor(deps, other.actor).driver.push.subscribe({ endpoint, p256dh, auth, language: "ru" });
    expect(await languageAt(deps, driver, endpoint)).toBeNull();
    await notify();
    expect(await pushed(service)).toBe(0);
  });

  it("is one of ten at most: the oldest is forgotten", async () => {
    const { deps, service, driver, notify } = await scene();
    const first = await subscribe(deps, driver);
    for (let count = 0; count < 10; count += 1) {
      deps.clock.advance(1);
      await subscribe(deps, driver);
    }
    expect(await languageAt(deps, driver, first.endpoint)).toBeNull();
    await notify();
    expect(await pushed(service)).toBe(10);
  });

  it("is refused with an address inside a network, or with keys that are none", async () => {
    const { deps, driver } = await scene();
    const { p256dh, auth } = await makePushDevice();
    const good = { endpoint: "https://push.example.test/1", p256dh, auth, language: "en" as const };
    const caller = callerFor(deps, driver.actor);
    for (const bad of [
      { endpoint: "https://10.0.0.1/" },
      { endpoint: "https://example.com/1" },
      { p256dh: "AAAA" },
      { auth: "" },
    ]) {
      expect(await refusal(caller.driver.push.subscribe({ ...good, ...bad }))).toBe("input.invalid");
    }
  });

  it("cannot be switched on where there are no keys to push with, and pages are told so", async () => {
    const deps = testDeps();
    const { actor } = await makeActor(deps.db, "driver");
    const { p256dh, auth } = await makePushDevice();
    const caller = callerFor(deps, actor);
    expect((await caller.public.config()).vapidPublicKey).toBeNull();
    const switching = caller.driver.push.subscribe({ endpoint: "https://a.test/1", p256dh, auth, language: "en" });
    expect(await refusal(switching)).toBe("service.unavailable");
  });
});
