import { and, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { type Page, pageOf } from "#domain/paging.ts";
import type { ListCandidatesInput } from "#domain/techs/inputs.ts";
import type { Db } from "../client.ts";
import { userProfiles } from "../schema/index.ts";
import { containsPatterns, fullTextPhrase, prefixPattern } from "./full-text.ts";

const candidateFields = {
  seq: userProfiles.seq,
  id: userProfiles.id,
  email: userProfiles.email,
  fullName: userProfiles.fullName,
  phone: userProfiles.phone,
  techRequestedAt: userProfiles.techRequestedAt,
};

/** An account in use whose person is no technician yet. */
const eligible = sql`not exists (select 1 from tech_profiles where user_id = ${userProfiles.id})
  and exists (select 1 from users where id = ${userProfiles.id} and disabled_at is null and erased_at is null)`;

export type CandidateRow = Awaited<ReturnType<typeof selectApplicants>>[number];

/**
 * Accounts that may become technicians', found by e-mail or name: those who asked for it first, then all others, each
 * newest first. One round trip.
 */
export async function listTechCandidates(db: Db, input: ListCandidatesInput): Promise<Page<CandidateRow>> {
  const [applicants, others] = await db.batch([selectApplicants(db, input), selectOthers(db, input)]);
  return pageOf([...applicants, ...others], input.limit, (last) =>
    last.techRequestedAt === null ? `other.${last.seq}` : `applicant.${last.seq}`,
  );
}

/** Applicants are few: their own index finds them, and each is compared with what was typed. */
function selectApplicants(db: Db, { q, cursor, limit }: ListCandidatesInput) {
  return db
    .select(candidateFields)
    .from(userProfiles)
    .where(
      and(
        isNotNull(userProfiles.techRequestedAt),
        eligible,
        q === "" ? undefined : looksLike(containsPatterns(q)),
        beyond("applicant", cursor, sql`${userProfiles.seq}`),
      ),
    )
    .orderBy(desc(userProfiles.seq))
    .limit(limit + 1);
}

function selectOthers(db: Db, { q, cursor, limit }: ListCandidatesInput) {
  const others = and(isNull(userProfiles.techRequestedAt), eligible);
  const phrase = fullTextPhrase(q);
  if (phrase === null) {
    const found = q === "" ? undefined : looksLike([prefixPattern(q)]);
    return db
      .select(candidateFields)
      .from(userProfiles)
      .where(and(others, found, beyond("other", cursor, sql`${userProfiles.seq}`)))
      .orderBy(desc(userProfiles.seq))
      .limit(limit + 1);
  }
  // The index is read newest first and only as far as the page needs (a cross join keeps it outer).
  const row = sql`user_profiles_fts.rowid`;
  return db
    .select(candidateFields)
    .from(sql`user_profiles_fts`)
    .crossJoin(userProfiles)
    .where(and(sql`user_profiles_fts match ${phrase}`, eq(userProfiles.seq, row), others, beyond("other", cursor, row)))
    .orderBy(sql`${row} desc`)
    .limit(limit + 1);
}

function looksLike(patterns: readonly string[]): SQL {
  const matches = patterns.map(
    (pattern) =>
      sql`${userProfiles.email} like ${pattern} escape '\\' or ${userProfiles.fullName} like ${pattern} escape '\\'`,
  );
  return sql`(${sql.join(matches, sql` or `)})`;
}

/** What follows the cursor in a part of the list: all of the second part while the first is read, none of the first after it. */
function beyond(part: "applicant" | "other", cursor: string | null | undefined, row: SQL): SQL | undefined {
  if (!cursor) return undefined;
  const [reached, seq] = cursor.split(".");
  if (reached === part) return sql`${row} < ${Number(seq)}`;
  return part === "applicant" ? sql`0` : undefined;
}
