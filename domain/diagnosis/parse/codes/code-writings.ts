import { isKnownSpn, isUsableFmi } from "../../knowledge/codes.ts";
import { patternOf } from "../../languages/known.ts";
import { figureOf } from "../numerals.ts";
import { withSpokenNumbers } from "../spoken-numbers.ts";
import { withTableRows } from "./code-tables.ts";

/** "(spn y fmi)", "that's the SPN over FMI": what the pairs of numbers beside it are. */
const legend =
  /\([^()\d]{0,9}(?:spn|спн|سبن)[^()\d]{0,20}(?:fmi|фми)[^()\d]{0,9}\)|(?<!\d\s?)(?<!\p{L})(?:spn|спн|سبن)\s?(?:then|over|and|&|,|y|luego|и|потом|على|ثم)?\s?(?:the\s)?و?(?:ال)?(?:fmi|фми)s?(?!\p{L})(?!\W{0,4}\d)/iu;
const pair =
  /(?<![\d.,/-])(\d{2,6})(?:\s?(?:на|بـ?|con|with|y|и|و|and|slash|dash|,)\s?|\s)(\d{1,2})(?![\d/]|\s?[:%°])/giu;
/** "3936 (SPN), 15 (FMI)". */
const labelsBehind = /(?<!\d)(\d{2,6})\s?\(?(?:spn|спн)\)?[\s,]{1,3}(\d{1,2})\s?\(?(?:fmi|фми)\)?(?!\W{0,2}\d)/giu;
/** "SPN 110 con 16". */
const labelWith = /((?:spn|спн)[^\p{L}\d]{0,3}\d{2,6})\s(?:with|con|с|مع)\s(\d{1,2})(?!\d)/giu;
/** "SPN 4364 with 18 and also 31 for the FMI", "SPN 639 - 2 and 14 are the FMIs". */
const fmisBehind =
  /((?:spn|спн)[^\p{L}\d]{0,3}\d{2,6})[\s,:-]{1,3}(?:with\s)?(\d{1,2}) and (?:also )?(\d{1,2})(?: for| are| is|,)?(?: the)? (?:fmi|фми)s?(?!\p{L})/giu;
/** "FMI 2 and FMI 14 on SPN 27". */
const fmisBefore =
  /(?:fmi|фми) (\d{1,2})(?: and|,| y| и| و) ?(?:fmi|фми) (\d{1,2}) (?:on|for|of|en|del?|на|у|على) (?:the )?(?:spn|спн) (\d{2,6})/giu;
/** "Failure 3 on SPN 168". */
const modeBefore =
  /(?<!\p{L})(?:failure|mode|modo|falla|режим|отказ)\s(\d{1,2})\s(?:on|for|of|en|del?|на|у)\s(?:the\s|el\s)?(?:spn|спн)\s?(\d{2,6})/giu;
/** "3216 falla 4". */
const modeBehind =
  /(?<!\d)(\d{3,6}),?\s(?:(?:failure|fault)(?:\smode)?|mode|modo(?:\sde\sfalla)?|falla|режим|отказ|عطل)\s(\d{1,2})(?!\d)/giu;
/** Trouble codes of cars, and of the makers of transmissions and brakes: "P20EE", "U0100". */
const lettered = /(?<![\p{L}\d])[bcpu]\d[\da-f]{3}(?![\p{L}\d])/giu;
/** "641 and the second number is 7", "110 and beside it nought". */
const secondNumber =
  /(?<!\d)(\d{2,6})[\s,]{1,2}(?:(?:and |y |и |а )?(?:the second|el segundo|втор\p{L}+|و?الرقم الثاني)(?: (?:number|one|n[uú]mero|число|цифра))?(?: (?:is|es))?:?|و?ب?(?:جنب|جانب|بعد)\p{L}{1,2}|مع نمط العطل|على) (\d{1,2}(?!\d)|\p{L}{2,14}(?!\p{L}))/giu;
