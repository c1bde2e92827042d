import type { Role } from "./roles.ts";
import type { Access } from "./subscription.ts";

/** Who is asking, as the session says; never built from anything that a client sent. */
export interface Actor {
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly fullName: string;
  readonly roles: readonly Role[];
  readonly access: Access;
}

export function isAdmin(actor: Pick<Actor, "roles">): boolean {
  return actor.roles.includes("admin");
}

/** Administrators may do everything that a technician may (decision 19). */
export function isStaff(actor: Pick<Actor, "roles">): boolean {
  return actor.roles.includes("tech") || actor.roles.includes("admin");
}
