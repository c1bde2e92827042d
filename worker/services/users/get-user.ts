import { findPerson } from "#db/queries/people.ts";
import type { UserRef } from "#domain/accounts/people.ts";
import { type TierName, tierNames } from "#domain/billing/plans.ts";
import { DomainError } from "#domain/errors.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { toPerson } from "./person-view.ts";

/**
 * One registered user, with the plans that were set by hand, newest first; `tierName` is null where one was taken back.
 * @throws DomainError `user.not_found`
 */
export async function getUser({ deps, input }: { readonly deps: Pick<Deps, "db" | "clock">; readonly input: UserRef }) {
  const found = await findPerson(deps.db, input.userId);
  if (found === null) throw new DomainError("user.not_found");
  const grants = found.grants.map(({ id, data, by, createdAt }) => ({
    id,
    tierName: tierOf(data["tierName"]),
    by,
    createdAt,
  }));
  return { ...toPerson(found.person, deps.clock.now()), grants };
}

function tierOf(value: unknown): TierName | null {
  return tierNames.find((known) => known === value) ?? null;
}
