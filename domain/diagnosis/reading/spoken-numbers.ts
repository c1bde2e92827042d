import { isKnownSpn, isUsableFmi } from "../facts/codes.ts";
import { english } from "../lexicon/number-words-en.ts";
import { knownSpeeches, ofKnown, patternOf } from "../speech/known.ts";

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

/** "Gauge one: forty": the word belongs to what stands before it. */
const countsBefore = /(?:gauge|needle|tank|circuit|number|this|that) $/iu;

/**
 * Spoken numbers as a gauge shows them, in figures of the same length, so that every place in the text stays: "fifty psi"
 * as "50    psi", "two forty" as "240      ". A small number by itself counts something and stays a word.
 */
export function withGaugeFigures(text: string): string {
  return text.replace(/\p{L}+(?:[ -]\p{L}+)*/gu, (run) => {
    const words = wordsIn(run);
    let said = "";
    for (let at = 0; at < words.length; ) {
      const { value, next } = onGauge(words, at, said);
      const written = words.slice(at, next).join(" ").length;
      const figures = value === null ? run.slice(said.length, said.length + written) : String(value).padEnd(written);
      said += figures + run.charAt(said.length + written);
      at = next;
    }
    return said;
  });
}

/** The number of a gauge that begins at a word: "forty five", "two hundred ten", "two forty". */
function onGauge(words: readonly string[], from: number, before: string): { value: number | null; next: number } {
  const first = numberAt(words, from);
  const { value, next } = first;
  const behind = numberAt(words, from + 1);
  const isHundreds = value !== null && value > 0 && value < 4 && next === from + 1 && !countsBefore.test(before);
  if (isHundreds && behind.value !== null && behind.value > 9 && behind.value < 100)
    return { value: value * 100 + behind.value, next: behind.next };
  return value !== null && value >= 20 && value < 1000 ? first : { value: null, next: from + 1 };
}

/** The labels letter by letter, as dictation and Arabic write them. */
const spelledSpn = patternOf(
  (of) =>
    new RegExp(
      String.raw`(?<![\p{L}\d])(?:s[\s.-]{1,2}p[\s.-]{1,2}n\.?|es[\s-](?:pi|bi)[\s-]en|${of("spelledSpn")})(?!\p{L})`,
      "giu",
    ),
);
const spelledFmi = patternOf(
  (of) =>
    new RegExp(
      String.raw`(?<![\p{L}\d])(?:f[\s.-]{1,2}m[\s.-]{1,2}i\.?|ef[\s-]em[\s-](?:ay|ai|i)|${of("spelledFmi")})(?!\p{L})`,
      "giu",
    ),
);
const label = /\b(?:spn|fmi)\b|спн|фми/iu;
const afterName = String.raw`\b(?:spn|fmi)\b|спн|фми`;
const afterLabel =
  /(\b(?:spn|fmi)\b|спн|фми)((?:[\s,:-]{1,3}(?!(?:spn|fmi|спн|фми)(?!\p{L}))\p{L}{1,20}(?!\p{L})){1,8})/giu;
const behindFigures =
  /(?<![\d.,:/-])(\d{3,6})\s(\p{L}{1,14})(?=\s?[,.;:!?()\n]|\s?$|\s(?:en|on|in|на|в|في|على|y|and|и|و)(?!\p{L}))/giu;
const spokenSlash = patternOf(
  (of) =>
    new RegExp(
      String.raw`((?:(?<!\p{L})\p{L}{1,20}[\s-]){1,8})(?:slash|dash|stroke|falla|${of("slash")})\s(\p{L}{1,20}(?:[\s-]\p{L}{1,20})?)(?!\p{L})`,
      "giu",
    ),
);
/** Any of the labels with up to eight words behind it. */
const spokenCode = ofKnown(
  () =>
    new RegExp(
      `(?:${[afterName, spelledSpn().source, spelledFmi().source].join("|")})((?:[\\s,:-]{1,3}(?!(?:spn|fmi|спн|фми)(?!\\p{L}))\\p{L}{1,20}(?!\\p{L})){1,8})`,
      "giu",
    ),
);

/** Up to eight words before the label of a failure mode. */
const beforeLabel = /((?<!\p{L})\p{L}{1,20}[\s,-]{1,2}){1,8}(?=(?:fmi|фми)(?!\p{L}))/giu;

