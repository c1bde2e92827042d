import { type ActorFleet, type FleetMembership, fleetAccess, isFleetTier } from "../billing/fleet.ts";
import type { TierName } from "../billing/plans.ts";
import type { Role } from "./roles.ts";
import { type Access, decideAccess, type SubscriptionState } from "./subscription.ts";

/** `must_enrol`: an administrator requires it of all staff, and this account has none yet. */
export type SecondFactorState = "off" | "on" | "must_enrol";

/** Who is asking, as the session says; never built from anything that a client sent. */
export interface Actor {
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly fullName: string;
  /** Roles that are in effect: none while a member of staff has to set up a second factor first. */
  readonly roles: readonly Role[];
  /** Roles that come into effect when the second factor is set up. */
  readonly withheldRoles: readonly Role[];
  readonly secondFactor: SecondFactorState;
  /** When the person last proved who they are in this session, in milliseconds UTC. */
  readonly confirmedAt: number;
  readonly access: Access;
  /** The plan that the account is on, whether or not it gives access now; null without a subscription. */
  readonly tierName: TierName | null;
  /** The fleet whose trucks are shared; null for a driver on their own. */
  readonly fleet: ActorFleet | null;
}

/** What the record says of an account, as far as it decides what the account may do. */
export interface Account {
  readonly userId: string;
  readonly email: string;
  readonly fullName: string | null;
  /** False when the account was disabled or erased: it has no access. */
  readonly usable: boolean;
  readonly roles: readonly Role[];
  /** Whether the account has a confirmed second factor, and whether all staff must have one. */
  readonly secondFactor?: { readonly isOn: boolean; readonly isRequired: boolean };
  readonly subscription: (SubscriptionState & { readonly tierName: TierName }) | null;
  /** Membership in another person's fleet. */
  readonly membership?: FleetMembership | null;
  readonly ownedFleetId?: string | null;
}

/**
 * The person behind a session at `now` (milliseconds UTC), or null when the account may not be used.
 * In a fleet the owner's plan counts, as long as it carries one.
 * A user without a name is shown by the part before the @, so that no e-mail address is shown to others.
 */
export function actorOf(account: Account, session: ActorSession, now: number): Actor | null {
  if (!account.usable) return null;
  const secondFactor = secondFactorOf(account);
  const withheld = secondFactor === "must_enrol";
  return {
    userId: account.userId,
    sessionId: session.id,
    email: account.email,
    fullName: account.fullName ?? account.email.replace(/@.*$/, ""),
    roles: withheld ? [] : account.roles,
    withheldRoles: withheld ? account.roles : [],
    secondFactor,
    confirmedAt: session.confirmedAt,
    ...planOf(account, now),
  };
}

/** What of a session says something about its person. */
export interface ActorSession {
  readonly id: string;
  readonly confirmedAt: number;
}

/** Whether an account has a second factor, and whether its roles wait for one. */
function secondFactorOf({ roles, secondFactor }: Pick<Account, "roles" | "secondFactor">): SecondFactorState {
  if (secondFactor?.isOn) return "on";
  return secondFactor?.isRequired && roles.length > 0 ? "must_enrol" : "off";
}

type Plan = Pick<Actor, "access" | "tierName" | "fleet">;

/** The plan that an account lives by at `now` (milliseconds UTC): its fleet's, or its own. */
export function planOf(account: Account, now: number): Plan {
  return sharedPlan(account, now) ?? ownPlan(account, now);
}

function sharedPlan({ membership = null }: Account, now: number): Plan | null {
  if (membership === null) return null;
  const shared = fleetAccess(membership, now);
  if (shared === null) return null;
  return { ...shared, fleet: { id: membership.id, ownerId: membership.ownerId, role: "member" } };
}

function ownPlan({ userId, subscription, ownedFleetId = null }: Account, now: number): Plan {
  const access = decideAccess(subscription, now);
  const tierName = subscription?.tierName ?? null;
  const leads = ownedFleetId !== null && access.paid && isFleetTier(tierName);
  return { access, tierName, fleet: leads ? { id: ownedFleetId, ownerId: userId, role: "owner" } : null };
}

/** Whose trucks a user may use: their own, and those of every member of their fleet. */
export function scopeOf({ userId, fleet }: Pick<Actor, "userId" | "fleet">) {
  return { userId, fleetId: fleet?.id ?? null };
}

/** Whose trucks a user may change: their own, and as a fleet's owner those of every member. */
export function managedScopeOf({ userId, fleet }: Pick<Actor, "userId" | "fleet">) {
  return { userId, fleetId: fleet?.role === "owner" ? fleet.id : null };
}

export function isAdmin(actor: Pick<Actor, "roles">): boolean {
  return actor.roles.includes("admin");
}

/** Administrators may do everything that a technician may (product decision P19). */
export function isStaff(actor: Pick<Actor, "roles">): boolean {
  return actor.roles.includes("tech") || actor.roles.includes("admin");
}
