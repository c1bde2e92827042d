import { isUsableFmi } from "../facts/codes.ts";
import { isUnit, type Piece } from "./code-pieces.ts";

const isAnd = /^(?:and|&|y|и|و)$/iu;
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

/** The number behind the label of a failure mode, over at most a few short words. */
export function fmiAfter(list: readonly Piece[], at: number): PlacedNumber | null {
  for (let next = at + 1; next <= at + 4; next += 1) {
    const piece = list[next];
    if (piece?.kind === "fmi") return numberAfter(list, next, 3);
    if (piece?.kind !== "link" && piece?.kind !== "word") return null;
    if (piece.kind === "word" && piece.end - piece.at > 3) return null;
  }
  return null;
}

/** "SPN 641, FMIs 3 and 4": one more at the end of what was said. */
export function anotherFmi(list: readonly Piece[], at: number, text: string): PlacedNumber | null {
  const [link, fmi, after] = [list[at], list[at + 1], list[at + 2]];
  if (!isAnd.test(text.slice(link?.at, link?.end)) || fmi?.kind !== "number" || fmi.text.length > 2) return null;
  const isEnd = after === undefined || /^[.;!?)](?!\d)/u.test(text.slice(after.at));
  return isEnd && isUsableFmi(Number(fmi.text)) ? { value: Number(fmi.text), at: at + 1 } : null;
}

/** "3251/0", "3251-0", "3251.0": not in dates, telephone numbers, fractions and times. */
export function joinedFmi(list: readonly Piece[], at: number, text: string): PlacedNumber | null {
  const [spn, mark, fmi, after] = [list[at], list[at + 1], list[at + 2], list[at + 3]];
  if (spn?.kind !== "number" || fmi?.kind !== "number" || fmi.text.length > 2 || mark === undefined) return null;
  const sign = text.slice(mark.at, mark.end);
  const before = list[at - 1];
  const isNamed = sign === ":" && (before?.kind === "code" || before?.kind === "spn");
  const isLong =
    spn.text.length >= 4 && ([":", "|", "_"].includes(sign) || ([",", ";"].includes(sign) && fmi.at === mark.end));
  if ((!["/", "-", ".", "–", "—"].includes(sign) && !isNamed && !isLong) || fmi.at - spn.end > 3) return null;
  const isChained = (piece: Piece | undefined, touches: boolean) =>
    piece !== undefined && touches && /[-/.:$#]/u.test(text.slice(piece.at, piece.end));
  if (isChained(before, before?.end === spn.at) && !/[:#]/u.test(text.slice(before?.at, before?.end))) return null;
  const isChain = isChained(after, after?.at === fmi.end && /\d/u.test(text.slice(fmi.end + 1, fmi.end + 2)));
  if (isChain && (spn.text.length < 4 || year.test(spn.text))) return null;
  if (isUnit(after) || /^[%°]/u.test(text.slice(fmi.end).trimStart())) return null;
  if (sign === "." && spn.text.length < 3) return null;
  return Number(fmi.text) <= 31 ? { value: Number(fmi.text), at: at + 2 } : null;
}

/** The FMI that stands right behind an SPN: "3251 0". */
export function bareFmi(list: readonly Piece[], spn: PlacedNumber, mostBlinks = 99): PlacedNumber | null {
  const next = list[spn.at + 1];
  if (next?.kind !== "number" || next.text.length > 2 || !isUsableFmi(Number(next.text)) || spn.value <= mostBlinks)
    return null;
  return isUnit(list[spn.at + 2]) ? null : { value: Number(next.text), at: spn.at + 1 };
}
