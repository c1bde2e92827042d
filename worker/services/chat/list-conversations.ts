import { listOwnConversations } from "#db/queries/conversations.ts";
import type { Actor } from "#domain/access/actor.ts";
import type { ListConversationsInput } from "#domain/chat/inputs.ts";
import type { Deps } from "#worker/ports/deps.ts";

const defaultLimit = 20;

/** One's own conversations, latest first. */
export function listConversations({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "userId">;
  readonly deps: Pick<Deps, "db">;
  readonly input: ListConversationsInput;
}): ReturnType<typeof listOwnConversations> {
  return listOwnConversations(deps.db, actor.userId, input ?? { limit: defaultLimit });
}
