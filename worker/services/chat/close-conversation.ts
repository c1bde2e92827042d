import {
  type ConversationRow,
  closeOpenConversation,
  type MessageRow,
  readOwnConversation,
} from "#db/queries/conversations.ts";
import type { Actor } from "#domain/access/actor.ts";
import { dialogueOf } from "#domain/chat/dialogue.ts";
import type { CloseConversationInput } from "#domain/chat/inputs.ts";
import { guidesIn, summarise } from "#domain/diagnosis/index.ts";
import { DomainError } from "#domain/errors.ts";
import { newId } from "#domain/ids.ts";
import type { Deps } from "#worker/ports/deps.ts";

/** A shorter talk leaves no summary (specification, 4). */
const summarisedFrom = 2;

/**
 * Closes one's own conversation. With at least two messages a summary is kept, and when the truck is a saved one it
 * also goes to the truck's history; closing again changes nothing.
 * @throws DomainError `conversation.not_found`, also for another's.
 */
export async function closeConversation({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "userId">;
  readonly deps: Pick<Deps, "db" | "clock" | "randomBytes">;
  readonly input: CloseConversationInput;
}): Promise<{ readonly summary: string | null }> {
  const own = { id: input.conversationId, userId: actor.userId };
  const found = await readOwnConversation(deps.db, own);
  if (found === null) throw new DomainError("conversation.not_found");
  const { conversation, messages } = found;
  if (conversation.status === "closed") return { summary: conversation.summary };
  const summary = await summaryOf(messages, conversation);
  const closed = await closeOpenConversation(deps.db, own, {
    summary,
    repairId: newId("repair", deps.randomBytes),
    truckId: conversation.truckId,
    now: deps.clock.now(),
  });
  if (closed) return { summary };
  return { summary: (await readOwnConversation(deps.db, own))?.conversation.summary ?? null };
}

async function summaryOf(messages: readonly MessageRow[], conversation: ConversationRow): Promise<string | null> {
  const said = messages.filter((message) => message.turnId !== null);
  if (said.length < summarisedFrom) return null;
  const { language } = conversation;
  const guides = await guidesIn(language);
  return summarise({ messages: dialogueOf(said), language, truck: conversation, guides });
}
