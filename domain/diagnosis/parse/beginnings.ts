const longest = 5;
/** Arabic writes "and", "the" and "with the" together with the word. */
const arabicPrefix = /^[وف]?(?:ال|لل|بال)(?=.{3})/u;

/** The beginning of a word, without an Arabic article and what is written together with it. */
export function beginningOf(word: string): string {
  return word.replace(arabicPrefix, "").slice(0, longest);
}
