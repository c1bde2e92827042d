import { createHmac } from "node:crypto";
import type { AddressHash } from "#worker/ports/address-hash.ts";

/** HMAC-SHA256 with a key of the settings (base64url): without the key, addresses cannot be guessed. */
export function createAddressHash(key: string): AddressHash {
  const bytes = Buffer.from(key, "base64url");
  return (address) => createHmac("sha256", bytes).update(address).digest("hex");
}
