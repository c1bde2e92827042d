import { buildPushPayload } from "@block65/webcrypto-web-push";
import { DomainError } from "#domain/errors.ts";
import { timeLimits } from "#domain/time-limits.ts";
import type { Push } from "#worker/ports/push.ts";
import { askOutside, type OutsideService } from "./outside-service.ts";

export interface WebPushOptions {
  /** The pair of keys that says who pushes: the point and the secret number of P-256, base64url. */
  readonly publicKey: string;
  readonly privateKey: string;
  /** Whom a push service can turn to: `mailto:` or `https:`. */
  readonly subject: string;
  readonly userAgent: string;
  /** Milliseconds for one push. */
  readonly timeout?: number;
  /** Whether a push may go to an address: a device with any other is gone. */
  readonly allows: (endpoint: string) => boolean;
  /** Where a push goes instead of the device's own address. */
  readonly route?: (endpoint: string) => string;
}

/** How long a push service keeps an undelivered push, in seconds: a truck may be without a signal for a day. */
const keptFor = 86_400;

/** Web push (RFC 8030) with the payload encrypted for the one device (RFC 8291) and our name signed to it (RFC 8292). */
export function createWebPush({
  publicKey,
  privateKey,
  subject,
  userAgent,
  timeout = timeLimits.push,
  allows,
  route = (endpoint) => endpoint,
}: WebPushOptions): Push {
  const service: OutsideService = { name: "push", userAgent, timeout, maxBytes: 16 * 1024 };
  return {
    publicKey,
    async send({ endpoint, p256dh, auth }, { data, topic }) {
      if (!allows(endpoint)) return "gone";
      const { headers, body } = await buildPushPayload(
        { data: { ...data }, options: { ttl: keptFor, topic, urgency: "high" } },
        { endpoint, expirationTime: null, keys: { p256dh, auth } },
        { publicKey, privateKey, subject },
      );
      const { "content-length": _length, ...sent } = headers;
      const { status } = await askOutside(service, route(endpoint), { method: "POST", headers: sent, body });
      if (status === 404 || status === 410) return "gone";
      if (status < 200 || status > 299) throw new DomainError("service.unavailable", { service: service.name, status });
      return "accepted";
    },
  };
}
