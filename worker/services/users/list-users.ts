import { listPeople } from "#db/queries/people.ts";
import type { ListUsersInput } from "#domain/accounts/people.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { toPerson } from "./person-view.ts";

/** A page of registered users: found by e-mail, full name or company; filtered by kind and plan. */
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
