import { vi } from "vitest";

const bytes = (length: number, fill: number) => new Uint8Array(length).fill(fill).buffer;
/** 65 bytes of 4, as base64url: what the settings name as our key. */
export const ourKey = Buffer.from(new Uint8Array(65).fill(4)).toString("base64url");
export const endpoint = "https://push.example.test/this-device";

/** A browser that can be pushed to; what it knows survives a page that is drawn anew. */
export function fakePush({
  answer = "granted",
  permission = "default",
}: {
  readonly answer?: NotificationPermission;
  readonly permission?: NotificationPermission;
} = {}) {
  let subscription: unknown = null;
  const make = (key = 4) => {
    subscription = {
      endpoint,
      options: { applicationServerKey: bytes(65, key) },
      getKey: (name: string) => (name === "auth" ? bytes(16, 1) : bytes(65, 2)),
      unsubscribe: async () => {
        subscription = null;
        return true;
      },
    };
    return subscription;
  };
  const subscribe = vi.fn(async (_options: PushSubscriptionOptionsInit) => make());
  const notification = {
    permission,
    requestPermission: vi.fn(async () => {
      notification.permission = answer;
      return answer;
    }),
  };
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", notification);
  const pushManager = { getSubscription: async () => subscription, subscribe };
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { getRegistration: async () => ({ pushManager }) },
  });
  return { notification, subscribe, make, isSubscribed: () => subscription !== null };
}

/** A browser that knows nothing of pushes. */
export function noPush(): void {
  Reflect.deleteProperty(navigator, "serviceWorker");
}
