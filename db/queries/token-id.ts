import { createHash } from "node:crypto";

/** The id under which a secret token is stored: its SHA-256 in hexadecimal, so that a stolen table opens nothing. */
export function tokenId(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
