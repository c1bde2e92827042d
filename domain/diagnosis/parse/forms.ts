import { fromLatin } from "../languages/known.ts";
import { isNear } from "../languages/spelling.ts";
import type { WordBook } from "../languages/word-book.ts";

/** The words that one written word may stand for in one language. */
export type Forms = readonly string[];

const shortest = 5;
const shortestHeard = 3;
const longest = 18;
/** Letters that are heard alike at the beginning of a word, and so written for one another. */
const heardAlike = ["оа", "еиэ", "صس", "طت", "ضدظ", "ثسذز", "قكغج", "عا"];

/** The word of the trade that a misspelt word most likely is; none when the language has the word as it stands. */
export function spelt(word: string, book: WordBook): Forms {
  if (word.length < shortestHeard || word.length > longest || /\d/u.test(word) || book.isOwn(word)) return [];
  const heard = book.heardAs(word);
  if (heard !== undefined) return [heard];
  if (word.length < shortest) return [];
  const distance = (text: string) => Math.abs(text.length - word.length);
  const first = word.slice(0, 1);
  const alike = heardAlike.find((letters) => letters.includes(first)) ?? first;
  const [best] = [...alike]
    .flatMap((letter) => book.candidates(letter))
    .filter(({ text, prefix }) => isNear(word, text, prefix))
    .sort((a, b) => Number(a.prefix) - Number(b.prefix) || distance(a.text) - distance(b.text));
  return best === undefined ? [] : [best.text];
}

/** A word in Latin letters as Russian, where Russian knows it. */
export function russianInLatin(word: string, russian: WordBook): Forms {
  return fromLatin("ru", word).filter((form) => russian.knows(form));
}
