import { conceptIds } from "./concepts.ts";

/** English that is there before the rules are unpacked: the coder learns from it how the names of other facts are written. */
export function conceptWords(): string {
  return `${conceptIds.join("\n")}\n`;
}
