import { listTranslations as listStored, type StoredTranslation } from "#db/queries/translations.ts";
import type { Actor } from "#domain/access/actor.ts";
import type { ListTranslationsInput } from "#domain/translation/inputs.ts";
import type { LookDeps } from "../audit/record-look.ts";
import { authorizeRoom } from "../tickets/authorize-room.ts";

/**
 * What has been translated of a ticket's messages into a language, as far as one may read the messages.
 * @throws DomainError `ticket.not_found`, also for another person's.
 */
export async function listTranslations({
  actor,
  deps,
  input,
}: {
  readonly actor: Actor;
  readonly deps: LookDeps;
  readonly input: ListTranslationsInput;
}): Promise<readonly StoredTranslation[]> {
  const { role } = await authorizeRoom({ actor, deps, input });
  return listStored(deps.db, { ...input, role });
}
