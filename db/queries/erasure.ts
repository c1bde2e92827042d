import { and, asc, eq, lte, type SQL, sql } from "drizzle-orm";
import { type ErasureGround, type ErasureKind, secondLookAfter } from "#domain/accounts/erasure.ts";
import type { Db } from "../client.ts";
import {
  cannedResponses,
  conversations,
  emailVerifications,
  erasureWork,
  fleetInvites,
  fleetMembers,
  fleets,
  fleetTrucks,
  knownDevices,
  mailOutbox,
  passwordResets,
  photos,
  pushSubscriptions,
  rateLimits,
  recoveryCodes,
  secondFactors,
  sessions,
  signInChallenges,
  signIns,
  supportTickets,
  techProfiles,
  userProfiles,
  userRoles,
  userSubscriptions,
  users,
} from "../schema/index.ts";
import { auditInsertIf } from "./audit.ts";
import { ticketsRelease } from "./ticket-release.ts";

/** An account with the reasons that prevent its erasure. */
export interface EndingAccount extends ErasureGround {
  readonly email: string;
  readonly passwordHash: string;
  readonly stripeCustomerId: string | null;
}

/** What the end of an account is decided from; null when there is none, or when it was erased before. One round trip. */
export async function findEndingAccount(db: Db, userId: string): Promise<EndingAccount | null> {
  const [row] = await db
    .select({
      email: users.email,
      passwordHash: users.passwordHash,
      stripeCustomerId: userSubscriptions.stripeCustomerId,
      isLastAdmin: sql<number>`${isLastAdmin(userId)}`,
      fleetMembers: sql<number>`${countFleetMembers(userId)}`,
    })
    .from(users)
    .leftJoin(userSubscriptions, eq(userSubscriptions.userId, users.id))
    .where(and(eq(users.id, userId), sql`${users.erasedAt} is null`));
  return row === undefined ? null : { ...row, isLastAdmin: row.isLastAdmin === 1 };
}

/** SQL condition: no other account can administer the product. */
export function isLastAdmin(userId: string): SQL {
  return sql`(exists (select 1 from user_roles where user_id = ${userId} and role = 'admin')
    and not exists (select 1 from user_roles join users as other on other.id = user_roles.user_id
      where role = 'admin' and other.id <> ${userId} and other.disabled_at is null and other.erased_at is null))`;
}

function countFleetMembers(userId: string): SQL {
  return sql`(select count(*) from fleet_members join fleets on fleets.id = fleet_members.fleet_id
    where fleets.owner_id = ${userId})`;
}

export interface AccountEnd {
  readonly userId: string;
  readonly email: string;
  /** Who ends it: the person or an administrator. */
  readonly actorId: string;
  /** Names the record of it, and this end among several at once. */
  readonly auditId: string;
  /** What is kept of the address so that it gets no second trial; null for nothing. */
  readonly addressHash: string | null;
  readonly now: number;
}

export interface AccountEndOutcome {
  readonly erased: boolean;
  /** Other people's tickets that were in the person's hands and are free again. */
  readonly releasedTickets: readonly string[];
}

/**
 * Ends an account in one transaction: a row without personal data remains, so that
 * its id is never used again, and the list of outside data to delete. Writes nothing when a reason forbids it
 * by now or when it was erased before.
 */
