import * as z from "zod/mini";
import { Email } from "../accounts/fields.ts";
import { pageLimit, rowCursor, timeCursor } from "../paging.ts";

/** How long a mailed invitation is open. */
export const inviteLifetime = 14 * 86_400_000;
/** Invitations by one owner; the window is in milliseconds. */
export const invitesPerOwner = { limit: 50, windowMs: 86_400_000 } as const;

export const InviteDriverInput = z.object({ email: Email });
export type InviteDriverInput = z.infer<typeof InviteDriverInput>;

/** The token of a mailed link. */
export const FleetInviteInput = z.object({
  token: z.string("fleet.invite_invalid").check(z.regex(/^[0-9a-z]{40}$/, "fleet.invite_invalid")),
});
export type FleetInviteInput = z.infer<typeof FleetInviteInput>;

export const RemoveDriverInput = z.object({
  userId: z.string("user.invalid").check(z.minLength(1, "user.invalid"), z.maxLength(64, "user.invalid")),
});
export type RemoveDriverInput = z.infer<typeof RemoveDriverInput>;

export const ListFleetTicketsInput = z.prefault(z.object({ cursor: rowCursor, limit: pageLimit }), {});
export type ListFleetTicketsInput = z.infer<typeof ListFleetTicketsInput>;

export const ListFleetRepairsInput = z.prefault(z.object({ cursor: timeCursor, limit: pageLimit }), {});
export type ListFleetRepairsInput = z.infer<typeof ListFleetRepairsInput>;
