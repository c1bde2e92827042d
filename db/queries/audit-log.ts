import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { AuditKind, ListAuditInput } from "#domain/audit/audit.ts";
import { type Page, pageOf } from "#domain/paging.ts";
import type { Db } from "../client.ts";
import { auditLog, supportTickets, techProfiles, ticketEvents, userProfiles } from "../schema/index.ts";
import { fullTextPhrase, prefixPattern } from "./full-text.ts";

const actors = alias(userProfiles, "actors");
const subjects = alias(userProfiles, "subjects");

const auditFields = {
  seq: auditLog.seq,
  id: auditLog.id,
  action: auditLog.action,
  data: auditLog.data,
  createdAt: auditLog.createdAt,
  actorId: auditLog.actorId,
  actorName: actors.fullName,
  actorEmail: actors.email,
  subjectKind: auditLog.subjectKind,
  subjectId: auditLog.subjectId,
  subjectName: sql<string | null>`coalesce(${techProfiles.fullName}, ${subjects.fullName})`,
  subjectEmail: sql<string | null>`coalesce(${techProfiles.email}, ${subjects.email})`,
  ticketNumber: supportTickets.ticketNumber,
};

/** More people than that are not looked for by one search. */
const actorsAtMost = 50;

/** The record, newest first, by kind, deed, who did it and what it is about; and what that is. One round trip. */
export async function listAudit(
  db: Db,
  { about, action, cursor, kind, limit, q }: ListAuditInput,
): Promise<Page<AuditRow> & { readonly about: AuditTopic | null }> {
  const page = selectAudit(db)
    .where(
      and(
        ofKind(kind),
        about ? isAbout(about) : undefined,
        action ? eq(auditLog.action, action) : undefined,
        q === "" ? undefined : sql`${auditLog.actorId} in ${peopleLike(q)}`,
        cursor ? lt(auditLog.seq, Number(cursor)) : undefined,
      ),
    )
    .orderBy(desc(auditLog.seq))
    .limit(limit + 1);
  if (!about) return { ...pageOf(await page, limit, bySeq), about: null };
  const [rows, [ticket], [person]] = await db.batch([page, selectTicketTopic(db, about), selectPersonTopic(db, about)]);
  return { ...pageOf(rows, limit, bySeq), about: ticket ?? person ?? null };
}

function bySeq(row: AuditRow): string {
  return String(row.seq);
}

function ofKind(kind: AuditKind): SQL | undefined {
  return kind === "all" ? undefined : eq(auditLog.isLook, kind === "looks");
}

/** Rows of one ticket, or of one person and all of their tickets: found by the index of subjects, few beside the rest. */
function isAbout(id: string): SQL {
  return sql`${auditLog.seq} in (
    select seq from audit_log where subject_kind in ('ticket', 'user') and subject_id = ${id}
    union all
    select seq from audit_log
    where subject_kind = 'ticket' and subject_id in (select id from support_tickets where user_id = ${id}))`;
}

function selectTicketTopic(db: Db, id: string) {
  return db
    .select({
      ticketNumber: sql<string | null>`${supportTickets.ticketNumber}`,
      name: sql<string | null>`null`,
      email: sql<string | null>`null`,
    })
    .from(supportTickets)
    .where(eq(supportTickets.id, id));
}

function selectPersonTopic(db: Db, id: string) {
  return db
    .select({
      ticketNumber: sql<string | null>`null`,
      name: sql<string | null>`${userProfiles.fullName}`,
      email: sql<string | null>`${userProfiles.email}`,
    })
    .from(userProfiles)
    .where(eq(userProfiles.id, id));
}

/** What a part of the record is about: a ticket, or a person. */
export type AuditTopic = Awaited<ReturnType<typeof selectPersonTopic>>[number];

/** The ids of the people whose name or e-mail address holds what was typed; with one or two letters, begins with it. */
function peopleLike(typed: string): SQL {
  const phrase = fullTextPhrase(typed);
  if (phrase === null) {
    const pattern = prefixPattern(typed);
    return sql`(select id from user_profiles where email like ${pattern} escape '\\'
      or full_name like ${pattern} escape '\\' limit ${actorsAtMost})`;
  }
  return sql`(select user_profiles.id from user_profiles_fts cross join user_profiles
    where user_profiles_fts match ${`{email full_name} : ${phrase}`} and user_profiles.seq = user_profiles_fts.rowid
    order by user_profiles_fts.rowid desc limit ${actorsAtMost})`;
}

function selectAudit(db: Db) {
  return db
    .select(auditFields)
    .from(auditLog)
    .leftJoin(actors, eq(actors.id, auditLog.actorId))
    .leftJoin(subjects, and(eq(auditLog.subjectKind, "user"), eq(subjects.id, auditLog.subjectId)))
    .leftJoin(techProfiles, and(eq(auditLog.subjectKind, "tech"), eq(techProfiles.id, auditLog.subjectId)))
    .leftJoin(supportTickets, and(eq(auditLog.subjectKind, "ticket"), eq(supportTickets.id, auditLog.subjectId)));
}

export type AuditRow = Awaited<ReturnType<typeof selectAudit>>[number];

/** What happened last, to tickets and in the record without its looks, newest first each. One round trip. */
export async function listLatest(db: Db, limit: number) {
  const [events, audit] = await db.batch([
    db
      .select({
        id: ticketEvents.id,
        type: ticketEvents.type,
        actorName: ticketEvents.actorName,
        data: ticketEvents.data,
        createdAt: ticketEvents.createdAt,
        ticketNumber: supportTickets.ticketNumber,
      })
      .from(ticketEvents)
      .innerJoin(supportTickets, eq(supportTickets.id, ticketEvents.ticketId))
      .orderBy(desc(ticketEvents.seq))
      .limit(limit),
    selectAudit(db).where(ofKind("changes")).orderBy(desc(auditLog.seq)).limit(limit),
  ]);
  return { events, audit };
}
