import { normalise } from "../normalise.ts";
import type { WordBook } from "../word-book.ts";
import { arabicForms } from "./arabic-forms.ts";

/** "ما" and "لا" written together with what they deny, and the "ما … ش" of Egypt, the Levant and the Maghreb. */
const denials: readonly (readonly [RegExp, string])[] = [
  [/^و?ما?(.{3,})ش$/u, "مش"],
  [/^و?ما(.{3,})$/u, "ما"],
  [/^و?لا(.{3,})$/u, "لا"],
];
const and = "و";
const shortAfterAnd = /^و(ما|مش|مو|مب|لم|لن|لا|في|من|علي|بس)$/u;

/** A word written together with a "not" or an "and" before it, as the two words that it is; null for any other. */
export function arabicParts(word: string, written: string, book: WordBook): readonly [string, string] | null {
  if (written.startsWith(and) && !word.startsWith(and)) return [and, word];
  const short = word === "ولا" ? undefined : shortAfterAnd.exec(word)?.[1];
  if (short !== undefined) return [and, short];
  if (book.isOwn(word)) return null;
  const isKnown = (rest: string) => arabicForms(rest).some((form) => book.knows(form));
  for (const [pattern, denial] of denials) {
    const rest = pattern.exec(word)?.[1];
    if (rest !== undefined && isKnown(rest)) return [denial, rest];
  }
  const rest = written.startsWith(and) ? normalise(written.slice(1)) : "";
  return rest.length > 2 && isKnown(rest) ? [and, rest] : null;
}
