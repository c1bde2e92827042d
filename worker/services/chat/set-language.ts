import { insertMessageOnce, type MessageRow, updateOwnLanguage } from "#db/queries/conversations.ts";
import type { Actor } from "#domain/access/actor.ts";
import type { SetLanguageInput } from "#domain/chat/inputs.ts";
import { recordWording } from "#domain/diagnosis/languages/records.ts";
import { DomainError } from "#domain/errors.ts";
import { newId } from "#domain/ids.ts";
import type { Deps } from "#worker/ports/deps.ts";

/**
 * Changes the language of one's own conversation; the assistant confirms it in that language.
 * @throws DomainError `conversation.not_found`, also for another's.
 */
export async function setLanguage({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "userId">;
  readonly deps: Pick<Deps, "db" | "clock" | "randomBytes">;
  readonly input: SetLanguageInput;
}): Promise<{ readonly message: MessageRow }> {
  const now = deps.clock.now();
  const own = { id: input.conversationId, userId: actor.userId };
  if (!(await updateOwnLanguage(deps.db, own, input.language, now))) throw new DomainError("conversation.not_found");
  const message: MessageRow = {
    id: newId("message", deps.randomBytes),
    turnId: null,
    role: "assistant",
    content: recordWording[input.language].languageChanged,
    photoIds: [],
    answer: null,
    assessment: null,
    safety: null,
    source: "built_in",
    createdAt: now,
  };
  await insertMessageOnce(deps.db, { ...message, conversationId: input.conversationId });
  return { message };
}
