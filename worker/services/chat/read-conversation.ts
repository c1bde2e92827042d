import { type ConversationRow, type MessageRow, readOwnConversation } from "#db/queries/conversations.ts";
import type { Actor } from "#domain/access/actor.ts";
import type { ReadConversationInput } from "#domain/chat/inputs.ts";
import type { StepAnswer } from "#domain/diagnosis/assessment.ts";
import { DomainError } from "#domain/errors.ts";
import type { Deps } from "#worker/ports/deps.ts";

/** A turn whose answer is not stored yet: sending it again joins its answer. */
export interface PendingTurn {
  readonly turnId: string;
  /** Where a step was answered by tap: the label of that answer, then what was typed beside it. */
  readonly text: string;
  readonly answer: StepAnswer | null;
  readonly photoIds: readonly string[];
}

export interface ReadConversation {
  readonly conversation: ConversationRow;
  readonly messages: readonly MessageRow[];
  readonly pendingTurn: PendingTurn | null;
}

/**
 * One's own conversation with its messages in order.
 * @throws DomainError `conversation.not_found`, also for another's.
 */
export async function readConversation({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "userId">;
  readonly deps: Pick<Deps, "db">;
  readonly input: ReadConversationInput;
}): Promise<ReadConversation> {
  const found = await readOwnConversation(deps.db, { id: input.conversationId, userId: actor.userId });
  if (found === null) throw new DomainError("conversation.not_found");
  return { ...found, pendingTurn: pendingTurn(found.messages) };
}

function pendingTurn(messages: readonly MessageRow[]): PendingTurn | null {
  const last = messages.findLast((message) => message.turnId !== null);
  if (last === undefined || last.turnId === null || last.role !== "user") return null;
  return { turnId: last.turnId, text: last.content, answer: last.answer, photoIds: last.photoIds };
}
