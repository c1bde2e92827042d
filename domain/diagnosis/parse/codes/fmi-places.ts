import { isUsableFmi } from "../../knowledge/codes.ts";
import { isUnit, type Piece } from "./code-pieces.ts";

/** As long, in characters, as what stands between an SPN and its FMI. */
const longestName = 80;
const isAnd = /^(?:and|&|y|и|و)$/iu;
/** What a number behind "FMI 3 and" counts or measures. */
const counted = /^\s?(?:more|other|times|others|codes?|veces|otros?|m[aá]s|раз|друг|код|مر|ثاني|كود)/iu;
/** "102.2, 105.4": one alone may be a measure. */
const severalPointed = /\d{3,6}\.\d{1,2}(?!\d)\D{1,12}\d{3,6}\.\d{1,2}(?!\d)/u;
/** "the scan tool found 677.5". */
const found = /(?:tool|scanner|found|j1939|codes?|faults?|c[oó]digos?|fallas?|(?:код|ошибк)\p{L}*|كود)\W{0,3}$/iu;
/** The word for a code with a quotation mark behind it: a comma in it is no list's. */
const quotedCode = /(?:code|c[oó]digo|код|كود)\s?["'«“„]$/iu;
/** Four figures that are rather a year than a fault code. */
export const year = /^(?:19|20)\d\d$/u;

/** A number of a code, and its place in the list of pieces. */
export interface PlacedNumber {
  readonly value: number;
  readonly at: number;
}

/** The number behind a label, over at most `reach` small pieces. */
export function numberAfter(list: readonly Piece[], at: number, reach: number): PlacedNumber | null {
  for (let next = at + 1; next <= at + reach + 1; next += 1) {
    const piece = list[next];
    if (piece?.kind === "number") return { value: Number(piece.text), at: next };
    if (piece === undefined || (piece.kind !== "link" && piece.kind !== "code")) return null;
  }
  return null;
}

/** The number of a failure mode behind its label: "FMI 0", "FMI is 0", "ФМИ по очереди 4". */
function fmiNumber(list: readonly Piece[], at: number): PlacedNumber | null {
  const near = numberAfter(list, at, 3);
  if (near !== null) return near;
  const words = [list[at + 1], list[at + 2]].findIndex((piece) => piece?.kind !== "word" || isMark(piece));
  const last = words < 0 ? at + 2 : at + words;
  return last === at ? null : numberAfter(list, last, 1);
}

const isMark = ({ at, end }: Piece) => end - at === 1;

/** The number behind the label of a failure mode, over at most a few short words. */
export function fmiAfter(list: readonly Piece[], at: number): PlacedNumber | null {
  for (let next = at + 1; next <= at + 4; next += 1) {
    const piece = list[next];
    if (piece?.kind === "fmi") return fmiNumber(list, next);
    if (piece?.kind !== "link" && piece?.kind !== "word" && piece?.kind !== "code") return null;
    if (piece.kind === "word" && piece.end - piece.at > 3) return null;
  }
  return null;
}

/** "SPN 3226 Aftertreatment 1 Outlet NOx, voltage high, FMI 3": what the SPN is called may stand between, in one sentence. */
export function describedFmi(list: readonly Piece[], at: number, text: string): PlacedNumber | null {
  const from = list[at]?.end ?? 0;
  for (let next = at + 1; next < list.length; next += 1) {
    const piece = list[next];
    if (piece === undefined || piece.at - from > longestName) return null;
    if (piece.kind === "fmi") return fmiNumber(list, next);
    const isNumbered = piece.kind === "number" && piece.text.length === 1 && list[next + 1]?.kind === "word";
    if (piece.kind !== "link" && piece.kind !== "word" && piece.kind !== "unit" && !isNumbered) return null;
    if (/[.!?؟](?=\s)|\n/u.test(text.slice(from, piece.end + 1))) return null;
  }
  return null;
}

/** "SPN 641, FMIs 3 and 4", "FMI 4, 13 и 20": the others that are told of the same SPN, and the piece behind them. */
export function furtherFmis(list: readonly Piece[], at: number, text: string): { values: number[]; next: number } {
  const values: number[] = [];
  const said = (piece: Piece | undefined) => text.slice(piece?.at, piece?.end);
  let next = at;
  let isLast = false;
  for (;;) {
    const mark = said(list[next]);
    const fmi = list[next + 1];
    const isJoint = isAnd.test(mark) || mark === "," || (mark === "/" && list[next - 1]?.end === list[next]?.at);
    if (!isJoint || (isLast && !isAnd.test(mark)) || fmi?.kind !== "number" || fmi.text.length > 2) break;
    if (!isUsableFmi(Number(fmi.text)) || /^[.,]\d/u.test(text.slice(fmi.end))) break;
    isLast = isAnd.test(mark);
    values.push(Number(fmi.text));
    next += 2;
  }
  const after = list[next];
  const isSlashed = next > at && said(list[next - 2]) === "/" && !isChainedOn(after, text);
  const isWhole =
    isLast || isSlashed || (next > at && (after === undefined || /^(?:\)|\.\s)/u.test(text.slice(after.at))));
  const isCounted = isUnit(after) || counted.test(text.slice(list[next - 1]?.end));
  const isEnd =
    after === undefined ||
    /^[.,;!?)](?!\d)/u.test(text.slice(after.at)) ||
    isLineEnd(text, after.at) ||
    ((isLast || isSlashed) && after.kind !== "number" && !isCounted);
  return isWhole && isEnd ? { values, next } : { values: [], next: at };
}

