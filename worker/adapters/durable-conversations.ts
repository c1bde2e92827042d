import type { ChatEvent, ChatTurnInput } from "#domain/chat/turn.ts";
import { DomainError } from "#domain/errors.ts";
import { type TimeLimits, timeLimits } from "#domain/time-limits.ts";
import type { ConversationCalls, Conversations, SendResult } from "#worker/ports/conversations.ts";
import { within } from "#worker/ports/within.ts";

type ConversationStub = DurableObjectStub<Rpc.DurableObjectBranded & ConversationCalls>;

/** The object that makes a conversation's turns. */
export function conversationStub(namespace: DurableObjectNamespace, conversationId: string): ConversationStub {
  return namespace.get(namespace.idFromName(conversationId)) as unknown as ConversationStub;
}

/**
 * Conversations as Durable Objects, one for each, named by its id. DomainError `service.unavailable` for one that does not
 * answer within `limits.durableObject` ms, or says nothing for `limits.answerSilence` ms in the middle of an answer.
 */
export function createDurableConversations(
  namespace: DurableObjectNamespace,
  limits: Pick<TimeLimits, "durableObject" | "answerSilence"> = timeLimits,
): Conversations {
  const inTime = <Result>(call: Promise<Result>) => within(limits.durableObject, call, () => silent());
  return {
    async send(turn: ChatTurnInput) {
      const stub = conversationStub(namespace, turn.conversationId);
      const result = await inTime(stub.send(turn) as Promise<SendResult>);
      if (!result.ok) throw new DomainError(result.code);
      return readEvents(result.events, limits.answerSilence);
    },
    erase: async (conversationId) => inTime(conversationStub(namespace, conversationId).erase()),
  };
}

/** The events of a turn; ends early, without `done`, only by throwing. */
async function* readEvents(
  stream: ReadableStream<Uint8Array>,
  silence: number,
): AsyncGenerator<ChatEvent, void, undefined> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await within(silence, reader.read(), () => silent());
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
    throw silent(error);
  } finally {
    await reader.cancel().catch(() => undefined);
  }
  throw silent();
}

function silent(cause?: unknown): DomainError {
  return new DomainError("service.unavailable", { service: "conversation" }, { cause });
}
