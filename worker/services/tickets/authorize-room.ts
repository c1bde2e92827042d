import { findRoomDoor } from "#db/queries/room-members.ts";
import { type Actor, isStaff } from "#domain/access/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { supportName } from "#domain/room/system-line.ts";
import type { RoomMember } from "#worker/ports/rooms.ts";
import { type LookDeps, recordLook } from "../audit/record-look.ts";

/**
 * Decides a person's role in a ticket's room: its driver as the driver, staff as support, whose
 * look at the ticket is written down.
 * @throws DomainError `auth.required` for a visitor; `ticket.not_found` for a ticket that is not theirs, is gone or
 * does not exist, so that these cannot be told apart.
 */
export async function authorizeRoom({
  actor,
  deps,
  input,
}: {
  readonly actor: Actor | null;
  readonly deps: LookDeps;
  readonly input: { readonly ticketId: string };
}): Promise<RoomMember> {
  if (actor === null) throw new DomainError("auth.required");
  const door = await findRoomDoor(deps.db, input.ticketId, actor.userId);
  if (door === null || door.erased) throw new DomainError("ticket.not_found");
  const { userId, sessionId } = actor;
  if (door.driverId === userId) return { userId, sessionId, role: "driver", name: actor.fullName };
  if (!isStaff(actor)) throw new DomainError("ticket.not_found");
  const look = { subjectKind: "ticket", subjectId: input.ticketId, ownerId: door.driverId } as const;
  recordLook({ actor, deps, input: { action: "ticket.viewed", ...look } });
  const claimed = door.assignedTo === userId ? door.assignedName : null;
  const name = supportName(claimed ?? door.displayName ?? actor.fullName);
  return { userId, sessionId, role: actor.roles.includes("tech") ? "tech" : "admin", name };
}
