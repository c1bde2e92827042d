import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { type Page, pageOf } from "#domain/paging.ts";
import { maxOwnReplies, maxTeamReplies, type ReplyTexts } from "#domain/replies/reply.ts";
import type { Db } from "../client.ts";
import { cannedResponses } from "../schema/index.ts";
import type { AuditEntry } from "./audit.ts";

const replyFields = {
  id: cannedResponses.id,
  ownerId: cannedResponses.ownerId,
  shortcut: cannedResponses.shortcut,
  title: cannedResponses.title,
  texts: cannedResponses.texts,
  version: cannedResponses.version,
  updatedAt: cannedResponses.updatedAt,
};

export type ReplyRow = Pick<typeof cannedResponses.$inferSelect, keyof typeof replyFields>;

/** The team's replies and one technician's own, by shortcut. One round trip. */
export async function listReplies(
  db: Db,
  { userId, cursor, limit }: { readonly userId: string; readonly cursor: string | null; readonly limit: number },
): Promise<Page<ReplyRow>> {
  const [shortcut = "", id = ""] = cursor?.split(".") ?? [];
  const rows = await db
    .select(replyFields)
    .from(cannedResponses)
    .where(
      and(
        within(userId),
        cursor === null ? undefined : sql`(${cannedResponses.shortcut}, ${cannedResponses.id}) > (${shortcut}, ${id})`,
      ),
    )
    .orderBy(cannedResponses.shortcut, cannedResponses.id)
    .limit(limit + 1);
  return pageOf(rows, limit, (last) => `${last.shortcut}.${last.id}`);
}

export interface NewReply {
  readonly id: string;
  /** Null for the team's. */
  readonly ownerId: string | null;
  readonly shortcut: string;
  readonly title: string;
  readonly texts: ReplyTexts;
  readonly audit: AuditEntry;
}

/**
 * Writes a reply and its line of the audit, both or neither; null when its owner has as many as there may be.
 * Throws the unique violation where the shortcut is taken. One round trip.
 */
export async function insertReply(db: Db, reply: NewReply): Promise<ReplyRow | null> {
  const { id, ownerId, audit } = reply;
  const most = ownerId === null ? maxTeamReplies : maxOwnReplies;
  const [, , [row]] = await db.batch([
    db.run(sql`insert into canned_responses
      (id, owner_id, shortcut, title, texts, created_by, updated_by, created_at, updated_at, version)
      select ${id}, ${ownerId}, ${reply.shortcut}, ${reply.title}, ${JSON.stringify(reply.texts)}, ${audit.actorId},
        ${audit.actorId}, ${audit.createdAt}, ${audit.createdAt}, 1
      where (select count(*) from ${cannedResponses} where ${owned(ownerId)}) < ${most}`),
    db.run(insertAudit(audit, eq(cannedResponses.id, id))),
    selectReply(db, and(eq(cannedResponses.id, id), owned(ownerId))),
  ]);
  return row ?? null;
}

export interface ReplyChange {
  readonly id: string;
  readonly userId: string;
  readonly version: number;
  readonly audit: AuditEntry;
}

export interface ReplyOutcome {
  /** False when it was changed or deleted in the meantime; then nothing was written. */
  readonly changed: boolean;
  /** As it is now; null when it is gone, or was never this technician's to see. */
  readonly reply: ReplyRow | null;
}

/**
 * Changes a reply if it still has the version that was edited, with its line of the audit. Throws the unique violation
 * where the shortcut is taken. One round trip.
 */
export async function updateReply(
  db: Db,
  change: ReplyChange & Pick<NewReply, "shortcut" | "title" | "texts">,
): Promise<ReplyOutcome> {
  const still = unchanged(change);
  const [, [updated], [current]] = await db.batch([
    db.run(insertAudit(change.audit, still)),
    db
      .update(cannedResponses)
      .set({
        shortcut: change.shortcut,
        title: change.title,
        texts: change.texts,
        updatedBy: change.userId,
        updatedAt: change.audit.createdAt,
        version: sql`${cannedResponses.version} + 1`,
      })
      .where(still)
      .returning({ id: cannedResponses.id }),
    selectReply(db, visible(change)),
  ]);
  return { changed: updated !== undefined, reply: current ?? null };
}

/** Removes a reply if it still has the version that was seen, with its line of the audit. One round trip. */
export async function deleteReply(db: Db, change: ReplyChange): Promise<ReplyOutcome> {
  const still = unchanged(change);
  const [, [deleted], [current]] = await db.batch([
    db.run(insertAudit(change.audit, still)),
    db.delete(cannedResponses).where(still).returning({ id: cannedResponses.id }),
    selectReply(db, visible(change)),
  ]);
  return { changed: deleted !== undefined, reply: current ?? null };
}

function selectReply(db: Db, where: SQL | undefined) {
  return db.select(replyFields).from(cannedResponses).where(where).limit(1);
}

/** The team's, and this technician's own. */
function within(userId: string): SQL | undefined {
  return or(isNull(cannedResponses.ownerId), eq(cannedResponses.ownerId, userId));
}

function owned(ownerId: string | null): SQL {
  return ownerId === null ? isNull(cannedResponses.ownerId) : eq(cannedResponses.ownerId, ownerId);
}

function visible({ id, userId }: ReplyChange): SQL | undefined {
  return and(eq(cannedResponses.id, id), within(userId));
}

function unchanged(change: ReplyChange): SQL | undefined {
  return and(visible(change), eq(cannedResponses.version, change.version));
}

/** The line of the audit, if the reply fits the condition. */
function insertAudit(entry: AuditEntry, still: SQL | undefined): SQL {
  return sql`insert into audit_log (id, actor_id, action, subject_kind, subject_id, data, created_at)
    select ${entry.id}, ${entry.actorId}, ${entry.action}, ${entry.subjectKind}, ${entry.subjectId},
      json_set(${JSON.stringify(entry.data ?? {})}, '$.shortcut', ${cannedResponses.shortcut}), ${entry.createdAt}
    from ${cannedResponses} where ${still}`;
}
