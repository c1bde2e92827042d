import { and, eq, isNotNull, isNull, lt, lte, sql } from "drizzle-orm";
import type { Db } from "../client.ts";
import { recoveryCodes, secondFactors, sessions, signInChallenges } from "../schema/index.ts";
import { type AuditEntry, auditInsertIf } from "./audit.ts";

export interface SecondFactorRow {
  readonly sealedSecret: string;
  /** Null while enrolment is pending. */
  readonly confirmedAt: number | null;
  readonly lastStep: number;
  /** Recovery codes that were not used yet. */
  readonly codesLeft: number;
}

/** An account's second factor, confirmed or pending; null when there is none. */
export async function findSecondFactor(db: Db, userId: string): Promise<SecondFactorRow | null> {
  const [row] = await db
    .select({
      sealedSecret: secondFactors.sealedSecret,
      confirmedAt: secondFactors.confirmedAt,
      lastStep: secondFactors.lastStep,
      codesLeft: sql<number>`(select count(*) from recovery_codes
        where recovery_codes.user_id = second_factors.user_id and recovery_codes.used_at is null)`,
    })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId));
  return row ?? null;
}

/** Begins enrolment, or begins it again with another secret. False when the account has a second factor already. */
export async function putPendingFactor(
  db: Db,
  factor: { readonly userId: string; readonly sealedSecret: string; readonly now: number },
): Promise<boolean> {
  const { userId, sealedSecret, now } = factor;
  const written = await db
    .insert(secondFactors)
    .values({ userId, sealedSecret, createdAt: now })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: { sealedSecret, createdAt: now, lastStep: 0 },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  return written.length > 0;
}

export interface EnrolmentEnd {
  readonly userId: string;
  /** The secret that the code was checked against: another one that has come since is not confirmed. */
  readonly sealedSecret: string;
  readonly step: number;
  readonly codeHashes: readonly string[];
  /** The session that goes on; all others end. */
  readonly keptSessionId: string;
  readonly audit: AuditEntry;
}

/**
 * Turns a pending second factor on: recovery codes, the record and the end of the account's other sessions with it, in
 * one transaction. False, and nothing written, when it is no longer pending.
 */
export async function confirmFactor(db: Db, end: EnrolmentEnd): Promise<boolean> {
  const { userId, sealedSecret, step, codeHashes, keptSessionId, audit } = end;
  const pending = sql`exists (select 1 from second_factors
    where user_id = ${userId} and sealed_secret = ${sealedSecret} and confirmed_at is null)`;
  // The line in the record comes first, and everything else is done where it exists: only one of several calls writes it.
  const done = sql`exists (select 1 from audit_log where id = ${audit.id})`;
  const [noted] = await db.batch([
    db.run(auditInsertIf(audit, pending)),
    db
      .update(secondFactors)
      .set({ confirmedAt: audit.createdAt, lastStep: step })
      .where(and(eq(secondFactors.userId, userId), done)),
    db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), done)),
    db.run(codesInsert(userId, codeHashes, audit)),
    db.delete(sessions).where(and(eq(sessions.userId, userId), sql`id <> ${keptSessionId}`, done)),
  ]);
  return noted.rowsAffected === 1;
}

/** Replaces the recovery codes of an account with a confirmed second factor. False when it has none. */
export async function replaceRecoveryCodes(
  db: Db,
  change: { readonly userId: string; readonly codeHashes: readonly string[]; readonly audit: AuditEntry },
): Promise<boolean> {
  const { userId, codeHashes, audit } = change;
  const done = sql`exists (select 1 from audit_log where id = ${audit.id})`;
  const [noted] = await db.batch([
    db.run(auditInsertIf(audit, isEnrolled(userId))),
    db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), done)),
    db.run(codesInsert(userId, codeHashes, audit)),
  ]);
  return noted.rowsAffected === 1;
}

/** Recovery codes, where the line of the record exists that says so. */
function codesInsert(userId: string, codeHashes: readonly string[], audit: AuditEntry) {
  return sql`insert into recovery_codes (user_id, code_hash, created_at)
    select ${userId}, value, ${audit.createdAt} from json_each(${JSON.stringify(codeHashes)})
    where exists (select 1 from audit_log where id = ${audit.id})`;
}

/**
 * Removes a second factor with its recovery codes and pending sign-ins. With `endSessions` the account's sessions end.
 * False, and nothing written, when there was none, or while all staff must have one and `unlessRequired` is set.
 */
export async function removeFactor(
  db: Db,
  change: {
    readonly userId: string;
    readonly audit: AuditEntry;
    readonly endSessions: boolean;
    readonly unlessRequired: boolean;
  },
): Promise<boolean> {
  const { userId, audit, endSessions, unlessRequired } = change;
  const allowed = unlessRequired
    ? sql`not (exists (select 1 from user_roles where user_id = ${userId}) and exists (select 1 from staff_settings
        where name = 'second_factor_required' and is_on = 1))`
    : sql`1`;
  const done = sql`exists (select 1 from audit_log where id = ${audit.id})`;
  const [noted] = await db.batch([
    db.run(auditInsertIf(audit, sql`${isEnrolled(userId)} and ${allowed}`)),
    db.delete(secondFactors).where(and(eq(secondFactors.userId, userId), done)),
    db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), done)),
    db.delete(signInChallenges).where(and(eq(signInChallenges.userId, userId), done)),
    db.delete(sessions).where(and(eq(sessions.userId, userId), done, endSessions ? sql`1` : sql`0`)),
  ]);
  return noted.rowsAffected === 1;
}

/** True, as a condition, for an account with a confirmed second factor. */
export function isEnrolled(userId: string) {
  return sql`exists (select 1 from second_factors where user_id = ${userId} and confirmed_at is not null)`;
}

/** Uses up a code's 30-second step: false when its code, or one of a later step, was used before. */
export async function spendStep(db: Db, userId: string, step: number): Promise<boolean> {
  const spent = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(
      and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt), lt(secondFactors.lastStep, step)),
    )
    .returning({ userId: secondFactors.userId });
  return spent.length > 0;
}

/** Uses up a recovery code: false when there is no such code, or when it was used before. */
export async function spendRecoveryCode(db: Db, userId: string, codeHash: string, now: number): Promise<boolean> {
  const spent = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)))
    .returning({ userId: recoveryCodes.userId });
  return spent.length > 0;
}

/** Deletes pending enrolments that were begun before a moment; for the nightly job. */
export async function deleteOldEnrolments(db: Db, before: number): Promise<void> {
  await db.delete(secondFactors).where(and(isNull(secondFactors.confirmedAt), lte(secondFactors.createdAt, before)));
}
