import type { Role } from "#domain/access/roles.ts";
import { closeCodes } from "#domain/room/protocol.ts";
import type { AccessEnd } from "../ports/room-ports.ts";
import type { RoomMember } from "../ports/rooms.ts";

/** Whether a member's sockets close because of this, and with which code: 4401 to sign in again, 4403 to stay away. */
export function decideClose(end: AccessEnd, member: Pick<RoomMember, "userId" | "sessionId" | "role">): number | null {
  if (end.userId !== member.userId) return null;
  if (end.lost === "account") return closeCodes.noSession;
  if ("sessionId" in end.lost) return end.lost.sessionId === member.sessionId ? closeCodes.noSession : null;
  return member.role !== "driver" && end.lost.includes(member.role) ? closeCodes.notYours : null;
}

/** What is left of some people's access, as the database says. */
export interface StandingAccess {
  readonly sessions: ReadonlySet<string>;
  readonly roles: ReadonlyMap<string, ReadonlySet<Role>>;
  readonly users: ReadonlySet<string>;
}

/** Of these members, whose access has ended: the account's, the session's or the role's. */
export function endedAmong(members: readonly RoomMember[], standing: StandingAccess): AccessEnd[] {
  return members.flatMap(({ userId, sessionId, role }): AccessEnd[] => {
    if (!standing.users.has(userId)) return [{ userId, lost: "account" }];
    if (!standing.sessions.has(sessionId)) return [{ userId, lost: { sessionId } }];
    return role === "driver" || standing.roles.get(userId)?.has(role) ? [] : [{ userId, lost: [role] }];
  });
}
