import { expect, it, vi } from "vitest";
import { renewPush } from "#web/service-worker/renew-push.ts";

const key = new Uint8Array(65).fill(4).buffer;

function subscription(endpoint: string): PushSubscription {
  const keys = { p256dh: "public", auth: "secret" };
  return { endpoint, options: { applicationServerKey: key }, toJSON: () => ({ endpoint, keys }) } as never;
}

function service(language: string | null) {
  return vi.fn(async (address: string, _init?: RequestInit) => {
    return Response.json({ result: { data: address.includes("language") ? { language } : {} } });
  });
}

const sent = (request: ReturnType<typeof service>) =>
  request.mock.calls.flatMap(([address, init]) =>
    init?.method === "POST" ? [[address.replace(/.*\./, ""), JSON.parse(String(init.body))]] : [],
  );

it("subscribes again when the browser dropped a subscription, in the language that was set", async () => {
  const request = service("ru");
  const subscribe = vi.fn(async () => subscription("https://push.example.test/new"));
  const dropped = { oldSubscription: subscription("https://push.example.test/old"), newSubscription: null };
  await renewPush(dropped, { pushManager: { subscribe } as never }, request as never);
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: key });
  expect(sent(request)).toEqual([
    ["subscribe", { endpoint: "https://push.example.test/new", p256dh: "public", auth: "secret", language: "ru" }],
    ["unsubscribe", { endpoint: "https://push.example.test/old" }],
  ]);
});

it("tells nobody of a device that was not switched on", async () => {
  const request = service(null);
  const replaced = {
    oldSubscription: subscription("https://push.example.test/old"),
    newSubscription: subscription("https://push.example.test/new"),
  };
  await renewPush(replaced, { pushManager: {} as never }, request as never);
  expect(sent(request)).toEqual([]);
});
