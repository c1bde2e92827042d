import { createHmac } from "node:crypto";
import type { AddressHash } from "#worker/ports/address-hash.ts";

/** HMAC-SHA256 with a key of the settings (base64url): without the key no address can be tried against what is stored. */
export function createAddressHash(key: string): AddressHash {
  const bytes = Buffer.from(key, "base64url");
  return (address) => createHmac("sha256", bytes).update(address).digest("hex");
}
