/** A stretch of a text that no translation may change, in UTF-16 units. */
export interface ProtectedStretch {
  readonly from: number;
  readonly to: number;
}

/** What has been taken already, for the patterns that come later: no letter, no figure, no space. */
const taken = "\u{e000}";

const number = "[\\p{Nd}\\p{No}]+(?:[.,:/٫٬][\\p{Nd}\\p{No}]+)*";
const sign = "(?:(?<![\\p{L}\\p{N}])[-+−±~])?";
const range = `${sign}${number}(?:\\s?[-–—]\\s?${number})?`;
const gap = "[ \\u00a0]";

/** Signs of units that mean the same in every language; words for units are translated, their numbers are not. */
const unitSigns =
  "psig?|bar|[km]pa|°\\s?[fc]?|%|٪|k?v(?:dc|ac)?|m?v|ah|kw|hp|k?hz|rpm|mph|kph|km/h|km|[mc]m|ft(?:-lbs?)?|lbs?|kg|gal|qt|oz|gph|mpg|n·?m|ω|am|pm|[ap]\\.m\\.";
const street =
  "(?:St|Street|Ave|Avenue|Rd|Road|Blvd|Boulevard|Dr|Drive|Ln|Lane|Hwy|Highway|Pkwy|Parkway|Way|Ct|Court|Pl|Place|Cir|Circle|Loop|Trl|Trail)";
const zip = "[A-Z]{2} \\d{5}(?:-\\d{4})?";
const place = "[A-Z][\\w.'’-]*(?: [A-Z][\\w.'’-]*){0,3}";
const faultLabel = "(?:SPN|FMI|P?PID|MID|P?SID|DTC|OC)S?[ :#.=]{0,2}";

type Pattern = readonly [RegExp, ((found: string, text: string) => boolean)?];

/** In the order in which they take; what one has taken is no other's. The last takes every figure that is left. */
const patterns: readonly Pattern[] = [
  [/⟦[^⟦⟧]{0,20}⟧|[⟦⟧]/gu],
  [/(?:https?:\/\/|www\.)[^\s<>"'`]*[^\s<>"'`.,;:!?)\]}،؛؟»]/giu],
  [/[\p{L}\p{N}._+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu],
  [
    /(?<![\p{L}\p{N}.])(?:[a-z0-9-]+\.)+(?:com|net|org|gov|edu|io|us|info|biz|app)(?![\p{L}\p{N}])(?:\/[^\s<>"'`]*)?/giu,
  ],
  [
    new RegExp(
      `(?<![\\p{L}\\p{N}])\\d{1,6}${gap}(?:[NSEW]{1,2}\\.?${gap})?(?:[A-Z][\\w.'’-]*${gap}|\\d{1,3}(?:st|nd|rd|th)${gap}){1,4}?${street}(?![\\p{L}\\p{N}])\\.?(?:,? (?:Suite|Ste|Unit|Apt)\\.? [\\w-]+)?(?:, ${place})?(?:,? ${zip})?`,
      "gu",
    ),
  ],
  [new RegExp(`(?<![\\p{L}\\p{N}])${place}, ${zip}(?!\\d)`, "gu")],
  [
    new RegExp(
      `(?<![\\p{L}\\p{N}])${faultLabel}\\p{Nd}+(?:[-/.]\\p{Nd}+)*(?:[ ,;/-]{1,3}${faultLabel}\\p{Nd}+)*(?!\\p{L})`,
      "giu",
    ),
  ],
  [
    /(?<![\p{L}\p{N}])(?:\+?\p{Nd}{1,3}[ .-]?)?(?:\(\p{Nd}{3}\)[ .-]?|\p{Nd}{3}[ .-])\p{Nd}{3}[ .-]\p{Nd}{4}(?!\p{Nd})/gu,
  ],
  [/\+\p{Nd}(?:[ .()-]{0,2}\p{Nd}){7,14}/gu],
  [new RegExp(`[$€£]\\s?${range}(?:[kK](?!\\p{L}))?|${range}\\s?[$€£₽]`, "gu")],
  [new RegExp(`(?<![\\p{L}\\p{N}])${range}${gap}?(?:${unitSigns})(?![-/.]?[\\p{L}\\p{N}])`, "giu")],
  [new RegExp(`(?<![\\p{L}\\p{N}])${range}${gap}?[VAFCWL](?![-/.]?[\\p{L}\\p{N}])`, "gu")],
  // Codes, plates, VINs, part numbers, models and roads: capitals of any script with figures, or Latin letters with them.
  [/(?<![\p{L}\p{N}])[\p{Lu}\p{Nd}]+(?:[-/._][\p{Lu}\p{Nd}]+)*(?![\p{L}\p{N}])/gu, isCode],
  [/(?<![\p{L}\p{N}])[A-Za-z\d]+(?:[-/._][A-Za-z\d]+)*(?![\p{L}\p{N}])/gu, isCode],
  [new RegExp(`${sign}${number}(?:-${number})*`, "gu"), (found, text) => !isLetterFigure(found, text)],
];

/** Stretches that stay as they are, in order: numbers, codes, readings with their units, plates, telephones, addresses. */
export function protectedStretches(text: string): readonly ProtectedStretch[] {
  const stretches: ProtectedStretch[] = [];
  let rest = text;
  for (const [pattern, holds = () => true] of patterns) {
    const source = rest;
    for (const match of source.matchAll(pattern)) {
      if (match[0] === "" || !holds(match[0], text)) continue;
      const from = match.index;
      const to = from + match[0].length;
      stretches.push({ from, to });
      rest = rest.slice(0, from) + taken.repeat(to - from) + rest.slice(to);
    }
  }
  return stretches.sort((a, b) => a.from - b.from);
}

/** Letters and figures together; an English ordinal and an Arabic word in Latin letters are words. */
function isCode(found: string, text: string): boolean {
  if (!/\p{N}/u.test(found) || !/\p{L}/u.test(found)) return false;
  if (/^\d+(?:st|nd|rd|th)$/iu.test(found)) return false;
  return !(isFiguredWord(found) && writesFiguresAsLetters(text));
}

/** "7arara", "ma3andi": a lower-case word in which single digits replace sounds. */
function isFiguredWord(word: string): boolean {
  return /\p{Ll}{2}|\p{Ll}\d\p{Ll}/u.test(word) && !/\d\d|[0148]|\p{Lu}/u.test(word);
}

/** Whether a text is Arabic in Latin letters, by its words: one with a figure inside, or two that begin with one. */
function writesFiguresAsLetters(text: string): boolean {
  const words = (text.match(/[\p{L}\d]+/gu) ?? []).filter(
    (word) => isFiguredWord(word) && !/^(?:h2o|\d(?:st|nd|rd|th|am|pm|psi|km|ft|mm))$/u.test(word),
  );
  const inside = words.some((word) => /\p{Ll}[235679]\p{Ll}/u.test(word));
  return inside || words.filter((word) => /^[235679]\p{Ll}{2}/u.test(word)).length >= 2;
}

/** A figure inside a word of such a text, which is a letter there. */
function isLetterFigure(found: string, text: string): boolean {
  return (
    /^[235679]$/u.test(found) &&
    writesFiguresAsLetters(text) &&
    !new RegExp(`(?<!\\p{L})${found}(?!\\p{L})`, "u").test(text)
  );
}
