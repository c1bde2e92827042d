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
const sentenceEnd = /[.!?\n\r؟]/u;
const clauseEnd = /[,;:()،؛—–]/u;
const longest = 8_000;

/** Bounds the work that any text can cause: a very long one is read at its beginning and its end. */
export function readable(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, longest / 2)}\n${text.slice(-longest / 2)}`;
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
    last = match.index + match[0].length;
    tokens.push({ word: normalise(match[0]), start: match.index, end: last, clause, sentence });
  }
  return tokens;
}

/**
 * A word as it is compared: lower case, without apostrophes, accents and vowel signs, so that "frenó", "freno" and
 * "тормозной" written either way meet. Arabic words also lose their article.
 */
export function normalise(word: string): string {
  return word
    .normalize("NFKD")
    .toLowerCase()
    .replace(/['’`´\p{M}\u0640]/gu, "")
    .replace(/ة$/u, "ه")
    .replace(/ى/gu, "ي")
    .replace(/^(?:[وف])?(?:[بك]?ال|لل)(?=\p{Script=Arabic}{3})/u, "");
}

function isDecimal(text: string, at: number): boolean {
  return text[at] === "." && /\d/u.test(text[at - 1] ?? "") && /\d/u.test(text[at + 1] ?? "");
}
