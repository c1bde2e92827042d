import { isKnownSpn } from "../../knowledge/codes.ts";
import { patternOf } from "../../languages/known.ts";

/** A word, number or mark of a text in which fault codes are looked for, and where it stands. */
export type Piece =
  | {
      readonly kind: "spn" | "fmi" | "code" | "screen" | "skip" | "foreign" | "link" | "word" | "unit";
      readonly at: number;
      readonly end: number;
    }
  | { readonly kind: "number"; readonly at: number; readonly end: number; readonly text: string };

const labels = {
  // With what slips in at the keyboard: SNP, FML, Spanish by ear, and the labels on another language's keys.
  spn: /^(?:و?(?:ال)?ـ?(?:spns?|سبن|اسبيان)|snp|espn|ese?pene|s\.p\.n\.?|спн|спн-?ы|spn#|ызт|سحى)$/iu,
  fmi: /^(?:و?(?:ال)?ـ?(?:fmis?|فمي)|fml|efemi|f\.m\.i\.?|фми|аьш|بةه|(?:failure|fault)\s+mode.*|modo de falla|режим отказа)$/iu,
  skip: /^(?:oc|sa|cm|occ|count|адрес)$/iu,
  // The older numbering of J1587, whose numbers are no SPNs by themselves.
  foreign: /^(?:mid|p?sid|p?pid|мид|п?сид|п?пид)s?$/iu,
  code: patternOf((of) => new RegExp(`^(?:codes?|faults?|dtcs?|errors?|${of("code")})$`, "iu")),
  screen: patternOf((of) => new RegExp(`^(?:screen|display|${of("screen")})$`, "iu")),
  link: patternOf(
    (of) =>
      new RegExp(
        String.raw`^(?:and|are|on|then|was|says|reads|like|maybe|also|plus|active|№|for|en|de|with|is|of|code|number|the|y|con|es|и|с|و|مع|هو|هي|&|\+|,|;|:|#|=|nº|no|["'“”«»„*\x60_()[\]{}|]|${of("link")})$`,
        "iu",
      ),
  ),
  unit: patternOf(
    (of) =>
      new RegExp(
        String.raw`^(?:psi|mph|percent|volts?|v|degrees?|deg|miles?|mi|hours?|hrs?|min(?:utes)?|am|pm|gal\w*|lbs?|inch\w*|ft|feet|years?|weeks?|days?|times|wheeler|k|km|dollars|bucks|bar|rpm|tons?|${of("measure")})$`,
        "iu",
      ),
  ),
};
/** "MID 128 PID 100 FMI 1": with its failure mode, a number of the older numbering is the SPN of the same number. */
const pid = /^(?:pid|пид)$/iu;
const ofPid = /^[^\p{L}\d]{0,3}(\d{1,3})[^\p{L}\d]{1,3}(?:fmi|фми)(?!\p{L})/iu;
const pieces =
  /(?:failure|fault)\s+mode(?:\s+(?:identifier|indicator|id))?(?!\p{L})|modo\s+de\s+falla|режим\s+отказа|\p{L}[\p{L}\p{M}.]*|\d+|[^\s\p{L}\p{M}\d]/giu;

/** Takes a text apart into what matters where codes are written. */
export function piecesOf(text: string): Piece[] {
  const list: Piece[] = [];
  for (const match of text.matchAll(pieces)) {
    const [word] = match;
    const [at, end] = [match.index, match.index + word.length];
    if (/^\d/u.test(word)) list.push({ kind: "number", text: word, at, end });
    else list.push({ kind: kindOf(word, text, end, list.at(-1)), at, end });
  }
  return list;
}

function kindOf(word: string, text: string, end: number, last: Piece | undefined): Exclude<Piece["kind"], "number"> {
  if (labels.spn.test(word)) return "spn";
  if (labels.fmi.test(word)) return "fmi";
  const rest = text.slice(end);
  const isBehindNumber = last?.kind === "number" || /\d\s?[,/-]\s?$/u.test(text.slice(0, end - word.length));
  if (/^[sс]\.?$/iu.test(word) && /^[\s:=.-]?\d{2,6}\s?[,/-]?\s?[fф][\s:=.-]?\d/iu.test(rest)) return "spn";
  if (
    /^(?:f\.?|ф\.?|fm|fim|fmy|[اأإ]?ف|و?(?:ال)?نوع|و?حالت\p{L}{1,2})$/iu.test(word) &&
    /^[\s:=.-]?\d{1,2}(?!\d)/u.test(rest) &&
    isBehindNumber
  )
    return "fmi";
  if (pid.test(word) && isKnownSpn(Number(ofPid.exec(rest)?.[1]))) return "spn";
  if (labels.skip.test(word)) return "skip";
  if (labels.foreign.test(word)) return "foreign";
  if (labels.code().test(word)) return "code";
  if (labels.screen().test(word)) return "screen";
  if (labels.link().test(word)) return "link";
  if (labels.unit().test(word)) return "unit";
  if (/^[-–—]$/u.test(word) && (last?.kind === "spn" || last?.kind === "fmi")) return "link";
  return "word";
}

/** Whether a number before it is a measure and no code. */
export function isUnit(piece: Piece | undefined): boolean {
  return piece?.kind === "unit";
}
