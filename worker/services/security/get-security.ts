import { findSecondFactor } from "#db/queries/second-factors.ts";
import { type Actor, isStaff } from "#domain/access/actor.ts";
import type { Deps } from "#worker/ports/deps.ts";

/** The state of one's own second factor. */
export async function getSecurity({ actor, deps }: { readonly actor: Actor; readonly deps: Deps }) {
  const factor = await findSecondFactor(deps.db, actor.userId);
  const enrolledAt = factor?.confirmedAt ?? null;
  return {
    secondFactor: actor.secondFactor,
    /** Since when it is on; null while it is off. */
    enrolledAt,
    /** Recovery codes that were not used yet. */
    codesLeft: enrolledAt === null ? 0 : (factor?.codesLeft ?? 0),
    /** Whether the person may set one up, or has one: technicians and administrators. */
    offered: deps.secondFactors !== null && (isStaff(actor) || actor.withheldRoles.length > 0 || enrolledAt !== null),
  };
}
