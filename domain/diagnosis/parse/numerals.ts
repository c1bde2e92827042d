import { english } from "../languages/en/number-words.ts";
import { knownSpeeches, ofKnown } from "../languages/known.ts";

/** What words for numbers are worth, in English and the languages that are here. */
const tables = ofKnown(() => {
  const [units, tens, hundreds, multiples] = [empty(), empty(), empty(), empty()];
  for (const words of [english, ...knownSpeeches().map(({ numbers }) => numbers)]) {
    addAll(units, words.units);
    add(tens, words.tens, 20, 10);
    add(hundreds, words.hundreds, 100, 100);
    addAll(multiples, words.multiples);
  }
  return { units, tens, hundreds, multiples };
});

const empty = () => new Map<string, number>();

function addAll(table: Map<string, number>, words: Readonly<Record<number, string>> = {}): void {
  for (const [from, row] of Object.entries(words)) add(table, row, Number(from), 1);
}

function add(table: Map<string, number>, words: string | undefined, from: number, step: number): void {
  words?.split(" ").forEach((word, at) => {
    for (const form of word.split("/")) table.set(form, from + at * step);
  });
}

/** Small words inside a number: "ciento setenta y siete". */
const joining: ReadonlySet<string> = new Set(["and", "y", "и", "و"]);

/** The figure that a word names: "uno" is 1; null for any other word. */
export function figureOf(word: string): number | null {
  return tables().units.get(withoutAnd(word.toLowerCase())) ?? null;
}

/** The words of a text, without figures and marks. */
export function wordsIn(text: string): string[] {
  return text.match(/\p{L}+/gu) ?? [];
}

/** Where the number begins that the words end with; -1 where they end with none. */
export function numberFrom(words: readonly string[]): number {
  return words.findIndex((_, at) => digitsOf(words.slice(at)).used === words.length - at);
}

/**
 * What number words in a row say: pairs ("thirty two fifty one") and single figures ("three two five one") are written
 * side by side, what follows a whole number ("three thousand two hundred fifty one") apart. `used` is how many words
 * belong to it.
 */
export function digitsOf(words: readonly string[]): { digits: string; used: number } {
  let digits = "";
  let used = 0;
  let isWhole = false;
  for (let at = 0; at < words.length; ) {
    const { value, next } = numberAt(words, at);
    if (value === null) break;
    digits += isWhole ? ` ${value}` : String(value);
    isWhole = value > 99;
    used = next;
    at = next;
  }
  return { digits, used };
}

/** The longest whole number that begins at a word. */
export function numberAt(words: readonly string[], from: number): { value: number | null; next: number } {
  let whole = 0;
  let rest: number | null = null;
  let next = from;
  for (let at = from; at < words.length; at += 1) {
    const word = withoutAnd((words[at] ?? "").toLowerCase());
    if (joining.has(word) && (rest !== null || whole > 0)) continue;
    const grown = grow(rest, word);
    if (grown === null) break;
    if (grown >= 1000) {
      whole += grown;
      rest = null;
    } else rest = grown;
    next = at + 1;
  }
  return { value: next === from ? null : whole + (rest ?? 0), next };
}

/** "وتسعين" is "and ninety"; "واحد" is one. */
function withoutAnd(word: string): string {
  return word.startsWith("و") && !tables().units.has(word) && word.length > 2 ? word.slice(1) : word;
}

/** A number with one more word of it; null where the word begins another one. */
function grow(value: number | null, word: string): number | null {
  const { units, tens, hundreds, multiples } = tables();
  const multiple = multiples.get(word);
  if (multiple !== undefined) return multiple > (value ?? 0) ? (value || 1) * multiple : null;
  const hundred = hundreds.get(word);
  if (hundred !== undefined) return value === null || value === 0 ? hundred : null;
  const ten = tens.get(word);
  if (ten !== undefined) {
    const isArabic = /\p{Script=Arabic}/u.test(word) && (value ?? 0) % 100 > 0 && (value ?? 0) % 100 < 10;
    return value === null || (value > 0 && value % 100 === 0) || isArabic ? (value ?? 0) + ten : null;
  }
  // "ستة عشر": six ten is sixteen.
  if (word === "عشر") return value !== null && value % 100 > 2 && value % 100 < 10 ? value + 10 : null;
  const unit = units.get(word);
  if (unit === undefined) return null;
  if (value === null) return unit;
  if (unit === 0 || value === 0) return null;
  const isFree = unit < 10 ? value % 10 === 0 && value % 100 !== 10 : value % 100 === 0;
  return isFree ? value + unit : null;
}
