import { chatLanguages, type Language } from "../languages/languages.ts";
import { writtenIn } from "../languages/written-in.ts";
import { longestTranslation } from "./inputs.ts";
import { type MangledBy, type MaskedText, restoreText } from "./masking.ts";

/** What a translator said of a masked text. */
export interface SaidTranslation {
  readonly writtenIn: string | null;
  readonly text: string;
}

export type TranslationVerdict =
  | {
      readonly writtenIn: string | null;
      /** Null where the message is in the reader's language already. */
      readonly translation: string | null;
    }
  | { readonly mangled: MangledBy | "too_long" | "another_language" };

/**
 * Whether what a translator said may be shown. Nothing is believed that can be checked: what had to stay stands in it
 * once each, it is no longer than a translation can be, and it is not clearly in another language than was asked for.
 */
export function checkTranslation({
  said,
  original,
  into,
}: {
  readonly said: SaidTranslation;
  readonly original: MaskedText;
  readonly into: Language;
}): TranslationVerdict {
  const text = said.text.trim().toWellFormed();
  const from = writtenIn(original.masked) ?? said.writtenIn;
  const unchanged = text === original.masked.trim();
  if (from === into || (unchanged && from === null)) return { writtenIn: from, translation: null };
  if (text.length > longestTranslation(original.masked.length)) return { mangled: "too_long" };
  const restored = restoreText(text, original);
  if ("mangled" in restored) return restored;
  const clearly = chatLanguages.some((language) => language === into) ? writtenIn(text) : null;
  if (unchanged || (clearly !== null && clearly !== into)) return { mangled: "another_language" };
  return { writtenIn: from, translation: restored.text };
}
