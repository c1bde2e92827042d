import { deleteReply } from "#db/queries/replies.ts";
import type { RemoveReplyInput } from "#domain/replies/inputs.ts";
import { lostReply, type ReplyActor, type ReplyDeps, replyAudit } from "./reply-view.ts";

/**
 * Removes one of the team's replies, or an own one, if it is still as it was seen.
 * @throws DomainError `reply.stale` with the version of now; `reply.not_found`, also for another's own.
 */
export async function removeReply({
  actor,
  deps,
  input,
}: {
  readonly actor: ReplyActor;
  readonly deps: ReplyDeps;
  readonly input: RemoveReplyInput;
}): Promise<{ readonly id: string }> {
  const { replyId: id, version } = input;
  const audit = replyAudit(deps, actor, "reply.removed", id);
  const { changed, reply } = await deleteReply(deps.db, { id, userId: actor.userId, version, audit });
  if (!changed) throw lostReply(reply);
  return { id };
}
