import { and, eq, inArray, sql } from "drizzle-orm";
import type { Role } from "#domain/access/roles.ts";
import type { Db } from "../client.ts";
import { roomTombstones, sessions, supportTickets, techProfiles, userRoles, users } from "../schema/index.ts";
import { sessionIsOver } from "./sessions.ts";

/** What a room's door needs to know of a ticket. */
export interface RoomDoor {
  readonly driverId: string;
  readonly assignedTo: string | null;
  /** The display name on the present claim. */
  readonly assignedName: string | null;
  /** How the person who asks is called as a technician; null for others. */
  readonly displayName: string | null;
  readonly erased: boolean;
}

/** A ticket as its room's door sees it, and the name of the person who asks; null when there is no such ticket. */
export async function findRoomDoor(db: Db, ticketId: string, userId: string): Promise<RoomDoor | null> {
  const [row] = await db
    .select({
      driverId: supportTickets.userId,
      assignedTo: supportTickets.assignedTo,
      assignedName: supportTickets.assignedName,
      displayName: techProfiles.fullName,
      tombstone: roomTombstones.ticketId,
    })
    .from(supportTickets)
    .leftJoin(techProfiles, eq(techProfiles.userId, userId))
    .leftJoin(roomTombstones, eq(roomTombstones.ticketId, supportTickets.id))
    .where(eq(supportTickets.id, ticketId));
  if (row === undefined) return null;
  const { tombstone, ...door } = row;
  return { ...door, erased: tombstone !== null };
}

/** How a member of staff is called as a technician; null without a profile. */
export async function findStaffName(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ fullName: techProfiles.fullName })
    .from(techProfiles)
    .where(eq(techProfiles.userId, userId));
  return row?.fullName ?? null;
}

/** What is left of some people's access. */
export interface StandingAccess {
  /** Session ids that are still good. */
  readonly sessions: ReadonlySet<string>;
  /** Staff roles by user id. */
  readonly roles: ReadonlyMap<string, ReadonlySet<Role>>;
  /** Users whose account is neither disabled nor erased. */
  readonly users: ReadonlySet<string>;
}

/** SQL condition: the role's holder must set up a second factor first. */
const waitsForSecondFactor = sql`(exists (select 1 from staff_settings
    where staff_settings.name = 'second_factor_required' and staff_settings.is_on = 1)
  and not exists (select 1 from second_factors
    where second_factors.user_id = user_roles.user_id and second_factors.confirmed_at is not null))`;

/** Which of these sessions, and which roles of these users, are valid at `now`; one round trip. */
export async function readStandingAccess(
  db: Db,
  input: { readonly sessionIds: readonly string[]; readonly userIds: readonly string[]; readonly now: number },
): Promise<StandingAccess> {
  const userIds = [...input.userIds];
  const [sessionRows, roleRows, userRows] = await db.batch([
    db
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(inArray(sessions.id, [...input.sessionIds]), sql`not ${sessionIsOver(input.now)}`)),
    db
      .select({ userId: userRoles.userId, role: userRoles.role })
      .from(userRoles)
      .where(and(inArray(userRoles.userId, userIds), sql`not ${waitsForSecondFactor}`)),
    db
      .select({ id: users.id, disabledAt: users.disabledAt, erasedAt: users.erasedAt })
      .from(users)
      .where(inArray(users.id, userIds)),
  ]);
  const roles = new Map<string, Set<Role>>();
  for (const { userId, role } of roleRows) roles.set(userId, (roles.get(userId) ?? new Set()).add(role));
  return {
    sessions: new Set(sessionRows.map((row) => row.id)),
    roles,
    users: new Set(userRows.filter((row) => row.disabledAt === null && row.erasedAt === null).map((row) => row.id)),
  };
}
