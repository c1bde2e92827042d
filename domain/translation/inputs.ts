import * as z from "zod/mini";
import { type Language, languages } from "../languages/languages.ts";

const languageCodes = Object.keys(languages) as [Language, ...Language[]];
const ticketId = z.string("input.invalid").check(z.minLength(1, "input.invalid"), z.maxLength(64, "input.invalid"));
const language = z.enum(languageCodes, "input.invalid");

/** The translations that there are of a ticket's messages, into one language. */
export const ListTranslationsInput = z.object({ ticketId, language });
export type ListTranslationsInput = z.infer<typeof ListTranslationsInput>;

/** One message of a ticket's room, by its number and, so that a log that was reset gives no other message, its id. */
export const TranslateMessageInput = z.object({
  ticketId,
  seq: z.int("input.invalid").check(z.minimum(1, "input.invalid")),
  itemId: z.string("input.invalid").check(z.minLength(1, "input.invalid"), z.maxLength(64, "input.invalid")),
  language,
});
export type TranslateMessageInput = z.infer<typeof TranslateMessageInput>;

/** New translations for one person within `windowMs`; stored translations do not count. */
export const translationLimit = { limit: 200, windowMs: 600_000 } as const;

/** UTF-16 units that a translation may have for a text of so many. */
export function longestTranslation(length: number): number {
  return length * 4 + 200;
}
