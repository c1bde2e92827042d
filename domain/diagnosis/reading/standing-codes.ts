import { isFillerAnywhere } from "../speech/known.ts";
import type { WrittenCode } from "./codes.ts";
import { placeOf, type ReadMessage } from "./mentions.ts";

const reach = 4;
const limits: ReadonlySet<string> = new Set(["just", "only"]);
const likenesses: ReadonlySet<string> = new Set(["like", "como", "типа", "вроде", "مثل", "زي"]);

/**
 * The codes that this truck has now: not those that the driver says it has not, nor another truck's, nor those that were
 * before a repair or before the ones of today. A code that was simply seen yesterday stands.
 */
export function standingCodes(codes: readonly WrittenCode[], message: ReadMessage): readonly WrittenCode[] {
  const { scopes: scope } = message;
  const isOver = message.concepts.some(({ concept, denied }) => concept === "fixed" && !denied);
  const told = codes.map((code) => {
    const from = message.text.indexOf(code.words);
    const at = placeOf(message, from < 0 ? code.at : from);
    const where = { from: at, to: at, sentence: message.tokens[at]?.sentence ?? 0, segment: -1 };
    return { code, out: scope.isOthers(where) || isDenied(message, at), past: scope.isPast(where) };
  });
  const isOneOfToday = told.some(({ out, past }) => !out && !past);
  return told.filter(({ out, past }) => !out && !(past && (isOver || isOneOfToday))).map(({ code }) => code);
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
    return isCode || likenesses.has(word) || (isFillerAnywhere(word) && !limits.has(word));
  };
  return Array.from({ length: at - denial.to - 1 }, (_, step) => denial.to + 1 + step).every(isSmall);
}
