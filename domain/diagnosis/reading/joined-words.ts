import { bookOf, formsOf } from "../speech/known.ts";
import { normalise, type Token } from "./tokens.ts";

const russianDenial = /^не(\p{L}{4,})$/u;
/** "ما" and "لا" written together with what they deny, and the "ما … ش" of Egypt, the Levant and the Maghreb. */
const arabicDenials: readonly (readonly [RegExp, string])[] = [
  [/^و?ما?(.{3,})ش$/u, "مش"],
  [/^و?ما(.{3,})$/u, "ما"],
  [/^و?لا(.{3,})$/u, "لا"],
];
const arabicAnd = "و";
const shortAfterAnd = /^و(ما|مش|مو|مب|لم|لن|لا|في|من|علي|بس)$/u;

/** Words written together with a "not" or an "and" before them, as the two words that they are. */
export function separateWords(text: string, tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token) => {
    if (/^не/u.test(token.word)) return separateRussian(token);
    return /\p{Script=Arabic}/u.test(token.word) ? separateArabic(token, text.slice(token.start, token.end)) : [token];
  });
}

function separateRussian(token: Token): Token[] {
  const rest = bookOf("ru").isOwn(token.word) ? undefined : russianDenial.exec(token.word)?.[1];
  return rest !== undefined && bookOf("ru").knows(rest) ? two(token, "не", rest) : [token];
}

function separateArabic(token: Token, written: string): Token[] {
  const isAfterAnd = written.startsWith(arabicAnd) && !token.word.startsWith(arabicAnd);
  if (isAfterAnd) return two(token, arabicAnd, token.word);
  const short = token.word === "ولا" ? undefined : shortAfterAnd.exec(token.word)?.[1];
  if (short !== undefined) return two(token, arabicAnd, short);
  if (bookOf("ar").isOwn(token.word)) return [token];
  for (const [pattern, denial] of arabicDenials) {
    const rest = pattern.exec(token.word)?.[1];
    if (rest !== undefined && isKnown(rest)) return two(token, denial, rest);
  }
  const rest = written.startsWith(arabicAnd) ? normalise(written.slice(1)) : "";
  return rest.length > 2 && isKnown(rest) ? two(token, arabicAnd, rest) : [token];
}

function isKnown(word: string): boolean {
  return formsOf("ar", word).some((form) => bookOf("ar").knows(form));
}

function two(token: Token, first: string, second: string): Token[] {
  return [
    { ...token, word: first },
    { ...token, word: second },
  ];
}
