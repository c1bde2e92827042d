import { isFillerAnywhere, patternOf } from "../../languages/known.ts";
import { placeOf, type ReadMessage } from "../take-apart.ts";
import { isLesson, isTheirs } from "./code-owner.ts";
import { statusIn } from "./code-status.ts";
import type { WrittenCode } from "./written-code.ts";

const reach = 4;
const joiner = /^\s?(?:,|and|&|y|и|و)?\s?$/iu;
const limits: ReadonlySet<string> = new Set(["just", "only"]);
/** "now there is no code". */
const noneNow = patternOf(
  (of) =>
    new RegExp(String.raw`(?<!\p{L})(?:now|${of("now")})(?!\p{L})[^.!?؟\d]{0,15}(?:no codes?|${of("noCodes")})`, "iu"),
);
/** "for the third time", "still lit". */
const stillThere = patternOf(
  (of) => new RegExp(`(?:second|[23]nd|third|3rd) time|still (?:on|lit|there|active)|${of("stillThere")}`, "iu"),
);
const showing = patternOf((of) => new RegExp(`^(?:shows?|showing|throwing|see|${of("showing")})$`, "u"));
const likenesses: ReadonlySet<string> = new Set(["like", "como", "типа", "вроде", "مثل", "زي"]);

/**
 * The codes that this truck has now: not those that the driver says it has not, nor another truck's, nor those that were
 * before a repair or beside the ones of today. A code that was simply seen yesterday stands.
 */
export function standingCodes(codes: readonly WrittenCode[], message: ReadMessage): readonly WrittenCode[] {
  const { scopes: scope, text } = message;
  if (isLesson(text)) return [];
  const places = codes.map((code) => placeIn(text, code)).sort((one, other) => one.at - other.at);
  const isOver = noneNow().test(text) || message.concepts.some(({ concept, denied }) => concept === "fixed" && !denied);
  const isStillThere = stillThere().test(text);
  const told = codes.map((code) => {
    const place = placeIn(text, code);
    const at = placeOf(message, place.at);
    const where = { from: at, to: at, sentence: message.tokens[at]?.sentence ?? 0, segment: -1 };
    const status = statusIn(text, withNeighbours(text, places, place));
    const isOthers = isTheirs(text, place.at) ?? scope.isOthers(where);
    const isOut = status === "gone" || isOthers || isDenied(message, at);
    return { code, isOut, isPast: scope.isPast(where), isEarlier: status === "earlier" };
  });
  const isOneOfToday = told.some(({ isOut, isPast, isEarlier }) => !isOut && !isPast && !isEarlier);
  return told
    .filter(
      ({ isOut, isPast, isEarlier }) =>
        !isOut && !((isPast || isEarlier) && isOneOfToday) && !(isPast && isOver && !isStillThere),
    )
    .map(({ code, isPast, isEarlier }) => (isPast || isEarlier ? { ...code, past: true } : code));
}

interface Span {
  readonly at: number;
  readonly end: number;
}

/** Where a code's words stand; spoken numbers stand about where they were read. */
function placeIn(text: string, { words, at }: WrittenCode): Span {
  const found = text.indexOf(words);
  const from = found < 0 ? at : found;
  return { at: from, end: from + words.length };
}

/** A code's span with those that are told in one breath with it, and where the next one stands. */
function withNeighbours(text: string, places: readonly Span[], { at, end }: Span) {
  const isJoined = (to: number, from: number) => joiner.test(text.slice(to, from));
  const from = places.reduceRight(
    (first, place) => (place.at < first && isJoined(place.end, first) ? place.at : first),
    at,
  );
  let last = end;
  for (const place of places.filter((other) => other.at > at)) {
    if (!isJoined(last, place.at)) return { at, from, end: last, next: place.at };
    last = Math.max(last, place.end);
  }
  return { at, from, end: last, next: Number.POSITIVE_INFINITY };
}

/** "not 3251/0", "no codes like 3251/0"; but "cannot clear 3251/0" and "not only 3251/0" speak of a code that is there. */
function isDenied({ tokens, concepts }: ReadMessage, at: number): boolean {
  const own = tokens[at];
  const denial = concepts.findLast(
    ({ concept, to }) => (concept === "not" || concept === "without") && to < at && at - to <= reach,
  );
  if (own === undefined || denial === undefined || tokens[denial.to]?.clause !== own.clause) return false;
  const isSmall = (index: number) => {
    const word = tokens[index]?.word ?? "";
    const isCode = concepts.some(({ concept, from, to }) => concept === "code" && from <= index && index <= to);
    return isCode || likenesses.has(word) || showing().test(word) || (isFillerAnywhere(word) && !limits.has(word));
  };
  return Array.from({ length: at - denial.to - 1 }, (_, step) => denial.to + 1 + step).every(isSmall);
}
