import { findSpn, isKnownSpn, isUsableFmi } from "../../knowledge/codes.ts";
import { patternOf } from "../../languages/known.ts";
import { isUnit, type Piece } from "./code-pieces.ts";
import { beforeDate, belongsTo, everyday, isShown, otherCode } from "./code-surroundings.ts";
import { apartFmi, bareFmi, describedFmi, fmiAfter, joinedFmi, numberAfter, year } from "./fmi-places.ts";
import type { WrittenCode } from "./written-code.ts";

const highestSpn = 524_287;
const lastOfMonth = 31;
const nearby = 30;

interface Context {
  /** A code stands right before: numbers that follow are codes too. */
  readonly isList: boolean;
  readonly hasCodeWord: boolean;
  readonly isAnswer: boolean;
}

interface Read {
  readonly code: WrittenCode;
  readonly next: number;
}

/** The code that begins with a piece of the text, and the piece behind it; null where none begins. */
export function readAt(list: readonly Piece[], at: number, text: string, context: Context): Read | null {
  const piece = list[at];
  if (piece === undefined) return null;
  if (piece.kind === "spn") return fromLabel(list, at, text);
  if (piece.kind === "fmi") return fromFmi(list, at, text);
  if (piece.kind === "code") return fromCodeWord(list, at, text);
  if (piece.kind === "screen") return fromScreen(list, at, text);
  if (piece.kind !== "number") return null;
  return fromNumber(list, at, text, context);
}

/** "SPN 3251 FMI 0", "SPN: 3251/0", "SPN 3251 0", "SPN 3251". */
function fromLabel(list: readonly Piece[], at: number, text: string): Read | null {
  const spn = numberAfter(list, at, 3);
  if (spn === null) return null;
  const labelled = fmiAfter(list, spn.at);
  if (labelled !== null) return make(list, at, labelled.at, spn.value, labelled.value, text);
  const joined = joinedFmi(list, spn.at, text) ?? bareFmi(list, spn) ?? describedFmi(list, spn.at, text);
  if (joined !== null) return make(list, at, joined.at, spn.value, joined.value, text);
  return make(list, at, spn.at, spn.value, null, text);
}

/** "FMI 0 SPN 3251", "FMI 0 / SPN 3251", "FMI 17 on 111". */
function fromFmi(list: readonly Piece[], at: number, text: string): Read | null {
  const fmi = numberAfter(list, at, 3);
  if (fmi === null) return null;
  let isOn = false;
  for (let next = fmi.at + 1; next <= fmi.at + 4; next += 1) {
    const piece = list[next];
    if (piece?.kind === "spn") {
      const spn = numberAfter(list, next, 3);
      return spn === null ? null : make(list, at, spn.at, spn.value, fmi.value, text);
    }
    if (isOn && piece?.kind === "number" && piece.text.length > 1 && isKnownSpn(Number(piece.text)))
      return make(list, at, next, Number(piece.text), fmi.value, text);
    const word = text.slice(piece?.at, piece?.end);
    isOn = belongsTo.test(word) || piece?.kind === "code";
    if (piece?.kind !== "link" && !isOn && !/^[/–—-]$/u.test(word)) return null;
  }
  return null;
}

/** Blink codes are no SPNs. */
const flashing = patternOf((of) => new RegExp(String.raw`\b(?:flash|blink|shop)|${of("blinks")}`, "iu"));
const withoutFmi = /^,?\s(?:no|with no|without|sin|без|بدون)\s(?:the |el )?(?:fmi|фми)/iu;

/** "code 3251 0", "ошибка 4364"; shorter numbers by themselves may be blink codes, which are no SPNs. */
function fromCodeWord(list: readonly Piece[], at: number, text: string): Read | null {
  const spn = numberAfter(list, at, 2);
  if (spn === null || !isKnownSpn(spn.value) || isUnit(list[spn.at + 1])) return null;
  if (otherCode().test(text.slice(0, list[at]?.at))) return null;
  if (fmiAfter(list, spn.at) !== null || joinedFmi(list, spn.at, text) !== null) return null;
  const bare = bareFmi(list, spn) ?? describedFmi(list, spn.at, text);
  if (bare !== null) return make(list, at, bare.at, spn.value, bare.value, text);
  const isBare = withoutFmi.test(text.slice(list[spn.at]?.end));
  const isTold =
    isBare ||
    spn.value > (flashing().test(beside(text, list[spn.at])) ? 999 : 83) ||
    (spn.value > 9 && isNamedNear(list, spn.at, spn.value, text));
  return isTold ? make(list, at, spn.at, spn.value, null, text) : null;
}