export async function eraseAccountRows(db: Db, end: AccountEnd): Promise<AccountEndOutcome> {
  const { userId, email, actorId, auditId, addressHash, now } = end;
  const ended = `erased:${auditId}`;
  const [erased, , , , , , , , , , , released] = await db.batch([
    db
      .update(users)
      .set({ email: `erased:${userId}`, passwordHash: ended, erasedAt: now, disabledAt: null })
      .where(
        sql`id = ${userId} and erased_at is null and not ${isLastAdmin(userId)} and ${countFleetMembers(userId)} = 0`,
      )
      .returning({ id: users.id }),
    db.run(
      auditInsertIf(
        { id: auditId, actorId, action: "user.erased", subjectKind: "user", subjectId: userId, createdAt: now },
        sql`exists (select 1 from users where id = ${userId} and password_hash = ${ended})`,
      ),
    ),
    db.run(sql`insert into erasure_work (kind, subject_id, user_id, due_at, created_at)
      select 'account', id, id, ${now + secondLookAfter}, ${now}
      from users where id = ${userId} and password_hash = ${ended} on conflict do nothing`),
    // While the subscription is there, which says that there was a trial.
    db.run(sql`insert into used_trials (address_hash, erased_at) select ${addressHash}, ${now}
      from users where id = ${userId} and password_hash = ${ended} and ${addressHash} is not null
        and exists (select 1 from user_subscriptions where user_id = ${userId} and trial_start is not null)
      on conflict (address_hash) do update set erased_at = excluded.erased_at`),
    // While the tickets and the fleet are there, which say what the mails to others are about.
    db.delete(mailOutbox).where(and(sql`(${tellsOf(userId, email)})`, wasErased(userId))),
    ...deleteRows(db, userId, now),
    // Of these only the address says whose they are.
    db.delete(fleetInvites).where(and(eq(fleetInvites.email, email), wasErased(userId))),
    db.delete(rateLimits).where(and(sql`(${counts(email)} or ${counts(userId)})`, wasErased(userId))),
  ]);
  return { erased: erased.length === 1, releasedTickets: released.map(({ id }) => id) };
}

/** Whether a mail went to the person, names their address or one of their tickets, or invites to their fleet. */
function tellsOf(userId: string, email: string): SQL {
  return sql`${mailOutbox.recipient} = ${email} or instr(lower(${mailOutbox.text}), ${email}) > 0
    or exists (select 1 from support_tickets
      where user_id = ${userId} and instr(${mailOutbox.text}, ticket_number) > 0)
    or exists (select 1 from fleets
      join fleet_invites on fleet_invites.fleet_id = fleets.id and fleet_invites.email = ${mailOutbox.recipient}
      join user_profiles on user_profiles.id = fleets.owner_id and instr(${mailOutbox.text}, full_name) > 0
      where owner_id = ${userId})`;
}

/** Whether a counter belongs to a user, whose id is the last part of its key. */
function counts(whom: string): SQL {
  return sql`substr(${rateLimits.key}, ${-whom.length - 1}) = ${`:${whom}`}`;
}

/** Looks through the rows of an account that was erased, for what a request that ran at the same time left there. */
export async function eraseLateRows(db: Db, input: { readonly userId: string; readonly now: number }): Promise<void> {
  await db.batch(deleteRows(db, input.userId, input.now));
}

function wasErased(userId: string): SQL {
  return sql`exists (select 1 from users where id = ${userId} and erased_at is not null)`;
}

