import { listIdleConversations } from "#db/queries/conversations.ts";
import { conversationIdleFor } from "#domain/chat/turn.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { closeConversation } from "./close-conversation.ts";

/** One run of the job closes at most this many; the next one goes on. */
const mostAtOnce = 500;

/** Closes conversations that were left open: a closed tab, a dead phone. Their summaries are stored too. */
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
