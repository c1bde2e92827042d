import { bookOf, partsOf } from "../languages/known.ts";
import type { Token } from "./tokens.ts";

const russianDenial = /^не(\p{L}{4,})$/u;

/** Words written together with a "not" or an "and" before them, as the two words that they are. */
export function separateWords(text: string, tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token) => {
    if (/^не/u.test(token.word)) return separateRussian(token);
    if (!/\p{Script=Arabic}/u.test(token.word)) return [token];
    const parts = partsOf("ar", token.word, text.slice(token.start, token.end));
    return parts === null ? [token] : two(token, ...parts);
  });
}

function separateRussian(token: Token): Token[] {
  const rest = bookOf("ru").isOwn(token.word) ? undefined : russianDenial.exec(token.word)?.[1];
  return rest !== undefined && bookOf("ru").knows(rest) ? two(token, "не", rest) : [token];
}

function two(token: Token, first: string, second: string): Token[] {
  return [
    { ...token, word: first },
    { ...token, word: second },
  ];
}
