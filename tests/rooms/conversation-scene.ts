import { env } from "cloudflare:test";
import { inject } from "vitest";
import { createDb, type Db } from "#db/client.ts";
import { readOwnConversation } from "#db/queries/conversations.ts";
import type { ChatEvent, ChatTurnInput } from "#domain/chat/turn.ts";
import { makeConversation, someId } from "#tests/support/factories.ts";
import { conversationStub, createDurableConversations } from "#worker/adapters/durable-conversations.ts";

/** A driver's conversation with its own object, as the worker reaches it. */
export async function makeScene() {
  const db: Db = createDb({ url: inject("sqldUrl") });
  const conversation = await makeConversation(db);
  const conversations = createDurableConversations(env.CONVERSATIONS);
  const turn = (text: string, turnId = someId("turn")): ChatTurnInput => ({
    conversationId: conversation.id,
    userId: conversation.userId,
    turnId,
    text,
    photoIds: [],
    language: "en",
  });
  return {
    db,
    conversation,
    conversations,
    turn,
    /** A new stub each time: one whose object crashed stays broken. */
    object: () => conversationStub(env.CONVERSATIONS, conversation.id),
    stored: async () => {
      const found = await readOwnConversation(db, conversation);
      return found?.messages ?? [];
    },
  };
}

export async function readAll(events: AsyncIterable<ChatEvent>): Promise<ChatEvent[]> {
  const all: ChatEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

/** What a page shows of a turn's events: after an error the text so far is void. */
export function textOf(events: readonly ChatEvent[]): string {
  const fault = events.findLastIndex((event) => event.type === "error");
  return events
    .slice(fault + 1)
    .map((event) => (event.type === "text" ? event.delta : ""))
    .join("");
}
