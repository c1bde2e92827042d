/** The audience of an item: the driver too, or staff alone. */
export const audiences = ["everyone", "staff"] as const;
export type Audience = (typeof audiences)[number];

/** The role in which a person reads or writes, taken from the session. */
export const memberRoles = ["driver", "tech", "admin"] as const;
export type MemberRole = (typeof memberRoles)[number];

/**
 * The one rule of who sees what: staff see everything, a driver only what is for everyone.
 * Asked for every live broadcast, every catch-up and every reader of the copy.
 */
export function canReceive(role: MemberRole, audience: Audience): boolean {
  return audience === "everyone" || role !== "driver";
}

/** A driver speaks to everyone; staff may also leave a note that staff alone see. */
export function canSend(role: MemberRole, audience: Audience): boolean {
  return canReceive(role, audience);
}
