import { isKnownPushService } from "#domain/push/address.ts";
import { createWebPush } from "../adapters/web-push.ts";
import type { Settings } from "../env.ts";
import type { Push } from "../ports/push.ts";

/** The way to locked phones; null while the settings have no keys for it. */
export function makePush(settings: Settings): Push | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = settings;
  if (publicKey === undefined || privateKey === undefined) return null;
  return createWebPush({
    publicKey,
    privateKey,
    allows: (endpoint) => isKnownPushService(endpoint, { local: settings.LOCAL_RUNTIME === "true" }),
    subject: settings.VAPID_SUBJECT ?? `mailto:${settings.CONTACT_TECH}`,
    userAgent: `Roadflare/1.0 (${settings.PUBLIC_URL}; ${settings.CONTACT_TECH})`,
  });
}
