import { normalise } from "../languages/normalise.ts";

/** One word of a message, lower case and without apostrophes, and where it stands. */
export interface Token {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** Counts up at every comma, colon or stronger mark. */
  readonly clause: number;
  /** Counts up at every full stop, question or exclamation mark and line end. */
  readonly sentence: number;
}

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’`´][\p{L}\p{M}]+)*/gu;
const sentenceEnd = /[.!?\n\r؟…]/u;
const clauseEnd = /[,;:()،؛—–|]| - /u;
const longest = 8_000;
const mostWords = 600;

/** Bounds the work that any text can cause: a very long one is read at its beginning and its end. */
export function readable(text: string): string {
  const short = text.length <= longest ? text : `${text.slice(0, longest / 2)}\n${text.slice(-longest / 2)}`;
  return withWesternDigits(short);
}

/** Arabic-Indic, Persian and full-width digits as 0 to 9; the length stays the same. */
function withWesternDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669]/gu, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/gu, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[\uff10-\uff19]/gu, (digit) => String(digit.charCodeAt(0) - 0xff10));
}

/** The words of a text in order. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let clause = 0;
  let sentence = 0;
  let last = 0;
  for (const match of text.matchAll(wordPattern)) {
    const between = text.slice(last, match.index);
    if (tokens.length > 0 && sentenceEnd.test(between) && !isDecimal(text, last)) {
      sentence += 1;
      clause += 1;
    } else if (tokens.length > 0 && clauseEnd.test(between)) {
      clause += 1;
    }
    // "12.0 on the dash" has nothing that is at zero.
    const isZeroOfDecimal = match[0] === "0" && isDecimal(text, last);
    last = match.index + match[0].length;
    const word = isZeroOfDecimal ? ".0" : normalise(match[0]);
    if (word !== "") tokens.push({ word, start: match.index, end: last, clause, sentence });
  }
  return tokens.length <= mostWords ? tokens : [...tokens.slice(0, mostWords / 2), ...tokens.slice(-mostWords / 2)];
}

function isDecimal(text: string, at: number): boolean {
  return text[at] === "." && /\d/u.test(text[at - 1] ?? "") && /\d/u.test(text[at + 1] ?? "");
}
