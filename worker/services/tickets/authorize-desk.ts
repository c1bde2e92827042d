import { findStaffName } from "#db/queries/room-members.ts";
import { type Actor, isStaff } from "#domain/access/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { supportName } from "#domain/room/system-line.ts";
import type { Deps } from "#worker/ports/deps.ts";
import type { RoomMember } from "#worker/ports/rooms.ts";

/**
 * Decides whether a person may connect to the desk, and as whom.
 * @throws DomainError `auth.required` for a visitor, `auth.role_required` without a staff role.
 */
export async function authorizeDesk({
  actor,
  deps,
}: {
  readonly actor: Actor | null;
  readonly deps: Pick<Deps, "db">;
}): Promise<RoomMember> {
  if (actor === null) throw new DomainError("auth.required");
  if (!isStaff(actor)) throw new DomainError("auth.role_required");
  const name = supportName((await findStaffName(deps.db, actor.userId)) ?? actor.fullName);
  const role = actor.roles.includes("tech") ? "tech" : "admin";
  return { userId: actor.userId, sessionId: actor.sessionId, role, name };
}
