import { listIdleConversations } from "#db/queries/conversations.ts";
import { conversationIdleFor } from "#domain/chat/turn.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { closeConversation } from "./close-conversation.ts";

/** One run of the job closes at most this many; the next one goes on. */
const mostAtOnce = 500;

/** Closes conversations that nobody closed: a tab that was shut, a phone that died. Their summaries are kept too. */
export async function closeIdleConversations({
  deps,
}: {
  readonly deps: Pick<Deps, "db" | "clock" | "randomBytes" | "log">;
}): Promise<void> {
  const idle = await listIdleConversations(deps.db, deps.clock.now() - conversationIdleFor, mostAtOnce);
  for (const { id, userId } of idle) {
    await closeConversation({ actor: { userId }, deps, input: { conversationId: id } }).catch((error: unknown) =>
      deps.log.error("chat.not_closed", error),
    );
  }
}
