import { isKnownSpn, isUsableFmi } from "../facts/codes.ts";
import { patternOf } from "../speech/known.ts";
import { withTableRows } from "./code-tables.ts";
import { withSpokenNumbers } from "./spoken-numbers.ts";

/** "(spn y fmi)": what the pairs of numbers before are. */
const legend = /\([^()\d]{0,9}(?:spn|спн|سبن)[^()\d]{0,20}(?:fmi|фми)[^()\d]{0,9}\)/iu;
const pair = /(?<![\d.,/-])(\d{2,6})\s?(?:на|بـ?|con|with|y|и|و|and)\s?(\d{1,2})(?!\d)/giu;
/** "5742 (nueve el fmi)". */
const fmiLast = /\((\p{L}{2,14}|\d{1,2})\s(?:(?:el|the|это|هو)\s)?(?:fmi|фми)\)/giu;
/** A ticket's number is made of the same figures and letters. */
const ticketNumber = /\btrk[-\s]?[0-9a-z]{6}\b/giu;
/** "3719 dash 15", "97 punto 15". */
const spokenSlash = patternOf(
  (of) =>
    new RegExp(
      String.raw`(?<!\d)(\d{3,6}(?=\s\D+\d{1,2}(?!\d))|\d{2}(?=\s\D+\d{2}(?!\d)))\s(?:dash|slash|stroke|point|${of("slash")}|${of("point")})\s(\d{1,2})(?!\d)`,
      "giu",
    ),
);
/** "5246 with 15", of a long number. */
const longWith = /(?<!\d)(\d{4,6})\s(?:with|con|с|مع)\s(\d{1,2})(?!\d)/giu;
/** "the code is 3719 and 16", "3719 and 16 on the screen": one code and its failure mode. */
const codeAnd =
  /(?<=(?:code|fault|error|c[oó]digo|falla|код|ошибка|رمز|كود|رقم|عدد)\s(?:\p{L}{2,3}\s)?)(\d{3,6})\s(?:and|y|и|و)\s?(\d{1,2}(?!\d)|zero|cero|ноль|صفر)/giu;
const screenAnd = patternOf(
  (of) =>
    new RegExp(
      String.raw`(?<![\d.,])(\d{4,6})\s(?:and|y|и|و)\s?(\d{1,2})(?=[^.!?؟\d]{1,25}(?:screen|display|dash|${of("onScreen")}))`,
      "giu",
    ),
);
/** "11O/O", with letters for noughts. */
const letterNoughts = /(?<![\p{L}\d])(\d{1,5}[oо]?)\s?\/\s?([oо]|\d{1,2})(?![\p{L}\d])/giu;

/**
 * A text with its fault codes as they would be typed: tables, slips of the keyboard, spoken and spaced numbers. `isAnswer`:
 * it answers which number is shown, so that every spoken number counts.
 */
export function asTyped(text: string, isAnswer = false): string {
  const plain = withTableRows(withLabels(text.replace(ticketNumber, (found) => " ".repeat(found.length))));
  return withPlainNumbers(withLegend(withSpokenNumbers(plain, isAnswer)));
}

/** The labels in letters of two scripts and with a figure for a letter, each as long as before: "SРN", "FM1 0". */
function withLabels(text: string): string {
  return text
    .replace(/ٱ/gu, "ا")
    .replace(fmiLast, " FMI $1 ")
    .replace(/(?<!\p{L})s[pр][nнп](?!\p{L})/giu, "SPN")
    .replace(/(?<!\p{L})f[mм](?:[iіl]|1(?=\s))(?!\p{L})/giu, "FMI");
}

/** "102 на 2 (спн на фми)" as "102/2". */
function withLegend(text: string): string {
  if (!legend.test(text)) return text;
  return text.replace(legend, " ").replace(pair, joined);
}

/** A pair of numbers that can be SPN and FMI, as "3251/0"; any other as it is. */
function joined(whole: string, spn: string, said: string): string {
  const fmi = /\d/u.test(said) ? said : "0";
  return isKnownSpn(Number(spn)) && isUsableFmi(Number(fmi)) ? `${spn}/${fmi}` : whole;
}

/** "SPN 520,372", "SPN 3 3 6 4", "3251 dash 0" and "5246 (0)". */
function withPlainNumbers(text: string): string {
  return text
    .replace(/((?:spn|спн)[^\p{L}\d]{0,3})(\d{1,3}),(\d{3})(?!\d)/giu, (whole, label, high, low) =>
      isKnownSpn(Number(high + low)) ? label + high + low : whole,
    )
    .replace(
      /((?:spn|спн)[^\p{L}\d]{0,3})((?:\d\s){2,5}\d)(?!\d)/giu,
      (_, label, figures) => label + figures.replace(/\s/gu, ""),
    )
    .replace(/((?:spn|спн)[^\p{L}\d]{0,3})(\d)\s(\d)(?=\s(?:fmi|фми))/giu, "$1$2$3")
    .replace(spokenSlash(), "$1/$2")
    .replace(codeAnd, joined)
    .replace(screenAnd(), joined)
    .replace(longWith, (whole, spn, fmi) => (isKnownSpn(Number(spn)) ? `${spn}/${fmi}` : whole))
    .replace(letterNoughts, (whole) => whole.replace(/[oо]/giu, "0"))
    .replace(/\((\d{1,2})\)/gu, " $1 ");
}
