import { describe, expect, inject, it } from "vitest";
import { timeLimits } from "#domain/time-limits.ts";
import { longestWait } from "#scripts/checks/hang-guards.ts";
import { playOutside } from "#tests/support/outside.ts";
import { makePushDevice, makeVapidKeys } from "#tests/support/push-device.ts";
import { refusal } from "#tests/support/refusal.ts";
import { createDurableConversations } from "#worker/adapters/durable-conversations.ts";
import { createDurableRooms } from "#worker/adapters/durable-rooms.ts";
import { createNhtsaRecalls } from "#worker/adapters/nhtsa.ts";
import { createNominatimAddresses } from "#worker/adapters/nominatim.ts";
import { createOverpassExtract } from "#worker/adapters/overpass.ts";
import { createProviderMail } from "#worker/adapters/provider-mail.ts";
import { createR2Photos } from "#worker/adapters/r2-photos.ts";
import { createStripePayments } from "#worker/adapters/stripe.ts";
import { createTemplateTiles } from "#worker/adapters/template-tiles.ts";
import { createWebPush } from "#worker/adapters/web-push.ts";

const limit = 50;
const userAgent = "Roadflare/1.0 (test)";
const never = <Result>() => new Promise<Result>(() => undefined);
const keys = await makeVapidKeys();
const device = await makePushDevice();

/** One call to each outside service, and the code with which it ends when the service is silent. */
const services = {
  addresses: ["service.unavailable", ({ url }) => addressesAt(url).reverse({ latitude: 41, longitude: -100 })],
  mail: ["service.unavailable", ({ url }) => mailAt(url).send(letter)],
  payments: ["billing.unavailable", ({ id }) => paymentsAt(id).listSubscriptions("cus_1")],
  "places' extract": ["service.unavailable", ({ url }) => extractAt(url).fetch()],
  push: ["service.unavailable", ({ url }) => pushAt(url)],
  recalls: ["service.unavailable", ({ url }) => recallsAt(url).find({ brand: "Mack", model: "Anthem", year: 2021 })],
  tiles: ["service.unavailable", ({ url }) => tilesAt(url).open({ z: 5, x: 7, y: 11 })],
} as const satisfies Record<string, readonly [string, (scene: { url: string; id: string }) => Promise<unknown>]>;

const addressesAt = (url: string) => createNominatimAddresses({ url, userAgent, timeout: limit });
const letter = { to: "a@b.test", subject: "s", text: "t", html: "h" };
const mailAt = (url: string, timeout = limit) =>
  createProviderMail({ url, key: undefined, from: "Roadflare <a@b.test>" }, timeout);
const extractAt = (url: string) => createOverpassExtract({ url, userAgent, timeout: limit });
const recallsAt = (url: string) => createNhtsaRecalls({ url, userAgent, timeout: limit });
const tilesAt = (url: string) => createTemplateTiles({ template: `${url}/{z}/{x}/{y}`, userAgent, timeout: limit });

function pushAt(url: string): Promise<unknown> {
  const push = createWebPush({
    ...keys,
    subject: "mailto:a@b.test",
    userAgent,
    timeout: limit,
    allows: () => true,
    route: () => url,
  });
  const target = { endpoint: "https://push.example.test/1", p256dh: device.p256dh, auth: device.auth };
  return push.send(target, { data: { title: "t" }, topic: "t" });
}

function paymentsAt(scene: string) {
  return createStripePayments(
    {
      secretKey: `sk_test_${scene}`,
      webhookSecrets: [],
      apiBase: inject("outsideUrl"),
      prices: [],
      automaticTax: false,
    },
    { paymentRequest: limit, payments: 4 * limit },
  );
}

describe.each(Object.entries(services))("A call for %s", (_name, [code, call]) => {
  it.each(["before_answer", "within_body"] as const)("ends when the service stops %s", async (stop) => {
    const scene = await playOutside({ stop });
    // A mail is accepted by the answer's status: its body is not waited for, and a slow machine gets the status in time.
    if (call === services.mail[1] && stop === "within_body") await mailAt(scene.url, longestWait).send(letter);
    else expect(await refusal(call(scene))).toBe(code);
    expect((await scene.requests()).length).toBeGreaterThan(0);
  });
});

