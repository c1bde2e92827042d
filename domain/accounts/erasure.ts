import * as z from "zod/mini";
import { KnownPassword } from "./fields.ts";
import { UserRef } from "./people.ts";

/** Data of an account outside its rows; each kind is deleted in its own way. */
export const erasureKinds = ["photo", "room", "conversation", "customer", "account"] as const;
export type ErasureKind = (typeof erasureKinds)[number];

const minute = 60_000;
const hour = 60 * minute;

/**
 * When the account's rows are looked through once more, in milliseconds after the erasure: a request that had begun
 * before may have written one.
 */
export const secondLookAfter = 15 * minute;

/** How long to wait after the nth failure in a row, in milliseconds: a minute, doubled up to six hours. */
export function erasureRetryDelay(failures: number): number {
  return Math.min(minute * 2 ** (failures - 1), 6 * hour);
}

/** The caller's own account, with its password. */
export const EraseAccountInput = z.object({ password: KnownPassword });
export type EraseAccountInput = z.infer<typeof EraseAccountInput>;

/** What prevents an account's erasure. */
export interface ErasureGround {
  readonly isLastAdmin: boolean;
  /** Drivers in the fleet that the account owns. */
  readonly fleetMembers: number;
}

/** Why an account cannot be erased now; null when it can. */
export function decideErasure(ground: ErasureGround): "user.last_admin" | "account.fleet_has_drivers" | null {
  if (ground.isLastAdmin) return "user.last_admin";
  return ground.fleetMembers > 0 ? "account.fleet_has_drivers" : null;
}

/** Disables an account, or enables it again. */
export const DisableUserInput = z.extend(UserRef, { disabled: z.boolean("user.invalid") });
export type DisableUserInput = z.infer<typeof DisableUserInput>;

/** Another person's account, named by its id and by the e-mail address that was typed. */
export const EraseUserInput = z.extend(UserRef, {
  email: z
    .string("account.email_required")
    .check(z.trim(), z.toLowerCase(), z.maxLength(254, "account.email_required")),
});
export type EraseUserInput = z.infer<typeof EraseUserInput>;
