import { isKnownSpn, isUsableFmi } from "../facts/codes.ts";

/** A fault code as the driver wrote it. */
export interface WrittenCode {
  readonly spn: number;
  readonly fmi: number | null;
  /** The driver's own characters. */
  readonly words: string;
  readonly at: number;
}

const highestSpn = 524_287;
const glue = String.raw`[\s:#=.,/-]{0,3}`;
const named = new RegExp(
  String.raw`\b(?:spn|s\.p\.n|s(?=\s?\d{2,6}\s?[,/-]?\s?f))${glue}(?:is\s|of\s|code\s)?(\d{1,6})(?!\d)` +
    String.raw`(?:[\s,;:/&-]{0,4}(?:(?:and|with|an?|the)\s){0,2}(?:fmi|f\.m\.i|f)${glue}(?:is\s|of\s|code\s)?(\d{1,2})(?!\d)|\s?[/.-]\s?(\d{1,2})(?![\d/]))?`,
  "giu",
);
const reversed = new RegExp(
  String.raw`\bfmi${glue}(\d{1,2})(?!\d)[\s,;:/&-]{0,4}(?:(?:and|on|for|with)\s)?spn${glue}(\d{1,6})(?!\d)`,
  "giu",
);
const halfNamed = new RegExp(String.raw`(?<![\d/.$-])(\d{2,6})[\s,;:/-]{0,3}fmi${glue}(\d{1,2})(?!\d)`, "giu");
const bare =
  /(?<![\w/.$#:-])(\d{2,6})\s?[/-]\s?(\d{1,2})(?![\w/:-]|[.,]\d|\s?(?:psi|mph|%|°|v\b|volts?|degrees|deg|miles|mi\b|hours?|hrs?|min|am\b|pm\b|gal|lbs?|inch|in\b|ft|feet|years?|weeks?|days?|times|percent|wheeler))/giu;
const fmiFirst = /^(?:(?!spn)[\s\S])*?\bfmi\W{0,3}\d{1,2}\W{1,4}(?:(?:and|on|for|with)\s)?spn/iu;
const codeWord = /\b(?:codes?|spn|fmi|dtc|faults?)\b/iu;

/** The SPN/FMI fault codes in a text, in the usual writings, each once, in order. */
export function readCodes(text: string): WrittenCode[] {
  const found: WrittenCode[] = [];
  const taken: [number, number][] = [];
  const add = (match: RegExpExecArray, spnText: string | undefined, fmiText: string | undefined) => {
    const range: [number, number] = [match.index, match.index + match[0].length];
    const spn = Number(spnText);
    const fmi = fmiText === undefined ? null : Number(fmiText);
    if (spnText === undefined || spn < 1 || spn > highestSpn || (fmi !== null && fmi > 31)) return;
    if (taken.some(([from, to]) => range[0] < to && range[1] > from)) return;
    taken.push(range);
    found.push({ spn, fmi, words: match[0].trim(), at: match.index });
  };
  const readReversed = () => {
    for (const match of text.matchAll(reversed)) add(match, match[2], match[1]);
  };
  const readNamed = () => {
    for (const match of text.matchAll(named)) add(match, match[1], match[2] ?? match[3]);
  };
  // Whoever writes the FMI first writes it first every time.
  const order = fmiFirst.test(text) ? [readReversed, readNamed] : [readNamed, readReversed];
  for (const read of order) read();
  for (const match of text.matchAll(halfNamed)) add(match, match[1], match[2]);
  const spoken = codeWord.test(text);
  for (const match of text.matchAll(bare)) {
    const [spn, fmi] = [Number(match[1]), Number(match[2])];
    const longEnough = (match[1]?.length ?? 0) >= 3 || spoken;
    if (longEnough && isKnownSpn(spn) && isUsableFmi(fmi) && !isEverydayNumber(text, match))
      add(match, match[1], match[2]);
  }
  return withoutRepeats(found.sort((a, b) => a.at - b.at));
}

function isEverydayNumber(text: string, match: RegExpExecArray): boolean {
  const before = text.slice(Math.max(0, match.index - 16), match.index).toLowerCase();
  return /(?:\$|\b(?:i|us|hwy|highway|route|exit|mile|marker|mm|unit|truck|trailer|room|bay|around|between|about|from))\s?$/u.test(
    before,
  );
}

function withoutRepeats(codes: readonly WrittenCode[]): WrittenCode[] {
  const seen = new Set<string>();
  const pairs = new Set(codes.filter((code) => code.fmi !== null).map((code) => code.spn));
  return codes.filter((code) => {
    if (code.fmi === null && pairs.has(code.spn)) return false;
    const key = `${code.spn}/${code.fmi}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
