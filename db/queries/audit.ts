import { and, lt, type SQL, sql } from "drizzle-orm";
import { lookLength } from "#domain/audit/audit.ts";
import type { Db } from "../client.ts";
import { auditLog } from "../schema/index.ts";

export interface AuditEntry {
  readonly id: string;
  /** Null for a command, which has no session. */
  readonly actorId: string | null;
  /** Past tense: `role.granted`. */
  readonly action: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly data?: Readonly<Record<string, string | number | boolean | null>>;
  readonly requestId?: string | null;
  readonly createdAt: number;
}

/** A statement for the batch or transaction of the change that it tells of. */
export function auditInsert(db: Pick<Db, "insert">, entry: AuditEntry) {
  return db.insert(auditLog).values({ ...entry, data: entry.data ?? {} });
}

/** The same where the condition holds at that place of the batch or transaction; without an entry nothing. */
export function auditInsertIf(entry: AuditEntry | undefined, condition: SQL): SQL {
  return sql`insert into audit_log (id, actor_id, action, subject_kind, subject_id, data, request_id, created_at)
    select ${entry?.id ?? ""}, ${entry?.actorId ?? null}, ${entry?.action ?? ""}, ${entry?.subjectKind ?? ""},
      ${entry?.subjectId ?? ""}, ${JSON.stringify(entry?.data ?? {})}, ${entry?.requestId ?? null},
      ${entry?.createdAt ?? 0}
    where ${entry === undefined ? sql`0` : condition}`;
}

/** Records what users did with their own account, while it exists. */
export async function insertAuditOfAccount(db: Db, entry: AuditEntry): Promise<void> {
  const stands = sql`exists (select 1 from users where id = ${entry.subjectId} and erased_at is null)`;
  await db.run(auditInsertIf(entry, stands));
}

/** A view; without a person where no one is signed in. */
export type LookEntry = Omit<AuditEntry, "requestId">;

/** Whether it is written already that this person looked at this, within the hour. One round trip, and no write. */
export async function hasLooked(db: Db, look: LookEntry): Promise<boolean> {
  const [row] = await db.all<{ found: number }>(sql`select ${sameLook(look)} as found`);
  return row?.found === 1;
}

/** Writes a look, unless the same was written within the hour: of several at once one is. */
export async function insertLook(db: Db, look: LookEntry): Promise<void> {
  const { id, actorId, action, subjectKind, subjectId, data = {}, createdAt } = look;
  await db.run(sql`insert into audit_log (id, actor_id, action, subject_kind, subject_id, data, created_at, is_look)
    select ${id}, ${actorId}, ${action}, ${subjectKind}, ${subjectId}, ${JSON.stringify(data)}, ${createdAt}, 1
    where not ${sameLook(look)}`);
}

function sameLook({ actorId, action, subjectKind, subjectId, data = {}, createdAt }: LookEntry): SQL {
  const who = actorId === null ? sql`actor_id is null` : sql`actor_id = ${actorId}`;
  return sql`exists (select 1 from audit_log where is_look = 1 and ${who} and created_at > ${createdAt - lookLength}
    and action = ${action} and subject_kind = ${subjectKind} and subject_id = ${subjectId}
    and data = ${JSON.stringify(data)})`;
}

/** Forgets looks from before a moment; changes stay. */
export async function deleteOldLooks(db: Db, before: number): Promise<void> {
  await db.delete(auditLog).where(and(sql`${auditLog.isLook} = 1`, lt(auditLog.createdAt, before)));
}
