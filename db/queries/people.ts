import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { ListUsersInput } from "#domain/accounts/people.ts";
import { type Page, pageOf } from "#domain/paging.ts";
import type { Db } from "../client.ts";
import { auditLog, subscriptionTiers, userProfiles, userSubscriptions, users } from "../schema/index.ts";
import { accountFields } from "./accounts.ts";
import { fullTextPhrase, prefixPattern } from "./full-text.ts";

const personFields = {
  ...accountFields,
  seq: userProfiles.seq,
  companyName: userProfiles.companyName,
  phone: userProfiles.phone,
  techRequestedAt: userProfiles.techRequestedAt,
  createdAt: users.createdAt,
  grantedBy: userSubscriptions.grantedBy,
};

export type PersonRow = NonNullable<Awaited<ReturnType<typeof findPerson>>>["person"];

/** Registered users in order of registration, without those who were erased. One round trip. */
export async function listPeople(db: Db, input: ListUsersInput): Promise<Page<PersonRow>> {
  const phrase = fullTextPhrase(input.q);
  const rows = await (phrase === null ? unsearched(db, input) : searched(db, input, phrase));
  return pageOf(rows, input.limit, (last) => String(last.seq));
}

function unsearched(db: Db, input: ListUsersInput) {
  const { limit, q } = input;
  return db
    .select(personFields)
    .from(userProfiles)
    .innerJoin(users, eq(users.id, userProfiles.id))
    .leftJoin(userSubscriptions, eq(userSubscriptions.userId, users.id))
    .leftJoin(subscriptionTiers, eq(subscriptionTiers.id, userSubscriptions.tierId))
    .where(and(among(input, sql`${userProfiles.seq}`), q === "" ? undefined : beginsWith(q)))
    .orderBy(input.order === "oldest" ? asc(userProfiles.seq) : desc(userProfiles.seq))
    .limit(limit + 1);
}

/** The index is read in its order and only as far as the page needs (a cross join keeps it outer). */
function searched(db: Db, input: ListUsersInput, phrase: string) {
  const { limit, order } = input;
  const row = sql`user_profiles_fts.rowid`;
  return db
    .select(personFields)
    .from(sql`user_profiles_fts`)
    .crossJoin(userProfiles)
    .innerJoin(users, eq(users.id, userProfiles.id))
    .leftJoin(userSubscriptions, eq(userSubscriptions.userId, users.id))
    .leftJoin(subscriptionTiers, eq(subscriptionTiers.id, userSubscriptions.tierId))
    .where(and(sql`user_profiles_fts match ${phrase}`, eq(userProfiles.seq, row), among(input, row)))
    .orderBy(order === "oldest" ? sql`${row}` : sql`${row} desc`)
    .limit(limit + 1);
}

/** What a page may hold: accounts that are not erased, after the cursor, that the filters let through. */
function among({ cursor, order, show, plan }: ListUsersInput, row: SQL): SQL | undefined {
  const after = order === "oldest" ? sql`${row} > ${Number(cursor)}` : sql`${row} < ${Number(cursor)}`;
  return and(
    isNull(users.erasedAt),
    cursor ? after : undefined,
    show === "applicants" ? isNotNull(userProfiles.techRequestedAt) : undefined,
    show === "disabled" ? isNotNull(users.disabledAt) : undefined,
    show === "staff" ? sql`exists (select 1 from user_roles where user_roles.user_id = ${users.id})` : undefined,
    plan === "none" ? isNull(subscriptionTiers.tierName) : undefined,
    plan && plan !== "none" ? eq(subscriptionTiers.tierName, plan) : undefined,
  );
}

function beginsWith(typed: string): SQL {
  const pattern = prefixPattern(typed);
  return sql`(${userProfiles.email} like ${pattern} escape '\\'
    or ${userProfiles.fullName} like ${pattern} escape '\\'
    or ${userProfiles.companyName} like ${pattern} escape '\\')`;
}

/** Plans granted or taken back by hand, newest first; at most this many. */
const shownGrants = 20;

/** One registered user with the plans that were set by hand; null when there is none. One round trip. */
export async function findPerson(db: Db, userId: string) {
  const [[person], grants] = await db.batch([
    db
      .select(personFields)
      .from(userProfiles)
      .innerJoin(users, eq(users.id, userProfiles.id))
      .leftJoin(userSubscriptions, eq(userSubscriptions.userId, users.id))
      .leftJoin(subscriptionTiers, eq(subscriptionTiers.id, userSubscriptions.tierId))
      .where(and(eq(users.id, userId), isNull(users.erasedAt)))
      .limit(1),
    db
      .select({
        id: auditLog.id,
        action: auditLog.action,
        data: auditLog.data,
        by: sql<string | null>`coalesce(${userProfiles.fullName}, ${userProfiles.email})`,
        createdAt: auditLog.createdAt,
      })
      .from(auditLog)
      .leftJoin(userProfiles, eq(userProfiles.id, auditLog.actorId))
      .where(
        and(
          eq(auditLog.subjectKind, "user"),
          eq(auditLog.subjectId, userId),
          inArray(auditLog.action, ["plan.granted", "plan.taken_back"]),
        ),
      )
      .orderBy(desc(auditLog.seq))
      .limit(shownGrants),
  ]);
  return person === undefined ? null : { person, grants };
}
