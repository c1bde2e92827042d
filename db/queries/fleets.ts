import { and, asc, desc, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import { type Page, pageOf } from "#domain/paging.ts";
import type { Db } from "../client.ts";
import {
  fleetInvites,
  fleetMembers,
  fleets,
  fleetTrucks,
  repairHistory,
  userProfiles,
  users,
} from "../schema/index.ts";

/** The id of the fleet that a user owns, created if there is none. One round trip. */
export async function openFleet(
  db: Db,
  input: { readonly id: string; readonly ownerId: string; readonly now: number },
): Promise<string> {
  const { id, ownerId, now } = input;
  const [, [fleet]] = await db.batch([
    db.insert(fleets).values({ id, ownerId, createdAt: now }).onConflictDoNothing(),
    db.select({ id: fleets.id }).from(fleets).where(eq(fleets.ownerId, ownerId)),
  ]);
  if (fleet === undefined) throw new Error("the fleet that was just made is not there");
  return fleet.id;
}

/** A fleet's drivers, and the invitations that are open at `now`, both oldest first. One round trip. */
export async function readFleet(db: Db, fleetId: string, now: number) {
  const [members, invites, [owner]] = await db.batch([
    db
      .select({
        userId: users.id,
        email: users.email,
        fullName: userProfiles.fullName,
        joinedAt: fleetMembers.joinedAt,
      })
      .from(fleetMembers)
      .innerJoin(users, eq(users.id, fleetMembers.userId))
      .leftJoin(userProfiles, eq(userProfiles.id, users.id))
      .where(eq(fleetMembers.fleetId, fleetId))
      .orderBy(asc(fleetMembers.joinedAt)),
    db
      .select({ email: fleetInvites.email, expiresAt: fleetInvites.expiresAt, createdAt: fleetInvites.createdAt })
      .from(fleetInvites)
      .where(and(eq(fleetInvites.fleetId, fleetId), openAt(now)))
      .orderBy(asc(fleetInvites.createdAt)),
    db
      .select({ fullName: userProfiles.fullName, companyName: userProfiles.companyName, email: users.email })
      .from(fleets)
      .innerJoin(users, eq(users.id, fleets.ownerId))
      .leftJoin(userProfiles, eq(userProfiles.id, users.id))
      .where(eq(fleets.id, fleetId)),
  ]);
  return { members, invites, owner: owner ?? null };
}

/**
 * Invites an address, or renews its invitation; false when the fleet has its most drivers and open invitations.
 * Null for no limit.
 */
export async function inviteWithinLimit(
  db: Db,
  invite: {
    readonly id: string;
    readonly fleetId: string;
    readonly email: string;
    readonly expiresAt: number;
    readonly now: number;
  },
  limit: number | null,
): Promise<boolean> {
  const { id, fleetId, email, expiresAt, now } = invite;
  const taken = sql`(select count(*) from fleet_members where fleet_id = ${fleetId}) +
    (select count(*) from fleet_invites where fleet_id = ${fleetId} and email <> ${email}
      and accepted_at is null and expires_at > ${now})`;
  const { rowsAffected } = await db.run(sql`insert into ${fleetInvites} (id, fleet_id, email, expires_at, created_at)
    select ${id}, ${fleetId}, ${email}, ${expiresAt}, ${now} where ${limit === null ? sql`1` : sql`${taken} < ${limit}`}
    on conflict (fleet_id, email) do update
      set id = excluded.id, expires_at = excluded.expires_at, created_at = excluded.created_at, accepted_at = null`);
  return rowsAffected === 1;
}

/** Withdraws an open invitation; nothing when there is none. */
export async function deleteInvite(db: Db, key: { readonly fleetId: string; readonly email: string }): Promise<void> {
  await db
    .delete(fleetInvites)
    .where(
      and(eq(fleetInvites.fleetId, key.fleetId), eq(fleetInvites.email, key.email), isNull(fleetInvites.acceptedAt)),
    );
}

/** The fleet that an open invitation leads to, and who owns it; null when there is none, or not for this address. */
export async function findOpenInvite(
  db: Db,
  key: { readonly id: string; readonly email?: string; readonly now: number },
) {
  const ofAddress = key.email === undefined ? undefined : eq(fleetInvites.email, key.email);
  const [invite] = await db
    .select({
      fleetId: fleets.id,
      email: fleetInvites.email,
      ownerId: fleets.ownerId,
      ownerName: userProfiles.fullName,
      companyName: userProfiles.companyName,
    })
    .from(fleetInvites)
    .innerJoin(fleets, eq(fleets.id, fleetInvites.fleetId))
    .leftJoin(userProfiles, eq(userProfiles.id, fleets.ownerId))
    .where(and(eq(fleetInvites.id, key.id), ofAddress, openAt(key.now)));
  return invite ?? null;
}

/**
 * Adds the driver of an open invitation to its fleet, while there is room and the driver is in none.
 * False when that is not so; one transaction.
 */
export async function joinFleet(
  db: Db,
  input: {
    readonly inviteId: string;
    readonly fleetId: string;
    readonly userId: string;
    readonly email: string;
    readonly now: number;
  },
  limit: number | null,
): Promise<boolean> {
  const { inviteId, fleetId, userId, email, now } = input;
  const room =
    limit === null ? sql`1` : sql`(select count(*) from fleet_members where fleet_id = ${fleetId}) < ${limit}`;
  const [joined] = await db.batch([
    db.run(sql`insert into ${fleetMembers} (user_id, fleet_id, joined_at)
      select ${userId}, fleet_id, ${now} from fleet_invites
      where id = ${inviteId} and fleet_id = ${fleetId} and email = ${email}
        and accepted_at is null and expires_at > ${now} and ${room}
      on conflict (user_id) do nothing`),
    db
      .update(fleetInvites)
      .set({ acceptedAt: now })
      .where(
        and(
          eq(fleetInvites.id, inviteId),
          sql`exists (select 1 from fleet_members where user_id = ${userId} and fleet_id = ${fleetId})`,
        ),
      ),
  ]);
  return joined.rowsAffected === 1;
}

/** Takes a driver out of a fleet; false when the driver was not in it. */
export async function removeMember(
  db: Db,
  key: { readonly fleetId: string; readonly userId: string },
): Promise<boolean> {
  const { rowsAffected } = await db
    .delete(fleetMembers)
    .where(and(eq(fleetMembers.fleetId, key.fleetId), eq(fleetMembers.userId, key.userId)));
  return rowsAffected === 1;
}

/** What was repaired on a fleet's trucks, newest first. */
export async function listFleetRepairs(
  db: Db,
  fleetId: string,
  page: { readonly cursor?: string | null | undefined; readonly limit: number },
): Promise<Page<FleetRepair>> {
  const [time, id] = page.cursor?.split(".") ?? [];
  const older: SQL | undefined =
    time === undefined || id === undefined
      ? undefined
      : sql`(${repairHistory.repairDate}, ${repairHistory.id}) < (${Number(time)}, ${id})`;
  const inFleet = sql`${fleetTrucks.userId} in (
    select owner_id from fleets where id = ${fleetId} union all
    select user_id from fleet_members where fleet_id = ${fleetId})`;
  const rows = await db
    .select({
      id: repairHistory.id,
      kind: repairHistory.kind,
      summary: repairHistory.summary,
      repairDate: repairHistory.repairDate,
      truckId: fleetTrucks.id,
      truckName: fleetTrucks.truckName,
      brand: fleetTrucks.brand,
      year: fleetTrucks.year,
      model: fleetTrucks.model,
    })
    .from(repairHistory)
    .innerJoin(fleetTrucks, eq(fleetTrucks.id, repairHistory.truckId))
    .where(and(inFleet, older))
    .orderBy(desc(repairHistory.repairDate), desc(repairHistory.id))
    .limit(page.limit + 1);
  return pageOf(rows, page.limit, (last) => `${last.repairDate}.${last.id}`);
}

export interface FleetRepair {
  readonly id: string;
  readonly kind: string;
  readonly summary: string;
  readonly repairDate: number;
  readonly truckId: string;
  readonly truckName: string | null;
  readonly brand: string;
  readonly year: number;
  readonly model: string;
}

function openAt(now: number): SQL | undefined {
  return and(isNull(fleetInvites.acceptedAt), gt(fleetInvites.expiresAt, now));
}
