import { and, desc, eq, lt, lte, notInArray, sql } from "drizzle-orm";
import type {
  ListOwnSignInsInput,
  ListSignInsInput,
  SignInFactor,
  SignInOutcome,
} from "#domain/accounts/sign-in-record.ts";
import { type Page, pageOf } from "#domain/paging.ts";
import type { Db } from "../client.ts";
import { signIns, userProfiles } from "../schema/index.ts";

export interface SignInEntry {
  readonly id: string;
  /** Null when no account has the e-mail address that was typed. */
  readonly userId: string | null;
  readonly outcome: SignInOutcome;
  readonly factor: SignInFactor | null;
  readonly network: string;
  readonly userAgent: string | null;
  readonly createdAt: number;
}

/**
 * Records an attempt. With `unlessSince` it is left out when the same outcome was recorded since then, for the account
 * or, without one, from the network: a flood of attempts becomes a line a minute.
 */
export async function insertSignIn(db: Db, entry: SignInEntry, unlessSince: number | null): Promise<void> {
  const { id, userId, outcome, factor, network, userAgent, createdAt } = entry;
  const same = userId === null ? sql`user_id is null and network = ${network}` : sql`user_id = ${userId}`;
  await db.run(sql`insert into sign_ins (id, user_id, outcome, factor, network, user_agent, created_at)
    select ${id}, ${userId}, ${outcome}, ${factor}, ${network}, ${userAgent}, ${createdAt}
    where ${
      unlessSince === null
        ? sql`1`
        : sql`not exists (select 1 from sign_ins
      where ${same} and outcome = ${outcome} and created_at > ${unlessSince})`
    }`);
}

const fields = {
  seq: signIns.seq,
  id: signIns.id,
  outcome: signIns.outcome,
  factor: signIns.factor,
  network: signIns.network,
  userAgent: signIns.userAgent,
  createdAt: signIns.createdAt,
};

/** One person's attempts, newest first. */
export async function listOwnSignIns(db: Db, userId: string, { cursor, limit }: ListOwnSignInsInput) {
  const rows = await db
    .select(fields)
    .from(signIns)
    .where(and(eq(signIns.userId, userId), cursor ? lt(signIns.seq, Number(cursor)) : undefined))
    .orderBy(desc(signIns.seq))
    .limit(limit + 1);
  return pageOf(rows, limit, ({ seq }) => String(seq));
}

/** Everybody's attempts, or one person's, newest first, with the person's name. */
export async function listSignIns(
  db: Db,
  { cursor, failed, limit, userId }: ListSignInsInput,
): Promise<Page<SignInRow>> {
  const rows = await selectSignIns(db)
    .where(
      and(
        userId ? eq(signIns.userId, userId) : undefined,
        failed ? notInArray(signIns.outcome, ["signed_in", "code_needed"]) : undefined,
        cursor ? lt(signIns.seq, Number(cursor)) : undefined,
      ),
    )
    .orderBy(desc(signIns.seq))
    .limit(limit + 1);
  return pageOf(rows, limit, ({ seq }) => String(seq));
}

function selectSignIns(db: Db) {
  return db
    .select({ ...fields, userId: signIns.userId, name: userProfiles.fullName, email: userProfiles.email })
    .from(signIns)
    .leftJoin(userProfiles, eq(userProfiles.id, signIns.userId));
}

export type SignInRow = Awaited<ReturnType<typeof selectSignIns>>[number];

/** Deletes attempts from before a moment; for the nightly job. */
export async function deleteOldSignIns(db: Db, before: number): Promise<void> {
  await db.delete(signIns).where(lte(signIns.createdAt, before));
}
