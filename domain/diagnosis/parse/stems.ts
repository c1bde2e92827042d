import type { ChatLanguage } from "../../languages/languages.ts";
import { beginningOf } from "./beginnings.ts";
import { leadingLatin } from "./readers.ts";
import type { Token } from "./tokens.ts";

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