describe("A service that redirects to another host", () => {
  const unhurried = { userAgent, timeout: longestWait };
  const calls = {
    addresses: (url: string) =>
      createNominatimAddresses({ url, ...unhurried }).reverse({ latitude: 41, longitude: -100 }),
    mail: (url: string) =>
      createProviderMail({ url, key: "secret", from: "Roadflare <a@b.test>" }, longestWait).send({
        to: "a@b.test",
        subject: "s",
        text: "t",
        html: "h",
      }),
    recalls: (url: string) =>
      createNhtsaRecalls({ url, ...unhurried }).find({ brand: "Mack", model: "Anthem", year: 2021 }),
  };

  it.each(Object.entries(calls))("is not followed there: %s", async (_name, call) => {
    const other = await playOutside({ json: {} });
    const scene = await playOutside({ status: 307, location: other.url });
    expect(await refusal(call(scene.url))).toBe("service.unavailable");
    expect(await other.requests()).toEqual([]);
  });
});

describe("A photo store that does not answer", () => {
  const silentStore = { put: never, get: never, delete: never, head: never } as unknown as R2Bucket;
  const photos = createR2Photos(silentStore, limit);

  it("ends every operation with an error", async () => {
    const operations = [
      photos.put("pho_1", "full", new Uint8Array(1), "image/jpeg"),
      photos.get("pho_1", "full"),
      photos.delete("pho_1"),
      photos.healthy(),
    ];
    expect(new Set(await Promise.all(operations.map(refusal)))).toEqual(new Set(["service.unavailable"]));
  });
});

describe("An object that does not answer", () => {
  const silentStub = new Proxy({}, { get: () => never });
  const namespace = { idFromName: () => "id", get: () => silentStub } as unknown as DurableObjectNamespace;
  const member = { userId: "usr_1", sessionId: "ses_1", role: "driver", name: "Jo" } as const;
  const request = new Request("http://localhost/api/rooms/tkt_1");

  it("ends every call to a room and to the desk", async () => {
    const rooms = createDurableRooms({ rooms: namespace, desk: namespace }, limit);
    const calls = [
      rooms.publish([{} as never]),
      rooms.endAccess("usr_1", "account"),
      rooms.readItem("tkt_1", 1),
      rooms.erase("tkt_1"),
      rooms.connectRoom("tkt_1", member, request),
      rooms.connectDesk(member, request),
      rooms.healthy(),
    ];
    expect(new Set(await Promise.all(calls.map(refusal)))).toEqual(new Set(["room.unavailable"]));
  });

  it("ends the start of a chat turn, and an answer that falls silent", async () => {
    const limits = { durableObject: limit, answerSilence: limit };
    const turn = { conversationId: "cnv_1" } as never;
    const conversations = createDurableConversations(namespace, limits);
    expect(await refusal(conversations.send(turn))).toBe("service.unavailable");
    expect(await refusal(conversations.erase("cnv_1"))).toBe("service.unavailable");

    const events = new ReadableStream({ start: (controller) => controller.enqueue(line({ type: "start" })) });
    const speaking = { idFromName: () => "id", get: () => ({ send: async () => ({ ok: true, events }) }) };
    const answer = await createDurableConversations(speaking as never, limits).send(turn);
    const heard: unknown[] = [];
    const listen = async () => {
      for await (const event of answer) heard.push(event);
    };
    expect(await refusal(listen())).toBe("service.unavailable");
    expect(heard).toEqual([{ type: "start" }]);
  });
});

const line = (event: object) => new TextEncoder().encode(`${JSON.stringify(event)}\n`);

it("Nothing in front of a driver waits longer than half a minute, but for an answer that is being written", () => {
  const { databaseJob, placeExtract, photoUpload, answerSilence, ...inFront } = timeLimits;
  expect(Math.max(...Object.values(inFront))).toBeLessThanOrEqual(30_000);
});