/** What follows from the account's end: each statement does nothing while it has not come. */
function deleteRows(db: Db, userId: string, now: number) {
  const gone = wasErased(userId);
  const ownTickets = sql`(select id from support_tickets where user_id = ${userId})`;
  // All photos on the person's tickets; the person's own photos unless they are on another person's ticket.
  const theirPhotos = sql`(ticket_id in ${ownTickets} or (user_id = ${userId} and ticket_id is null))`;
  const work = (kind: ErasureKind, subject: SQL) =>
    db.run(sql`insert into erasure_work (kind, subject_id, user_id, due_at, created_at)
      select ${kind}, ${subject} and ${gone} on conflict do nothing`);
  const rest = sql`${userId}, ${now}, ${now}`;
  return [
    work("photo", sql`id, ${rest} from photos where ${theirPhotos}`),
    work("room", sql`id, ${rest} from support_tickets where user_id = ${userId}`),
    work("conversation", sql`id, ${rest} from conversations where user_id = ${userId}`),
    work(
      "customer",
      sql`stripe_customer_id, ${rest} from user_subscriptions
        where user_id = ${userId} and stripe_customer_id is not null`,
    ),
    db.run(sql`insert into room_tombstones (ticket_id, erased_at)
      select id, ${now} from support_tickets where user_id = ${userId} and ${gone} on conflict do nothing`),
    ...ticketsRelease(db, { userId, actor: null, now, when: sql`${gone} and ${supportTickets.userId} <> ${userId}` }),
    db
      .update(supportTickets)
      .set({ assignedTo: null, assignedName: null })
      .where(and(eq(supportTickets.assignedTo, userId), gone)),
    db.delete(photos).where(and(theirPhotos, gone)),
    // With their events, orders, links and the copies of their rooms.
    db.delete(supportTickets).where(and(eq(supportTickets.userId, userId), gone)),
    // With their messages.
    db.delete(conversations).where(and(eq(conversations.userId, userId), gone)),
    // With their repairs.
    db.delete(fleetTrucks).where(and(eq(fleetTrucks.userId, userId), gone)),
    // With its invitations.
    db.delete(fleets).where(and(eq(fleets.ownerId, userId), gone)),
    db.delete(fleetMembers).where(and(eq(fleetMembers.userId, userId), gone)),
    db.delete(userSubscriptions).where(and(eq(userSubscriptions.userId, userId), gone)),
    db.delete(pushSubscriptions).where(and(eq(pushSubscriptions.userId, userId), gone)),
    db.delete(cannedResponses).where(and(eq(cannedResponses.ownerId, userId), gone)),
    db.delete(sessions).where(and(eq(sessions.userId, userId), gone)),
    db.delete(passwordResets).where(and(eq(passwordResets.userId, userId), gone)),
    db.delete(knownDevices).where(and(eq(knownDevices.userId, userId), gone)),
    db.delete(emailVerifications).where(and(eq(emailVerifications.userId, userId), gone)),
    db.delete(secondFactors).where(and(eq(secondFactors.userId, userId), gone)),
    db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), gone)),
    db.delete(signInChallenges).where(and(eq(signInChallenges.userId, userId), gone)),
    db.delete(signIns).where(and(eq(signIns.userId, userId), gone)),
    db.delete(userRoles).where(and(eq(userRoles.userId, userId), gone)),
    db.run(sql`update audit_log set data = json_remove(data, '$.name')
      where ${gone} and is_look = 0 and json_extract(data, '$.name') is not null and (
        (subject_kind = 'tech' and subject_id in (
          select id from tech_profiles where user_id = ${userId} union all
          select subject_id from audit_log where subject_kind = 'tech' and json_extract(data, '$.userId') = ${userId}))
        or (subject_kind = 'ticket' and json_extract(data, '$.userId') = ${userId}))`),
    db.delete(techProfiles).where(and(eq(techProfiles.userId, userId), gone)),
    db.delete(userProfiles).where(and(eq(userProfiles.id, userId), gone)),
  ] as const;
}

export interface ErasureTask {
  readonly kind: ErasureKind;
  readonly subjectId: string;
  readonly userId: string;
  readonly attempts: number;
}

/** What is due at `now` of one erased account or of all, soonest first. */
export async function listErasureWork(
  db: Db,
  input: { readonly userId?: string; readonly now: number; readonly limit: number },
): Promise<readonly ErasureTask[]> {
  const { userId, now, limit } = input;
  return db
    .select({
      kind: erasureWork.kind,
      subjectId: erasureWork.subjectId,
      userId: erasureWork.userId,
      attempts: erasureWork.attempts,
    })
    .from(erasureWork)
    .where(and(lte(erasureWork.dueAt, now), userId === undefined ? undefined : eq(erasureWork.userId, userId)))
    .orderBy(asc(erasureWork.dueAt))
    .limit(limit);
}

/** Takes what is done off the list. */
export async function finishErasureWork(db: Db, done: readonly ErasureTask[]): Promise<void> {
  if (done.length === 0) return;
  const pairs = JSON.stringify(done.map(({ kind, subjectId }) => [kind, subjectId]));
  await db
    .delete(erasureWork)
    .where(
      sql`(kind, subject_id) in (select json_extract(value, '$[0]'), json_extract(value, '$[1]') from json_each(${pairs}))`,
    );
}

/** Puts off what failed. */
export async function postponeErasureWork(db: Db, task: ErasureTask, dueAt: number): Promise<void> {
  await db
    .update(erasureWork)
    .set({ dueAt, attempts: task.attempts + 1 })
    .where(and(eq(erasureWork.kind, task.kind), eq(erasureWork.subjectId, task.subjectId)));
}
