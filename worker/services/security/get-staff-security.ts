import { readStaffSecurity } from "#db/queries/staff-security.ts";
import { type Actor, isAdmin } from "#domain/access/actor.ts";
import { DomainError } from "#domain/errors.ts";
import type { Deps } from "#worker/ports/deps.ts";

/** Whether all staff must have a second factor, and who has one. @throws auth.role_required */
export async function getStaffSecurity({ actor, deps }: { readonly actor: Actor; readonly deps: Pick<Deps, "db"> }) {
  if (!isAdmin(actor)) throw new DomainError("auth.role_required", { role: "admin" });
  return readStaffSecurity(deps.db);
}