/** "not 3251, its 3521". */
const corrected =
  /(?<!\p{L})(?:not|no|не|م[وش])\s(?:el\s|the\s)?(?:spn\s|спн\s)?(\d{3,6})[,.]?\s(?:it['’]?s|its|es|but|sino|а|الصح|هو)?\s?(?:el\s|the\s|spn\s|спн\s)?(\d{3,6})(?!\d)/giu;
/** "no 16, FMI is 18". */
const correctedFmi = /(?<!\p{L})(?:not|no|не|م[وش])\s\d{1,2}[,.]?\s(?=(?:the |el )?(?:fmi|фми))/giu;
/** "1323 -> 11". */
const arrow = /(?<=\d)\s?(?:[-=]>|→|~)\s?(?=\d{1,2}(?!\d))/gu;
/** "5742 (nueve el fmi)". */
const fmiLast = /\((\p{L}{2,14}|\d{1,2})\s(?:(?:el|the|это|هو)\s)?(?:fmi|фми)\)/giu;
/** Smaller numbers beside another count or measure. */
const leastBare = 84;
const anyLabel = /spn|fmi|спн|фми/iu;
/** "It doesn't show one". */
const showsNone =
  /(?:n['’]?t|not|never|no)\s(?:\p{L}+\s){0,2}?(?:show|have|see|give|list|say|got)\p{L}*\s(?:me\s)?one(?!\p{L})/iu;
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
/** "5246 with 15", "157 on 18", of a long number, beside a label or where it is told first. */
const numberWith = patternOf(
  (of) =>
    new RegExp(
      String.raw`(?<!\d)(\d{2,6})\s(with|con|с|مع|on|over|на|en|${of("slash")}|через(?: (?:${of("slash")}))?)\s(\d{1,2})(?!\d)(?!\s?(?:wheel|psi|%|°|volt|mile|gal|${of("measure")}))`,
      "giu",
    ),
);
const shownFirst = patternOf(
  (of) =>
    new RegExp(
      String.raw`(?:^[^\p{L}\d]*|\b(?:shows?|says|popped up|came up|gave me|throws) |(?:${of("isShown")}) )$`,
      "iu",
    ),
);
/** "the code is 3719 and 16", "3719 and 16 on the screen": one code and its failure mode. */
const codeAnd =
  /(?<=(?:code|fault|error|c[oó]digo|falla|код|ошибка|رمز|كود|رقم|عدد)\s(?:\p{L}{2,3}\s)?)(\d{3,6}),?\s(?:(?:and |y |и )?(?:then(?: an?)?|luego|después|despues|потом|затем|و?بعدها|ثم)\s|(?:and|y|и|و)\s?)(\d{1,2}(?!\d)|\p{L}{3,14}(?!\p{L}))/giu;
/** "also 5246 and 16": nothing else is said. */
const onlyAnd = /(?<=^[^\p{L}\d]*(?:\p{L}{2,8}\s)?)(\d{2,6})\s(?:and|y|и|و)\s?(\d{1,2}|\p{L}{3,14})(?=[^\p{L}\d]*$)/giu;
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
  const blank = (found: string) => " ".repeat(found.length);
  const plain = withTableRows(
    withLabels(text.replace(ticketNumber, blank).replace(lettered, blank).replace(showsNone, blank)),
  );
  return withPlainNumbers(withLegend(withOrder(withSpokenNumbers(plain, isAnswer))));
}

/** The labels in letters of two scripts, a figure for a letter and a letter for a figure, each as long as before: "SРN", "FM1 0", "З714", "SPN's". */
function withLabels(text: string): string {
  return text
    .replace(/ٱ/gu, "ا")
    .replace(/،/gu, ",")
    .replace(/(?<!\p{L})з(?=\d)|(?<=\d)з(?!\p{L})/giu, "3")
    .replace(fmiLast, " FMI $1 ")
    .replace(/(?<=spn|fmi)['’]s(?!\p{L})/giu, "s ")
    .replace(/(?<!\p{L})s[pр][nнп](?!\p{L})/giu, "SPN")
    .replace(/(?<!\p{L})f[mм](?:[iіl]|1(?=\s))(?!\p{L})/giu, "FMI");
}

/** A code of a telematics export: `"spnId": 3251, "fmiId": 2`, in either order. */
const telematics =
  /["']?spn_?id["']?\s*[:=]\s*["']?(\d{1,6})["']?\s*[,;]?\s*["']?fmi_?id["']?\s*[:=]\s*["']?(\d{1,2})["']?/giu;
const telematicsFmiFirst =
  /["']?fmi_?id["']?\s*[:=]\s*["']?(\d{1,2})["']?\s*[,;]?\s*["']?spn_?id["']?\s*[:=]\s*["']?(\d{1,6})["']?/giu;

/** The labels before their numbers, the SPN's first. */
function withOrder(text: string): string {
  return text
    .replace(telematics, " SPN $1 FMI $2 ")
    .replace(telematicsFmiFirst, " SPN $2 FMI $1 ")
    .replace(corrected, (whole, wrong: string, right: string) =>
      isKnownSpn(Number(wrong)) || isKnownSpn(Number(right)) ? `SPN ${right}` : whole,
    )
    .replace(correctedFmi, "")
    .replace(secondNumber, joined)
    .replace(modeBefore, "SPN $2 FMI $1")
    .replace(modeBehind, joined)
    .replace(fmisBefore, "SPN $3 FMI $1 and $2")
    .replace(fmisBehind, "$1 FMI $2 and $3")
    .replace(labelsBehind, "SPN $1 FMI $2")
    .replace(labelWith, "$1/$2")
    .replace(arrow, "/");
}

/** "102 на 2 (спн на фми)" as "102/2". */
function withLegend(text: string): string {
  if (!legend.test(text)) return text;
  return text
    .replace(legend, " ")
    .replace(pair, (whole, spn: string, fmi: string) =>
      Number(spn) > 31 && isUsableFmi(Number(fmi)) ? `${spn}/${fmi}` : whole,
    );
}

/** A pair of numbers that can be SPN and FMI, as "3251/0"; any other as it is. */
function joined(whole: string, spn: string, said: string): string {
  const fmi = /\d/u.test(said) ? Number(said) : figureOf(said);
  return fmi !== null && isKnownSpn(Number(spn)) && isUsableFmi(fmi) ? `${spn}/${fmi}` : whole;
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
    .replace(onlyAnd, (whole, spn, said) => (Number(spn) < leastBare ? whole : joined(whole, spn, said)))
    .replace(screenAnd(), joined)
    .replace(numberWith(), (whole, spn, by, fmi, at: number) => {
      const isSure = /^(?:with|con|с|مع)$/iu.test(by) && (spn.length > 3 || anyLabel.test(text));
      const isFirst = Number(spn) >= leastBare && shownFirst().test(text.slice(0, at));
      return (isSure || isFirst) && isKnownSpn(Number(spn)) && isUsableFmi(Number(fmi)) ? `${spn}/${fmi}` : whole;
    })
    .replace(letterNoughts, (whole) => whole.replace(/[oо]/giu, "0"))
    .replace(/(?<!\d)(\d{3,6}|(?<=(?:spn|спн)\s?)\d{2})\s?[([](\d{1,2})[)\]]/giu, joined)
    .replace(/\((\d{1,2})\)/gu, " $1 ");
}
