import type { AuditEntry } from "#db/queries/audit.ts";
import type { AuditAction } from "#domain/audit/audit.ts";
import { newId } from "#domain/ids.ts";
import type { Deps } from "#worker/ports/deps.ts";

/** An audit record about the security of an account. */
export function securityAudit(
  { clock, randomBytes }: Pick<Deps, "clock" | "randomBytes">,
  entry: {
    readonly action: Extract<AuditAction, `second_factor.${string}`>;
    /** Null for a command, which belongs to no session. */
    readonly actorId: string | null;
    readonly userId: string;
  },
): AuditEntry {
  const { action, actorId, userId } = entry;
  return {
    id: newId("audit", randomBytes),
    actorId,
    action,
    subjectKind: "user",
    subjectId: userId,
    createdAt: clock.now(),
  };
}
