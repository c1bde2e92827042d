import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../client.ts";
import { auditLog } from "../schema/index.ts";

export interface AuditEntry {
  readonly id: string;
  /** Null when it was a command and nobody's session. */
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
