import { listReplies as readReplies } from "#db/queries/replies.ts";
import type { ListRepliesInput } from "#domain/replies/inputs.ts";
import type { Deps } from "#worker/ports/deps.ts";
import { type ReplyActor, toReply } from "./reply-view.ts";

/** A page of what a technician may answer with: the team's replies and their own, by shortcut. */
export async function listReplies({
  actor,
  deps,
  input,
}: {
  readonly actor: ReplyActor;
  readonly deps: Pick<Deps, "db">;
  readonly input: ListRepliesInput;
}) {
  const { items, nextCursor } = await readReplies(deps.db, {
    userId: actor.userId,
    cursor: input.cursor ?? null,
    limit: input.limit,
  });
  return { items: items.map(toReply), nextCursor };
}
