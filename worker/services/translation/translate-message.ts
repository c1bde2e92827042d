import { findTranslation, keepTranslation, type StoredTranslation } from "#db/queries/translations.ts";
import type { Actor } from "#domain/access/actor.ts";
import { DomainError } from "#domain/errors.ts";
import { canReceive } from "#domain/room/audience.ts";
import type { RoomItem } from "#domain/room/protocol.ts";
import { type TranslateMessageInput, translationLimit } from "#domain/translation/inputs.ts";
import { hasWords, maskText } from "#domain/translation/masking.ts";
import { checkTranslation } from "#domain/translation/verdict.ts";
import type { Deps } from "#worker/ports/deps.ts";
import type { Translator } from "#worker/ports/translator.ts";
import type { LookDeps } from "../audit/record-look.ts";
import { authorizeRoom } from "../tickets/authorize-room.ts";

type TranslationDeps = LookDeps & Pick<Deps, "limits" | "rooms" | "translator">;

/**
 * One message of a ticket's room in another language: what was translated once is read, anything else is translated
 * now and kept. `translation` is null where the message is in that language already.
 * @throws DomainError `translation.off` without a model; `ticket.not_found`, also for another person's;
 * `message.not_found`, also for one that the reader may not receive; `translation.rate_limited` with `retryAfterMs`;
 * `translation.mangled` when numbers, codes or units did not come through unchanged, twice; `translation.failed` when
 * no translation came; `room.unavailable`.
 */
export async function translateMessage({
  actor,
  deps,
  input,
}: {
  readonly actor: Actor;
  readonly deps: TranslationDeps;
  readonly input: TranslateMessageInput;
}): Promise<StoredTranslation> {
  const { translator } = deps;
  if (translator === null) throw new DomainError("translation.off");
  const { role } = await authorizeRoom({ actor, deps, input });
  const item = await readItem(deps, input);
  if (item?.id !== input.itemId || item.kind !== "message" || !canReceive(role, item.audience)) {
    throw new DomainError("message.not_found");
  }
  const known = await findTranslation(deps.db, input);
  if (known !== null) return known;
  const made = await translate({ ...deps, translator }, actor, item.text, input);
  const kept = await keepTranslation(deps.db, {
    ...made,
    itemId: item.id,
    language: input.language,
    ticketId: input.ticketId,
    audience: item.audience,
    createdAt: deps.clock.now(),
  });
  if (kept === null) throw new DomainError("ticket.not_found");
  return kept;
}

async function readItem(
  { rooms, log }: TranslationDeps,
  { ticketId, seq }: TranslateMessageInput,
): Promise<RoomItem | null> {
  try {
    return await rooms.readItem(ticketId, seq);
  } catch (error) {
    log.error("translation.room_unread", error, { ticketId });
    throw new DomainError("room.unavailable", {}, { cause: error });
  }
}

/** Asks for a translation, and once more where it changed what must stay. */
async function translate(
  { translator, limits, log }: TranslationDeps & { readonly translator: Translator },
  actor: Actor,
  text: string,
  { ticketId, language }: TranslateMessageInput,
): Promise<Pick<StoredTranslation, "writtenIn" | "translation">> {
  const original = maskText(text);
  if (!hasWords(original)) return { writtenIn: null, translation: null };
  const key = `translate:${actor.userId}`;
  for (let attempt = 1; ; attempt++) {
    const { allowed, retryAfterMs } = await limits.hit({ key, ...translationLimit });
    if (!allowed) throw new DomainError("translation.rate_limited", { retryAfterMs });
    const said = await translator.translate({ text: original.masked, into: language }).catch((error: unknown) => {
      log.error("translation.failed", error, { ticketId });
      throw new DomainError("translation.failed", {}, { cause: error });
    });
    const verdict = checkTranslation({ said, original, into: language });
    if ("translation" in verdict) return verdict;
    log.warn("translation.mangled", { ticketId, by: verdict.mangled });
    if (attempt > 1) throw new DomainError("translation.mangled");
  }
}
