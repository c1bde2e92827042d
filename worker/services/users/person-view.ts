import { toAccount } from "#db/queries/accounts.ts";
import type { PersonRow } from "#db/queries/people.ts";
import { planOf } from "#domain/access/actor.ts";

/** A registered user as an administrator sees one, with the plan that they live by at `now` (milliseconds UTC). */
export function toPerson(row: PersonRow, now: number) {
  const account = toAccount(row);
  const { access, tierName, fleet } = planOf(account, now);
  return {
    id: row.userId,
    email: row.email,
    fullName: row.fullName,
    companyName: row.companyName,
    phone: row.phone,
    createdAt: row.createdAt,
    roles: account.roles,
    /** Since when the account waits to be made a technician's; null when it does not. */
    techRequestedAt: row.techRequestedAt,
    disabledAt: row.disabledAt,
    access,
    tierName,
    fleetRole: fleet?.role ?? null,
    /** An administrator set the plan by hand. */
    granted: row.grantedBy !== null,
  };
}
