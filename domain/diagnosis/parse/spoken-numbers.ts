import { isKnownSpn, isUsableFmi } from "../knowledge/codes.ts";
import { ofKnown, patternOf } from "../languages/known.ts";
import { digitsOf, figureOf, numberAt, numberFrom, wordsIn } from "./numerals.ts";

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
  /(?<![\d.,:/-])(\d{3,6})\s(?:[–—-]\s)?(\p{L}{1,14})(?=\s?[,.;:!?()\n]|\s?$|\s(?:en|on|in|на|в|في|على|y|and|и|و)(?!\p{L}))/giu;
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

/** The word for a code with up to ten words behind it. */
const behindCodeWord = patternOf(
  (of) =>
    new RegExp(
      String.raw`(?<!\p{L})(codes?|faults?|${of("code")})(?!\p{L})((?:[\s,:/-]{1,3}\p{L}{1,20}(?!\p{L})){1,10})`,
      "giu",
    ),
);
/** Words between the word for a code and its number: "code is", "the fault number". */
const mostFillers = 2;
/** Smaller SPNs that are spoken are counts. */
const leastSpoken = 84;

/** Up to eight words before the label of a failure mode. */
const beforeLabel = /((?<!\p{L})\p{L}{1,20}[\s,-]{1,2}){1,8}(?=(?:fmi|фми)(?!\p{L}))/giu;

/**
 * "SPN thirty two fifty one FMI zero", "ciento setenta y siete fmi cero" with figures; all of a text's numbers where it
 * answers which number is shown: "one one eight then FMI one".
 */
export function withSpokenNumbers(text: string, isAnswer = false): string {
  const labelled = text.replace(spelledSpn(), "SPN").replace(spelledFmi(), "FMI");
  const first = /^[^\p{L}\d]*[\p{L}\s-]+(?:, ?\p{L}+(?:[\s-]\p{L}+)?[^\p{L}\d]*$)?/u.exec(text)?.[0] ?? "";
  const only = label.test(labelled) ? null : codeAlone(first);
  if (only !== null) return `${only} ${text.slice(first.length)}`;
  if (isAnswer) return withFigures(labelled);
  if (!label.test(labelled)) return withPairs(text).replace(behindCodeWord(), figuresBehind);
  const before = withPairs(labelled).replace(beforeLabel, (whole) => {
    const words = wordsIn(whole);
    while (/^(?:con|with|с|مع|el|the)$/u.test(words.at(-1) ?? "")) words.pop();
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

/** "Five two four six, sixteen", "three two five one zero": the code that such words are and nothing else. */
function codeAlone(said: string): string | null {
  const words = wordsIn(said);
  const code = words.length < 3 ? null : codeOf(words);
  return code?.used === words.length ? code.text : null;
}

/** A run of words behind the word for a code, with the code that they begin with in figures. */
function figuresBehind(whole: string, name: string, said: string): string {
  const words = wordsIn(said);
  const from = words.findIndex((_, at) => numberAt(words, at).value !== null);
  const code = from < 0 || from > mostFillers ? null : codeOf(words.slice(from));
  return code === null ? whole : `${name} ${code.text} ${words.slice(from + code.used).join(" ")}`;
}

/** "One eleven eighteen", "three two five one zero": a known SPN, with the FMI where one is left; null for no code. */
function codeOf(words: readonly string[]): { text: string; used: number } | null {
  const groups: { value: number; next: number }[] = [];
  for (let at = 0; at < words.length; ) {
    const { value, next } = numberAt(words, at);
    if (value === null) break;
    groups.push({ value, next });
    at = next;
  }
  const last = groups.at(-1);
  if (last === undefined) return null;
  const isSpn = (figures: string) => Number(figures) >= leastSpoken && isKnownSpn(Number(figures));
  const whole = groups.map(({ value }) => value).join("");
  const isApart = groups.length < 4 && (last.value === 0 || last.value > 9) && (groups[0]?.value ?? 0) !== 0;
  if (isSpn(whole) && (groups.length === 1 || (whole.length === 4 && !isApart)))
    return { text: whole, used: last.next };
  const spn = groups
    .slice(0, -1)
    .map(({ value }) => value)
    .join("");
  return isSpn(spn) && isUsableFmi(last.value) ? { text: `${spn}/${last.value}`, used: last.next } : null;
}

/** "793 uno,", "ninety one slash three": an SPN with its failure mode in words and no label, at the end of what is said. */
function withPairs(text: string): string {
  return text
    .replace(behindFigures, (whole, spn: string, word: string) => {
      const fmi = figureOf(word);
      return fmi !== null && isKnownSpn(Number(spn)) && isUsableFmi(fmi) ? `${spn}/${fmi}` : whole;
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
      const rest = words.slice(at);
      const code = codeOf(rest);
      const { digits, used } = code === null ? digitsOf(rest) : { digits: code.text, used: code.used };
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
  return behind
    .replace(behindCodeWord(), (whole, name: string, said: string) =>
      figuresBehind(whole, name, said) === whole ? whole : " ".repeat(whole.length),
    )
    .replace(spokenCode(), (whole, rest: string) => {
      const words = wordsIn(rest);
      return digitsOf(words).used === 0 ? whole : " ".repeat(whole.length);
    });
}
