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
