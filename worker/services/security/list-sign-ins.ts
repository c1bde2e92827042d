import { listOwnSignIns as readOwnSignIns, listSignIns as readSignIns, type SignInRow } from "#db/queries/sign-ins.ts";
import { type Actor, isAdmin } from "#domain/access/actor.ts";
import type { ListOwnSignInsInput, ListSignInsInput } from "#domain/accounts/sign-in-record.ts";
import { DomainError } from "#domain/errors.ts";
import type { Deps } from "#worker/ports/deps.ts";

/** A page of the attempts to sign in to one's own account, newest first. */
export async function listOwnSignIns({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "userId">;
  readonly deps: Pick<Deps, "db">;
  readonly input: ListOwnSignInsInput;
}) {
  const { items, nextCursor } = await readOwnSignIns(deps.db, actor.userId, input);
  return { items: items.map(({ seq: _seq, ...attempt }) => attempt), nextCursor };
}

/** A page of everybody's attempts, or of one person's, for administrators. @throws auth.role_required */
export async function listSignIns({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "roles">;
  readonly deps: Pick<Deps, "db">;
  readonly input: ListSignInsInput;
}) {
  if (!isAdmin(actor)) throw new DomainError("auth.role_required", { role: "admin" });
  const { items, nextCursor } = await readSignIns(deps.db, input);
  return { items: items.map(toAttempt), nextCursor };
}

function toAttempt({ seq: _seq, userId, name, email, ...attempt }: SignInRow) {
  /** Null for an address without an account. */
  return { ...attempt, person: userId === null ? null : { id: userId, name, email } };
}