const isChainedOn = (after: Piece | undefined, text: string) =>
  after !== undefined && /^[/-]/u.test(text.slice(after.at));

const isLineEnd = (text: string, at: number) => /\n\s*$/u.test(text.slice(Math.max(0, at - 3), at));

/** "3251/0", "3251-0", "3251.0": not in dates, telephone numbers, fractions and times. */
export function joinedFmi(list: readonly Piece[], at: number, text: string): PlacedNumber | null {
  const [spn, mark, fmi, after] = [list[at], list[at + 1], list[at + 2], list[at + 3]];
  if (spn?.kind !== "number" || fmi?.kind !== "number" || fmi.text.length > 2 || mark === undefined) return null;
  const sign = text.slice(mark.at, mark.end);
  const before = list[at - 1];
  const isNamed = sign === ":" && (before?.kind === "code" || before?.kind === "spn");
  const isBracketed = sign === ";" && /^[[(]$/u.test(text.slice(before?.at, before?.end));
  const isLong =
    spn.text.length >= 4 && ([":", "|", "_"].includes(sign) || ([",", ";"].includes(sign) && fmi.at === mark.end));
  const isQuoted = sign === "," && fmi.at === mark.end && quotedCode.test(text.slice(Math.max(0, spn.at - 30), spn.at));
  if (
    (!["/", "-", ".", "–", "—"].includes(sign) && !isNamed && !isLong && !isBracketed && !isQuoted) ||
    fmi.at - spn.end > 3
  )
    return null;
  const isChained = (piece: Piece | undefined, touches: boolean) =>
    piece !== undefined && touches && /[-/.:$#]/u.test(text.slice(piece.at, piece.end));
  if (isChained(before, before?.end === spn.at) && !/[:#]/u.test(text.slice(before?.at, before?.end))) return null;
  const isChain = isChained(after, after?.at === fmi.end && /\d/u.test(text.slice(fmi.end + 1, fmi.end + 2)));
  if (isChain && (spn.text.length < 4 || year.test(spn.text))) return null;
  if (isUnit(after) || /^[%°]/u.test(text.slice(fmi.end).trimStart())) return null;
  const isFound = found.test(text.slice(Math.max(0, spn.at - 30), spn.at)) || (at === 0 && fmi.text.length === 2);
  const isPointed = before?.kind === "code" || before?.kind === "spn" || isFound || severalPointed.test(text);
  if (sign === "." && spn.text.length < (isPointed ? 3 : 4)) return null;
  return Number(fmi.text) <= 31 ? { value: Number(fmi.text), at: at + 2 } : null;
}

/** "118 and 1", "117 next to it 1": an answer's second number, over a few words. */
export function apartFmi(list: readonly Piece[], at: number): PlacedNumber | null {
  for (let next = at + 1; next <= at + 5; next += 1) {
    const piece = list[next];
    if (piece?.kind === "number")
      return piece.text.length < 3 && isUsableFmi(Number(piece.text)) && !isUnit(list[next + 1])
        ? { value: Number(piece.text), at: next }
        : null;
    if (piece?.kind !== "link" && piece?.kind !== "word") return null;
  }
  return null;
}

/** The FMI that stands right behind an SPN: "3251 0". */
export function bareFmi(list: readonly Piece[], spn: PlacedNumber, mostBlinks = 99): PlacedNumber | null {
  const next = list[spn.at + 1];
  if (next?.kind !== "number" || next.text.length > 2 || !isUsableFmi(Number(next.text)) || spn.value <= mostBlinks)
    return null;
  return isUnit(list[spn.at + 2]) ? null : { value: Number(next.text), at: spn.at + 1 };
}
