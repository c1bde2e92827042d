import { findPushLanguage } from "#db/queries/push.ts";
import type { Actor } from "#domain/access/actor.ts";
import type { InterfaceLanguage } from "#domain/languages/languages.ts";
import type { PushDeviceInput } from "#domain/push/inputs.ts";
import type { Deps } from "#worker/ports/deps.ts";

/** The language of this device's pushes; null when it has no subscription in this session. */
export async function getPushLanguage({
  actor,
  deps,
  input,
}: {
  readonly actor: Pick<Actor, "userId" | "sessionId">;
  readonly deps: Pick<Deps, "db">;
  readonly input: PushDeviceInput;
}): Promise<{ readonly language: InterfaceLanguage | null }> {
  const { userId, sessionId } = actor;
  return { language: await findPushLanguage(deps.db, { userId, sessionId, endpoint: input.endpoint }) };
}
