import { findPersonRecords } from "#db/queries/person-records.ts";
import type { Actor } from "#domain/access/actor.ts";
import type { UserRef } from "#domain/accounts/people.ts";
import { DomainError } from "#domain/errors.ts";
import { type LookDeps, recordLook } from "../audit/record-look.ts";

/**
 * The trucks, tickets and open sessions of a user, the 50 newest of each. The read is recorded.
 * @throws DomainError `user.not_found`
 */
export async function getUserRecords({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "userId">;
  readonly deps: LookDeps;
  readonly input: UserRef;
}) {
  const { userId } = input;
  const found = await findPersonRecords(deps.db, userId, deps.clock.now());
  if (found === null) throw new DomainError("user.not_found");
  recordLook({
    actor,
    deps,
    input: { action: "user.viewed", subjectKind: "user", subjectId: userId, ownerId: userId },
  });
  return found;
}
