import { type ChatLanguage, chatLanguages } from "../../languages/languages.ts";
import type { AnswerWordId } from "../knowledge/answer-word-ids.ts";
import type { PhraseId } from "./phrases.ts";
import type { Speech } from "./speech.ts";
import { type WordBook, wordBook } from "./word-book.ts";
import type { Wording } from "./wording.ts";

/**
 * The languages that are here. Servers have all of them (all.ts); a page fetches those that it needs, because each
 * costs some forty kilobytes.
 */
const known = new Map<ChatLanguage, Speech>();
const books = new Map<ChatLanguage, WordBook>();
const nothing: WordBook = {
  waysFrom: () => [],
  isFiller: () => false,
  knows: () => false,
  isOrdinary: () => false,
  isOwn: () => false,
  candidates: () => [],
  heardAs: () => undefined,
};

/** From now on the engine reads and speaks these languages too. */
export function learn(...speeches: readonly Speech[]): void {
  for (const speech of speeches) known.set(speech.language, speech);
}

/** Whether the engine reads and speaks a language here. */
export function isKnown(language: ChatLanguage): boolean {
  return known.has(language);
}

/** What the engine needs of a language; undefined where it is not here. */
export function speechOf(language: ChatLanguage): Speech | undefined {
  return known.get(language);
}

/** The languages that are here. */
export function knownSpeeches(): readonly Speech[] {
  return [...known.values()];
}

/** A language's words, compiled when they are first needed; no words at all for a language that is not here. */
export function bookOf(language: ChatLanguage): WordBook {
  const speech = known.get(language);
  if (speech === undefined) return nothing;
  const book = books.get(language) ?? wordBook(speech.lexicon, speech.soundOf);
  books.set(language, book);
  return book;
}

/** Whether a word is a small one in any language that is here. */
export function isFillerAnywhere(word: string): boolean {
  return chatLanguages.some((language) => bookOf(language).isFiller(word));
}

/** What a word may be without what its language joins to it, the word itself among them. */
export function formsOf(language: ChatLanguage, word: string): readonly string[] {
  return known.get(language)?.formsOf?.(word) ?? [word];
}

/** The two words that one as it is `written` stands for in a language that joins them; null for any other word. */
export function partsOf(language: ChatLanguage, word: string, written: string): readonly [string, string] | null {
  return known.get(language)?.partsOf?.(word, written, bookOf(language)) ?? null;
}

/** What a word in Latin letters may be in a language of other letters; nothing where that language is not here. */
export function fromLatin(language: ChatLanguage, word: string): readonly string[] {
  return known.get(language)?.fromLatin?.(word) ?? [];
}

/** The words of an answer that a text has, in any language that is here. */
export function findAnswer(id: AnswerWordId, text: string): string | undefined {
  for (const { answerWords } of known.values()) {
    const words = answerWords[id]?.exec(text)?.[0];
    if (words !== undefined) return words;
  }
  return undefined;
}

/**
 * A pattern that is made of the phrases of every language that is here, and made anew when another was learnt. `of`
 * answers a phrase's alternatives in all of them, one that matches nothing where no language has it.
 */
export function patternOf(make: (of: (id: PhraseId) => string) => RegExp): () => RegExp {
  return ofKnown(() => make(alternativesOf));
}

/** What is made of the languages that are here when it is first needed, and made anew when another was learnt. */
export function ofKnown<Made>(make: () => Made): () => Made {
  let made: { readonly of: number; readonly it: Made } | null = null;
  return () => {
    if (made?.of !== known.size) made = { of: known.size, it: make() };
    return made.it;
  };
}

function alternativesOf(id: PhraseId): string {
  const all = chatLanguages.flatMap((language) => known.get(language)?.phrases[id] ?? []);
  return all.length === 0 ? "(?!)" : all.join("|");
}

/** What can be said in a language. Throws where the language was not learnt before. */
export function wordingOf(language: ChatLanguage): Wording {
  const speech = known.get(language);
  if (speech === undefined) throw new Error(`The engine has not learnt to speak ${language}.`);
  return speech.wording;
}
