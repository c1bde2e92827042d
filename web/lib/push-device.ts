import { platformOf } from "#domain/pages/public-pages.ts";

/** What a browser gives away of itself when it lets us push. */
export interface DevicePush {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** What this browser lets us do. On iOS only the installed app may; `blocked` means that the person said no. */
export type PushAbility = "able" | "blocked" | "needs_install" | "unable";

export function pushAbility(): PushAbility {
  const able = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!able) return platformOf(navigator) === "ios" ? "needs_install" : "unable";
  return Notification.permission === "denied" ? "blocked" : "able";
}

/** The push service's address of this device; null while nothing is pushed to it. */
export async function readDevicePush(): Promise<DevicePush | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? describe(subscription) : null;
}

/**
 * Asks the person, then the browser. Call it from a click, before anything else is waited for.
 * Null when the person said no or closed the question. Rejects when the browser's push service cannot be reached.
 */
export async function subscribeDevice(publicKey: string): Promise<DevicePush | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) throw new DOMException("There is no service worker yet.", "NotSupportedError");
  const { pushManager } = registration;
  const known = await pushManager.getSubscription();
  // Made with keys that have been replaced since, it would hear nothing.
  if (known !== null && toBase64url(known.options.applicationServerKey) !== publicKey) await known.unsubscribe();
  return describe(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
}

/** Lets the browser forget what we push with. */
export async function unsubscribeDevice(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

function describe(subscription: PushSubscription): DevicePush {
  const key = (name: PushEncryptionKeyName) => toBase64url(subscription.getKey(name));
  return { endpoint: subscription.endpoint, p256dh: key("p256dh"), auth: key("auth") };
}

function toBase64url(bytes: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
