import { insertReply } from "#db/queries/replies.ts";
import { DomainError } from "#domain/errors.ts";
import { newId } from "#domain/ids.ts";
import type { CreateReplyInput } from "#domain/replies/inputs.ts";
import { maxOwnReplies, maxTeamReplies } from "#domain/replies/reply.ts";
import { type ReplyActor, type ReplyDeps, replyAudit, toReply, withFreeShortcut } from "./reply-view.ts";

/**
 * Saves a reply, for the team or for the author alone.
 * @throws DomainError `reply.shortcut_taken`, `reply.limit_reached`.
 */
export async function createReply({
  actor,
  deps,
  input,
}: {
  readonly actor: ReplyActor;
  readonly deps: ReplyDeps;
  readonly input: CreateReplyInput;
}) {
  const { scope, shortcut, title, texts } = input;
  const id = newId("reply", deps.randomBytes);
  const ownerId = scope === "team" ? null : actor.userId;
  const audit = replyAudit(deps, actor, "reply.created", id);
  const made = await withFreeShortcut(shortcut, () =>
    insertReply(deps.db, { id, ownerId, shortcut, title, texts, audit }),
  );
  if (made === null) {
    throw new DomainError("reply.limit_reached", { max: scope === "team" ? maxTeamReplies : maxOwnReplies });
  }
  return toReply(made);
}