/** What stands around a piece. */
function beside(text: string, piece: Piece | undefined): string {
  return text.slice(Math.max(0, (piece?.at ?? 0) - nearby), (piece?.end ?? 0) + nearby / 2);
}

/** "the display 110 0". */
function fromScreen(list: readonly Piece[], at: number, text: string): Read | null {
  const spn = numberAfter(list, at, 2);
  if (spn === null || spn.value < 100 || !isKnownSpn(spn.value)) return null;
  const fmi = bareFmi(list, spn);
  return fmi === null ? null : make(list, spn.at, fmi.at, spn.value, fmi.value, text);
}

/** "3251/0", "3251 FMI 0", and what stands in a list behind another code. */
function fromNumber(list: readonly Piece[], at: number, text: string, context: Context): Read | null {
  const piece = list[at];
  if (piece?.kind !== "number" || piece.text.length > 6) return null;
  const spn = Number(piece.text);
  if (
    list[at - 1]?.kind === "fmi" ||
    list[at - 1]?.kind === "foreign" ||
    (list[at - 2]?.kind === "foreign" && list[at - 1]?.kind === "link")
  )
    return null;
  const labelled = (spn > 9 || isKnownSpn(spn)) && !isFmiFirst(list) ? fmiAfter(list, at) : null;
  if (labelled !== null) return make(list, at, labelled.at, spn, labelled.value, text);
  const before = text.slice(Math.max(0, piece.at - 24), piece.at);
  if (everyday().test(before) && !/(?:soot|ash)\s+load\s*$/iu.test(before)) return null;
  const isPlain = piece.text.length === 4 && !year.test(piece.text) && !isUnit(list[at + 1]);
  const described = isPlain && isKnownSpn(spn) ? describedFmi(list, at, text) : null;
  if (described !== null && joinedFmi(list, at, text) === null && bareFmi(list, { value: spn, at }) === null)
    return make(list, at, described.at, spn, described.value, text);
  const isMeant =
    isAlone(list, at) ||
    context.isList ||
    isCalledCode(list, at) ||
    isNamedNear(list, at, spn, text) ||
    (piece.text.length > 2 && /^\W{0,2}(?:in)?active(?!\p{L})/iu.test(text.slice(list[at + 1]?.end)));
  const beside = isMeant ? bareFmi(list, { value: spn, at }, 9) : null;
  const apart = context.isAnswer ? apartFmi(list, at) : null;
  if (apart !== null && isKnownSpn(spn)) return make(list, at, apart.at, spn, apart.value, text);
  if (beside !== null && isKnownSpn(spn)) return make(list, at, beside.at, spn, beside.value, text);
  const joined = joinedFmi(list, at, text);
  const isAll = at === 0 && list.length === 3;
  const isLong = piece.text.length >= 3 || context.hasCodeWord || isAll || isShortCode(list, at, spn, text);
  const isCode = isKnownSpn(spn) || isSlashed(list, at, text, context);
  if (joined !== null && isLong && isCode && isUsableFmi(joined.value))
    return make(list, at, joined.at, spn, joined.value, text);
  const isOnly =
    context.isAnswer && piece.text.length >= 3 && list.every(({ kind }, other) => kind !== "number" || other === at);
  const isPlausible = isKnownSpn(spn) || (piece.text.length < 5 && !year.test(piece.text));
  if (isOnly && joined === null && isPlausible && !isUnit(list[at + 1])) return make(list, at, at, spn, null, text);
  const label = list[at + 1]?.kind === "link" ? at + 2 : at + 1;
  const mayBeSpn = isKnownSpn(spn) || (label === at + 1 && piece.text.length > 2);
  if (list[label]?.kind === "spn" && list[label + 1]?.kind !== "number" && mayBeSpn)
    return make(list, at, label, spn, null, text);
  const isShownHere = isShown().test(before);
  const after = isShownHere && piece.text.length >= 3 ? apartFmi(list, at) : null;
  if (joined === null && after !== null && isKnownSpn(spn)) return make(list, at, after.at, spn, after.value, text);
  const isTold = at === 0 || isShownHere || list.slice(at + 1, at + 3).some(({ kind }) => kind === "screen");
  const isOnScreen = isTold && piece.text.length >= 4 && !year.test(piece.text);
  if (joined === null && isOnScreen && isKnownSpn(spn) && !isUnit(list[at + 1]))
    return make(list, at, at, spn, null, text);
  const isOfList = context.isList || andPair.test(text.slice(piece.end));
  if (joined === null && isOfList && isKnownSpn(spn) && piece.text.length >= 3 && !isUnit(list[at + 1]))
    return make(list, at, at, spn, null, text);
  return null;
}

