import { findPerson } from "#db/queries/people.ts";
import type { Actor } from "#domain/access/actor.ts";
import type { UserRef } from "#domain/accounts/people.ts";
import { type TierName, tierNames } from "#domain/billing/plans.ts";
import { DomainError } from "#domain/errors.ts";
import { type LookDeps, recordLook } from "../audit/record-look.ts";
import { toPerson } from "./person-view.ts";

/**
 * One registered user, with the plans that were set by hand, newest first; `tierName` is null where one was taken back.
 * Who saw it is written down.
 * @throws DomainError `user.not_found`
 */
export async function getUser({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "userId">;
  readonly deps: LookDeps;
  readonly input: UserRef;
}) {
  const found = await findPerson(deps.db, input.userId);
  if (found === null) throw new DomainError("user.not_found");
  const { userId } = input;
  recordLook({
    actor,
    deps,
    input: { action: "user.viewed", subjectKind: "user", subjectId: userId, ownerId: userId },
  });
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
