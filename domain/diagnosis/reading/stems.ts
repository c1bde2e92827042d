import type { ChatLanguage } from "../../languages/languages.ts";
import { leadingLatin } from "./readers.ts";
import type { Token } from "./tokens.ts";

const longest = 5;
/** Arabic writes "and", "the" and "with the" together with the word. */
const arabicPrefix = /^[وف]?(?:ال|لل|بال)(?=.{3})/u;

/** The beginning of a word, without an Arabic article and what is written together with it. */
export function beginningOf(word: string): string {
  return word.replace(arabicPrefix, "").slice(0, longest);
}

/**
 * The beginnings of a message's words, each with its language before it ("es:llant"): what a word is about, without its
 * endings. Numbers and single letters tell nothing.
 */
export function stemsOf(tokens: readonly Token[], hint: ChatLanguage): readonly string[] {
  const latin = leadingLatin(tokens, hint);
  const stems = tokens
    .filter(({ word }) => word.length > 1 && !/^\p{N}/u.test(word))
    .map(({ word }) => {
      const language = /\p{Script=Cyrillic}/u.test(word) ? "ru" : /\p{Script=Arabic}/u.test(word) ? "ar" : latin;
      return `${language}:${beginningOf(word)}`;
    });
  return [...new Set(stems)];
}
