import type { ConceptId } from "../knowledge/concepts.ts";

/**
 * The words of one language as texts, so that loading them costs nothing; `phrasesOf` and `linesOf` read them at first
 * use.
 *
 * A phrase is one or more words on a line of its own, lower case, written as `normalise` leaves words (no accents, no
 * apostrophes, no Arabic article):
 *
 *   air leak        the words in this order; small words may stand between them
 *   air line/hose   either word
 *   brak*           every word that begins so
 *   @not start      any single word of the concept `not`, then "start"
 */
export interface Lexicon {
  /** Phrases under the name of their concept in brackets: `[brake]`. */
  readonly phrases: readonly string[];
  /** Words that may stand between the words of a phrase. */
  readonly smallWords: string;
  /** Words that the spelling reader must not turn into words of the trade; `*` ends a beginning. */
  readonly everydayWords: string;
  /** Short words in Latin letters, for a language of other letters: the word, a space, its spellings. */
  readonly inLatin?: string;
}

const heading = /^\[(.+)\]$/u;

/** The lines of a text that are not empty. */
export function linesOf(text: string): readonly string[] {
  return text.split("\n").filter((line) => line !== "");
}

/** The phrases of each concept, in the order of the texts. */
export function phrasesOf({ phrases }: Lexicon): ReadonlyMap<ConceptId, readonly string[]> {
  const found = new Map<ConceptId, string[]>();
  let ofConcept: string[] = [];
  for (const line of phrases.flatMap(linesOf)) {
    const concept = heading.exec(line)?.[1];
    if (concept === undefined) ofConcept.push(line);
    else {
      ofConcept = found.get(concept as ConceptId) ?? [];
      found.set(concept as ConceptId, ofConcept);
    }
  }
  return found;
}
