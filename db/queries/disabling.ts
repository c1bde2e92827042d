import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "../client.ts";
import { sessions, users } from "../schema/index.ts";
import { auditInsertIf } from "./audit.ts";
import { isLastAdmin } from "./erasure.ts";
import { ticketsRelease } from "./ticket-release.ts";

export interface DisablingChange {
  readonly userId: string;
  readonly disabled: boolean;
  readonly actor: { readonly userId: string; readonly name: string };
  readonly auditId: string;
  readonly now: number;
}

/** What became of the wish: `changed` also tells a repetition from the first time. */
export interface DisablingOutcome {
  readonly changed: boolean;
  /** As it is now; null when there is no such account. */
  readonly disabled: boolean | null;
  /** The tickets that are free again. */
  readonly releasedTickets: readonly string[];
}

/**
 * Disables an account, or enables it again, with an audit record. A disabled user has no
 * sessions and no unfinished tickets any more. The last administrator stays. One transaction.
 */
export async function setDisabled(db: Db, change: DisablingChange): Promise<DisablingOutcome> {
  const { userId, disabled, actor, auditId, now } = change;
  const still = disabled ? and(isNull(users.disabledAt), sql`not ${isLastAdmin(userId)}`) : isNotNull(users.disabledAt);
  const wanted = and(eq(users.id, userId), isNull(users.erasedAt), still);
  const out = sql`exists (select 1 from users where id = ${userId} and disabled_at is not null)`;
  const [noted, , , , released, [account]] = await db.batch([
    db.run(
      auditInsertIf(
        {
          id: auditId,
          actorId: actor.userId,
          action: disabled ? "user.disabled" : "user.enabled",
          subjectKind: "user",
          subjectId: userId,
          createdAt: now,
        },
        sql`exists (select 1 from ${users} where ${wanted})`,
      ),
    ),
    db
      .update(users)
      .set({ disabledAt: disabled ? now : null })
      .where(wanted),
    db.delete(sessions).where(and(eq(sessions.userId, userId), out)),
    ...ticketsRelease(db, { userId, actor, now, when: out }),
    db
      .select({ disabledAt: users.disabledAt })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.erasedAt))),
  ]);
  return {
    changed: noted.rowsAffected === 1,
    disabled: account === undefined ? null : account.disabledAt !== null,
    releasedTickets: released.map(({ id }) => id),
  };
}
