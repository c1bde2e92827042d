import { symptoms } from "../facts/symptoms.ts";
import { conceptIds, type Lexicon } from "../lexicon/concepts.ts";
import { beginningOf } from "../reading/beginnings.ts";
import { normalise } from "../reading/tokens.ts";

/** The facts that the table of single facts can have: each concept and each symptom in each of its ways (facts-of-case.ts). */
export function expectedFacts(): readonly string[] {
  return [
    ...conceptIds.flatMap((id) => ["", "-", "~"].flatMap((way) => [`c:${way}${id}`, `n:${way}${id}`])),
    ...Object.keys(symptoms).flatMap((id) => ["s", "o", "r"].map((way) => `${way}:${id}`)),
  ];
}

/** The beginnings of words that a language's table can have: those of the words that its lexicon knows. */
export function expectedStems({ concepts, fillers, ordinary }: Lexicon): readonly string[] {
  const lists = [...conceptIds.map((id) => concepts[id]), fillers, ordinary];
  const words = lists.flatMap((list) => list.split(/[\s,/*@]+/u)).map(normalise);
  return [...new Set(words.filter((word) => /^\p{L}{2}/u.test(word)).map(beginningOf))].sort();
}
