import { readSendingGround } from "#db/queries/conversations.ts";
import type { Actor } from "#domain/access/actor.ts";
import type { SendMessageInput } from "#domain/chat/inputs.ts";
import { readTap, tapText } from "#domain/chat/tap.ts";
import { type ChatEvent, chatMessagesPerDay, chatMessagesPerMinute } from "#domain/chat/turn.ts";
import { DomainError } from "#domain/errors.ts";
import type { Deps } from "#worker/ports/deps.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * Sends a message or a tapped answer in one's own conversation and streams the reply; the same turn id again joins the
 * same reply and counts against no limit.
 * @throws DomainError `conversation.not_found`, also for another's; `conversation.closed`; `photo.not_found`, also for
 * another's photo; `chat.step_stale` when the step that the answer names is neither open nor answered before,
 * `chat.step_unknown` when it has no such answer; `chat.rate_limited`; `chat.turn_pending`; `database.unavailable`, and then nothing was stored.
 */
export async function sendMessage({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "userId">;
  readonly deps: Pick<Deps, "db" | "limits" | "conversations">;
  readonly input: SendMessageInput;
}): Promise<AsyncIterable<ChatEvent>> {
  const photoIds = [...new Set(input.photoIds)];
  const ground = await readSendingGround(deps.db, {
    id: input.conversationId,
    userId: actor.userId,
    turnId: input.turnId,
    photoIds,
  });
  if (ground.conversation === null) throw new DomainError("conversation.not_found");
  let text = input.text;
  if (!ground.isKnownTurn) {
    if (ground.conversation.status === "closed") throw new DomainError("conversation.closed");
    if (ground.ownPhotos !== photoIds.length) throw new DomainError("photo.not_found");
    if (input.answer !== null) {
      const tap = readTap(ground.assessment, input.answer);
      if (!tap.ok) throw new DomainError(tap.code);
      text = tapText(tap.label, text);
    }
    await countMessage(deps, actor.userId);
  }
  return deps.conversations.send({
    conversationId: input.conversationId,
    userId: actor.userId,
    turnId: input.turnId,
    text,
    answer: input.answer,
    photoIds,
    language: ground.conversation.language,
  });
}

/** What the limit per minute refuses does not count for the day: a stuck key locks no driver out. */
async function countMessage(deps: Pick<Deps, "limits">, userId: string): Promise<void> {
  const windows = [
    { key: `chat:${userId}`, limit: chatMessagesPerMinute, windowMs: minute },
    { key: `chat-day:${userId}`, limit: chatMessagesPerDay, windowMs: day },
  ];
  for (const window of windows) {
    const { allowed, retryAfterMs } = await deps.limits.hit(window);
    if (!allowed) throw new DomainError("chat.rate_limited", { retryAfterMs });
  }
}
