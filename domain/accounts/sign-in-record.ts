import * as z from "zod/mini";
import { pageLimit, rowCursor } from "../paging.ts";

/** How an attempt to sign in ended. `code_needed`: the password was right and the second factor has not come yet. */
export const signInOutcomes = [
  "signed_in",
  "code_needed",
  "wrong_password",
  "wrong_code",
  "rate_limited",
  "disabled",
] as const;
export type SignInOutcome = (typeof signInOutcomes)[number];

/** What was used beside the password. */
export const signInFactors = ["totp", "recovery_code"] as const;
export type SignInFactor = (typeof signInFactors)[number];

/** Days that an attempt is kept. */
export const signInsKeptForDays = 90;

/** The same refused attempt is recorded at most once in this time, in milliseconds. */
export const signInRepeatWindow = 60_000;

/** A page of one's own attempts, newest first. */
export const ListOwnSignInsInput = z.prefault(z.object({ cursor: rowCursor, limit: pageLimit }), {});
export type ListOwnSignInsInput = z.infer<typeof ListOwnSignInsInput>;

/** A page of attempts for administrators: of one person, or of all; only those that failed, or all. */
export const ListSignInsInput = z.prefault(
  z.object({
    cursor: rowCursor,
    limit: pageLimit,
    userId: z.optional(z.nullable(z.string().check(z.maxLength(64, "user.invalid")))),
    failed: z._default(z.boolean("input.invalid"), false),
  }),
  {},
);
export type ListSignInsInput = z.infer<typeof ListSignInsInput>;

/**
 * The network of a client's address: an IPv4 address without its last byte (`203.0.113.x`), an IPv6 address with its
 * first three groups (`2001:db8:1::`). Enough to recognize a place, too little to name a household.
 */
export function networkOf(address: string): string {
  const v4 = /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/i.exec(address.trim());
  if (v4 !== null) return `${v4[1]}.x`;
  if (!address.includes(":")) return "unknown";
  const [before = ""] = address.trim().toLowerCase().split("%");
  const [head = "", tail] = before.split("::", 2);
  const groups = head === "" ? [] : head.split(":");
  if (tail !== undefined) while (groups.length < 3) groups.push("0");
  if (groups.length < 3 || !groups.every((group) => /^[\da-f]{1,4}$/.test(group))) return "unknown";
  return `${groups.slice(0, 3).join(":")}::`;
}
