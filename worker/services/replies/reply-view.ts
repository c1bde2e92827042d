import type { ReplyRow } from "#db/queries/replies.ts";
import { isUniqueViolation } from "#db/queries/unique-violation.ts";
import type { Actor } from "#domain/access/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { newId } from "#domain/ids.ts";
import type { SavedReply } from "#domain/replies/reply.ts";
import type { Deps } from "#worker/ports/deps.ts";

export type ReplyDeps = Pick<Deps, "db" | "clock" | "randomBytes">;
export type ReplyActor = Pick<Actor, "userId">;

/** A saved reply as a technician sees it. */
export function toReply({ ownerId, ...row }: ReplyRow): SavedReply & { readonly updatedAt: number } {
  return { ...row, scope: ownerId === null ? "team" : "own" };
}

/** What the audit keeps of a change: who, what, which; the shortcut is added as it is written. */
export function replyAudit(
  deps: ReplyDeps,
  actor: ReplyActor,
  action: "reply.created" | "reply.updated" | "reply.removed",
  replyId: string,
) {
  return {
    id: newId("audit", deps.randomBytes),
    actorId: actor.userId,
    action,
    subjectKind: "reply",
    subjectId: replyId,
    createdAt: deps.clock.now(),
  };
}

/** The reply was changed or deleted in the meantime. */
export function lostReply(current: ReplyRow | null): DomainError {
  return current === null
    ? new DomainError("reply.not_found")
    : new DomainError("reply.stale", { version: current.version });
}

/** Runs a write; a shortcut that is taken becomes the domain's error. */
export async function withFreeShortcut<Result>(shortcut: string, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (isUniqueViolation(error, "canned_responses.shortcut")) {
      throw new DomainError("reply.shortcut_taken", { shortcut }, { cause: error });
    }
    throw error;
  }
}
