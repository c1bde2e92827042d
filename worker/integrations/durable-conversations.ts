import type { ChatEvent, ChatTurnInput } from "#domain/chat/turn.ts";
import { DomainError } from "#domain/errors.ts";
import type { ConversationCalls, Conversations, SendResult } from "#worker/ports/conversations.ts";

type ConversationStub = DurableObjectStub<Rpc.DurableObjectBranded & ConversationCalls>;

/** The object that makes a conversation's turns. */
export function conversationStub(namespace: DurableObjectNamespace, conversationId: string): ConversationStub {
  return namespace.get(namespace.idFromName(conversationId)) as unknown as ConversationStub;
}

/** Conversations as Durable Objects, one for each, named by its id. */
export function createDurableConversations(namespace: DurableObjectNamespace): Conversations {
  return {
    async send(turn: ChatTurnInput) {
      const stub = conversationStub(namespace, turn.conversationId);
      const result = (await stub.send(turn)) as SendResult;
      if (!result.ok) throw new DomainError(result.code);
      return readEvents(result.events);
    },
    erase: async (conversationId) => conversationStub(namespace, conversationId).erase(),
  };
}

/** The events of a turn; ends early, without `done`, only by throwing. */
async function* readEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<ChatEvent, void, undefined> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      rest += decoder.decode(value, { stream: true });
      const lines = rest.split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        // Written by the conversation's own object.
        const event = JSON.parse(line) as ChatEvent;
        yield event;
        if (event.type === "done") return;
      }
    }
  } catch (error) {
    throw new DomainError("service.unavailable", {}, { cause: error });
  } finally {
    await reader.cancel().catch(() => undefined);
  }
  throw new DomainError("service.unavailable");
}
