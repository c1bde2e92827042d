import type { WordBook } from "./lexicon.ts";
import { isNear } from "./spelling.ts";
import { toCyrillic } from "./transliteration.ts";

/** The words that one written word may stand for in one language. */
export type Forms = readonly string[];

const shortest = 5;
const longest = 18;
/** Letters that are heard alike at the beginning of a word, and so written for one another. */
const heardAlike = ["оа", "еиэ", "صس", "طت", "ضدظ", "ثسذز", "قكغج", "عا"];

/** The word of the trade that a misspelt word most likely is; none when the language has the word as it stands. */
export function spelt(word: string, book: WordBook): Forms {
  if (word.length < shortest || word.length > longest || /\d/u.test(word) || book.isOwn(word)) return [];
  const distance = (text: string) => Math.abs(text.length - word.length);
  const first = word.slice(0, 1);
  const alike = heardAlike.find((letters) => letters.includes(first)) ?? first;
  const [best] = [...alike]
    .flatMap((letter) => book.candidates(letter))
    .filter(({ text, prefix }) => isNear(word, text, prefix))
    .sort((a, b) => Number(a.prefix) - Number(b.prefix) || distance(a.text) - distance(b.text));
  return best === undefined ? [] : [best.text];
}

/** Arabic joins small words to what follows, and owners to what precedes: the word, and the word without them. */
export function arabicForms(word: string): Forms {
  const forms = new Set([word]);
  const free = word.replace(/^[وف](?=.{3})/u, "");
  for (const base of [word, free]) {
    forms.add(base);
    forms.add(base.replace(/^(?:ال|لل)(?=.{3})/u, ""));
    forms.add(base.replace(/^[بلكه](?=.{3})/u, ""));
    forms.add(base.replace(/^(?:بال|كال|هال|عال)(?=.{2})/u, ""));
    forms.add(base.replace(/^(?:ح|ه|ب|عم|م|را|د|ك|س)(?=[يتنا].{2})/u, ""));
  }
  // Whoever does it: "she turns", "I turn", "we turn" meet "it turns".
  for (const base of [...forms]) forms.add(base.replace(/^[تان](?=.{3})/u, "ي"));
  for (const base of [...forms]) {
    forms.add(base.replace(/(?<=.{3})(?:ها|هم|نا|كم|ني|وا|ون|ين|و)$/u, ""));
    // The feminine ending that hides in plurals, duals and before owners.
    forms.add(base.replace(/(?<=.{3})ات$/u, ""));
    forms.add(base.replace(/(?<=.{2})(?:ات|تين|تها|تي|تنا|تهم|تك|ته)$/u, "ه"));
    forms.add(base.replace(/(?<=.{3})[يهكت]$/u, ""));
    forms.add(base.replace(/(?<=.{4})[شا]$/u, ""));
  }
  return [...forms];
}

/** A word in Latin letters as Russian, where Russian knows it. */
export function russianInLatin(word: string, russian: WordBook): Forms {
  return toCyrillic(word).filter((form) => russian.knows(form));
}
