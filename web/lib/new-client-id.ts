import { crockford } from "#domain/ids.ts";

/** A name that this device gives to something before the server knows it: a turn, a submission, a message. */
export function newClientId(): string {
  return crockford(24, (length) => crypto.getRandomValues(new Uint8Array(length)));
}
