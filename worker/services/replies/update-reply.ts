import { updateReply as writeReply } from "#db/queries/replies.ts";
import type { UpdateReplyInput } from "#domain/replies/inputs.ts";
import { lostReply, type ReplyActor, type ReplyDeps, replyAudit, toReply, withFreeShortcut } from "./reply-view.ts";

/**
 * Changes one of the team's replies, or an own one, if it is still at the version that was edited.
 * @throws DomainError `reply.stale` with the version of now, `reply.shortcut_taken`, `reply.not_found`, also for
 * another's own.
 */
export async function updateReply({
  actor,
  deps,
  input,
}: {
  readonly actor: ReplyActor;
  readonly deps: ReplyDeps;
  readonly input: UpdateReplyInput;
}) {
  const { replyId: id, version, shortcut, title, texts } = input;
  const audit = replyAudit(deps, actor, "reply.updated", id);
  const { changed, reply } = await withFreeShortcut(shortcut, () =>
    writeReply(deps.db, { id, userId: actor.userId, version, shortcut, title, texts, audit }),
  );
  if (!changed || reply === null) throw lostReply(reply);
  return toReply(reply);
}
