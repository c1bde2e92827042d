import { listPeople } from "#db/queries/people.ts";
import type { ListUsersInput } from "#domain/accounts/people.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { toPerson } from "./person-view.ts";

/** A page of registered users, newest first: found by e-mail, full name or company. */
export async function listUsers({
  deps,
  input,
}: {
  readonly deps: Pick<Deps, "db" | "clock">;
  readonly input: ListUsersInput;
}) {
  const now = deps.clock.now();
  const { items, nextCursor } = await listPeople(deps.db, input);
  return { items: items.map((row) => toPerson(row, now)), nextCursor };
}
