import { removeRole } from "#db/queries/users.ts";
import { type Actor, isAdmin } from "#domain/access/actor.ts";
import type { Role } from "#domain/access/roles.ts";
import { DomainError } from "#domain/errors.ts";
import { newId } from "#domain/ids.ts";
import type { Deps } from "#worker/ports/deps.ts";

/**
 * Takes a role away: the account's sessions end, and its sockets that need the role are closed.
 * @throws auth.role_required
 */
export async function revokeRole({
  actor,
  deps,
  input,
}: {
  readonly actor: Actor;
  readonly deps: Deps;
  readonly input: { readonly userId: string; readonly role: Role };
}): Promise<void> {
  if (!isAdmin(actor)) throw new DomainError("auth.role_required", { role: "admin" });
  const { userId, role } = input;
  await removeRole(deps.db, {
    userId,
    role,
    audit: {
      id: newId("audit", deps.randomBytes),
      actorId: actor.userId,
      action: "role.revoked",
      subjectKind: "user",
      subjectId: userId,
      data: { role },
      createdAt: deps.clock.now(),
    },
  });
  deps.background(deps.rooms.endAccess(userId, [role]));
}
