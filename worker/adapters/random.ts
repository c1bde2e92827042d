import type { RandomBytes } from "#domain/ids.ts";

/** Unpredictable bytes of the platform. */
export const randomBytes: RandomBytes = (length) => crypto.getRandomValues(new Uint8Array(length));