/**
 * "SPN thirty two fifty one FMI zero", "ciento setenta y siete fmi cero" with figures; all of a text's numbers where it
 * answers which number is shown: "one one eight then FMI one".
 */
export function withSpokenNumbers(text: string, isAnswer = false): string {
  const labelled = text.replace(spelledSpn(), "SPN").replace(spelledFmi(), "FMI");
  if (isAnswer) return withFigures(labelled);
  if (!label.test(labelled)) return withPairs(text);
  const before = withPairs(labelled).replace(beforeLabel, (whole) => {
    const words = wordsIn(whole);
    if (/^(?:con|with|с|مع)$/u.test(words.at(-1) ?? "")) words.pop();
    const from = numberFrom(words);
    const { digits } = digitsOf(words.slice(from));
    const isTime = from === words.length - 1 && /^once$/iu.test(words[from] ?? "");
    return from < 0 || isTime || digits.length < 2 ? whole : `${[...words.slice(0, from), digits].join(" ")} `;
  });
  return before.replace(afterLabel, (whole, name: string, rest: string) => {
    const words = wordsIn(rest);
    const { digits, used } = digitsOf(words);
    return used === 0 ? whole : `${name} ${digits} ${words.slice(used).join(" ")}`;
  });
}

/** "793 uno,", "ninety one slash three": an SPN with its failure mode in words and no label, at the end of what is said. */
function withPairs(text: string): string {
  return text
    .replace(behindFigures, (whole, spn: string, word: string) => {
      const fmi = tables().units.get(word.toLowerCase());
      return fmi !== undefined && isKnownSpn(Number(spn)) && isUsableFmi(fmi) ? `${spn}/${fmi}` : whole;
    })
    .replace(spokenSlash(), (whole, said: string, behind: string) => {
      const words = wordsIn(said);
      const from = numberFrom(words);
      const spn = digitsOf(words.slice(from)).digits;
      const after = wordsIn(behind);
      const fmi = digitsOf(after);
      const isCode = from >= 0 && fmi.used > 0 && isKnownSpn(Number(spn)) && isUsableFmi(Number(fmi.digits));
      return isCode ? [...words.slice(0, from), `${spn}/${fmi.digits}`, ...after.slice(fmi.used)].join(" ") : whole;
    });
}

/** Every number in words as figures. */
function withFigures(text: string): string {
  return text.replace(/\p{L}+(?:[\s-]\p{L}+)*/gu, (whole) => {
    const words = wordsIn(whole);
    const said: string[] = [];
    for (let at = 0; at < words.length; ) {
      const { digits, used } = digitsOf(words.slice(at));
      said.push(used === 0 ? (words[at] ?? "") : digits);
      at += Math.max(1, used);
    }
    return said.join(" ");
  });
}

/** Blanks the figures that are spoken behind a label; every place in the text stays. */
export function withoutSpokenCodes(text: string): string {
  const behind = text.replace(beforeLabel, (whole) => {
    const words = wordsIn(whole);
    return numberFrom(words) < 0 ? whole : " ".repeat(whole.length);
  });
  return behind.replace(spokenCode(), (whole, rest: string) => {
    const words = wordsIn(rest);
    return digitsOf(words).used === 0 ? whole : " ".repeat(whole.length);
  });
}

function wordsIn(text: string): string[] {
  return text.match(/\p{L}+/gu) ?? [];
}

/** Where the number begins that the words end with; -1 where they end with none. */
function numberFrom(words: readonly string[]): number {
  return words.findIndex((_, at) => digitsOf(words.slice(at)).used === words.length - at);
}

/**
 * What number words in a row say: pairs ("thirty two fifty one") and single figures ("three two five one") are written
 * side by side, what follows a whole number ("three thousand two hundred fifty one") apart. `used` is how many words
 * belong to it.
 */
function digitsOf(words: readonly string[]): { digits: string; used: number } {
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
function numberAt(words: readonly string[], from: number): { value: number | null; next: number } {
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
  const unit = units.get(word);
  if (unit === undefined) return null;
  if (value === null) return unit;
  if (unit === 0 || value === 0) return null;
  const isFree = unit < 10 ? value % 10 === 0 && value % 100 !== 10 : value % 100 === 0;
  return isFree ? value + unit : null;
}
