import type { AuditRow } from "#db/queries/audit-log.ts";

/** A line of the record: who did what to whom, as far as those people are still there. */
export function toAuditEntry(row: AuditRow) {
  const { id, action, data, createdAt, actorId, actorName, actorEmail, subjectKind, subjectId } = row;
  const named = typeof data["name"] === "string" ? data["name"] : null;
  const numbered = typeof data["ticketNumber"] === "string" ? data["ticketNumber"] : null;
  return {
    id,
    action,
    data,
    createdAt,
    /** Null for a command, which has no session. */
    actor: actorId === null ? null : { id: actorId, name: actorName, email: actorEmail },
    subject: {
      kind: subjectKind,
      id: subjectId,
      name: row.subjectName ?? (subjectKind === "ticket" ? null : named),
      email: row.subjectEmail,
      /** While there is such a ticket. */
      ticketNumber: row.ticketNumber ?? numbered,
    },
  };
}