/** "FMI 0 SPN 175": the first label is a failure mode's, and an SPN's stands behind its number. */
function isFmiFirst(list: readonly Piece[]): boolean {
  const first = list.findIndex(({ kind }) => kind === "spn" || kind === "fmi");
  return list[first]?.kind === "fmi" && list[first + 1]?.kind === "number" && list[first + 2]?.kind === "spn";
}

/** "5024/10": a number that the list does not know, written as only codes are. */
function isSlashed(list: readonly Piece[], at: number, text: string, { isList, hasCodeWord }: Context): boolean {
  const [piece, mark] = [list[at], list[at + 1]];
  if (piece?.kind !== "number" || mark === undefined || year.test(piece.text)) return false;
  const isListed = isList || hasCodeWord || severalSlashed.test(text);
  const isSure = piece.text.length > 3 || (piece.text.length > 2 && isListed);
  const sign = text.slice(mark.at, mark.end);
  const isMark = sign === "/" || (sign === "-" && piece.text.length === 4 && list[at - 1]?.kind === "code");
  return isSure && isMark && mark.at === piece.end;
}

/** "5246 and 1569/31": the first of two. */
const andPair =
  /^\s?(?:,|and|&|plus|y|и|و)\s?(?:then|also|también|luego|ещ[её]|потом)?\s?(?:an?|the|un|el)?\s?(?:spn\s)?\d{2,6}\s?(?:[/-]\s?|fmi\s)(?:[0-2]?\d|3[01])(?![\d-])/iu;
/** "126/0 177/0". */
const severalSlashed = /(?<![\d/])\d{3,6}\/\d{1,2}(?![\d/])\D{1,3}\d{3,6}\/\d{1,2}(?![\d/])/u;
/** "27-4, 2659-18": the others of a list tell what a short one is. */
const ofDashes = /(?<![\d-])\d{3,6}\s?-\s?\d{1,2}(?![\d-])/u;

/** "94/17", which is no date, and "27-4" beside a word of what SPN 27 is called. */
function isShortCode(list: readonly Piece[], at: number, spn: number, text: string): boolean {
  const mark = list[at + 1];
  if (mark === undefined) return false;
  const isSlash = text.slice(mark.at, mark.end) === "/" || at === 0 || ofDashes.test(text);
  const isNoDate = spn > lastOfMonth || (spn > 12 && !beforeDate.test(text.slice(0, list[at]?.at)));
  return (isSlash && isNoDate) || isNamedNear(list, at, spn, text);
}

/** "rail pressure low 157 18", "trans temp 177 0": a word of what the SPN is called stands near, or two shortened ones. */
function isNamedNear(list: readonly Piece[], at: number, spn: number, text: string): boolean {
  const piece = list[at];
  if (piece === undefined) return false;
  const around = text.slice(Math.max(0, piece.at - nearby), piece.end + nearby).toLowerCase();
  const name =
    findSpn(spn)
      ?.name.toLowerCase()
      .split(/[^a-z]+/u) ?? [];
  if (name.some((word) => word.length > 2 && around.includes(word))) return true;
  const written = around.split(/[^a-z]+/u).filter((word) => word.length > 3);
  return name.filter((word) => written.some((short) => word.startsWith(short))).length > 1;
}

/** "a 102 18 code". */
function isCalledCode(list: readonly Piece[], at: number): boolean {
  return list[at + 2]?.kind === "code";
}

/** "3251 16" by itself: a long number anywhere, a shorter one only where the message begins with it. */
function isAlone(list: readonly Piece[], at: number): boolean {
  const piece = list[at];
  if (piece?.kind !== "number" || list[at + 2]?.kind === "number") return false;
  return piece.text.length === 4 || (at === 0 && piece.text.length > 1);
}

/** A code of the pieces between two, where its numbers can be one. */
export function make(
  list: readonly Piece[],
  from: number,
  to: number,
  spn: number,
  fmi: number | null,
  text: string,
): Read | null {
  if (spn < 1 || spn > highestSpn || (fmi !== null && fmi > 31)) return null;
  const [first, last] = [list[from], list[to]];
  if (first === undefined || last === undefined) return null;
  return { code: { spn, fmi, words: text.slice(first.at, last.end), at: first.at }, next: to + 1 };
}
