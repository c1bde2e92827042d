import { ofKnown, patternOf } from "../../languages/known.ts";

/** What lists of codes call a code that is not there now. */
const inactive = patternOf(
  (of) =>
    new RegExp(
      String.raw`(?<!\p{L})(?:in-?active|not active|prev(?:ious(?:ly)?)?\.?(?: active)?|historic(?:al)?|history|stored|${of("inactive")})(?!\p{L})`,
      "iu",
    ),
);
const active = patternOf(
  (of) => new RegExp(String.raw`(?<!\p{L})(?:active|current|present|${of("active")})(?!\p{L})`, "iu"),
);
/** Taken out of the memory; what came back is there again. */
const cleared = patternOf(
  (of) => new RegExp(String.raw`(?<!\p{L})(?:cleared|erased|wiped|${of("cleared")})(?!\p{L})`, "iu"),
);
/** The same before the codes: "cleared 3251/0 and 3719/16". */
const clearedBefore = patternOf(
  (of) =>
    new RegExp(
      String.raw`(?<!\p{L}|n['’]t |never |не )(?:cleared|erased|wiped|${of("clearing")})(?: (?:codes?|spn|el|los|код\p{L}*|كود))?\s$`,
      "iu",
    ),
);
const back = patternOf((of) => new RegExp(String.raw`(?<!\p{L})(?:back|again|${of("back")})(?!\p{L})`, "iu"));
/** "it never came back", "that is no code", in the sentence of the code. */
const gone = patternOf(
  (of) =>
    new RegExp(
      String.raw`(?<!\p{L})(?:(?:never|not|hasn['’]?t|didn['’]?t|haven['’]?t)(?: (?:come|came|been|shown|seen|returned))? ?(?:back|again|since)|(?:is|are|['’]s) (?:both |all |now )?gone|(?<!(?:gal|gallons?|quarts?) )gone since|(?:not|isn['’]?t|ain['’]?t) (?:me|mine|my truck)|${of("gone")})(?!\p{L})`,
      "iu",
    ),
);
const noCode =
  /(?:(?:is not|isn['’]?t|not|no es|не|مش|مو|ليس) (?:a |an |un |el |это )?(?:fault |error )?(?:code|c[oó]digo|код\p{L}*|كود|رمز))(?!\p{L})/iu;
/** "94/18 — no wait, that's the price". */
const slip =
  /^[^\p{L}\d]*(?:(?:no|oh|oops|sorry|perd[oó]n|ой|لا)[^\p{L}\d]+(?:wait|no|espera|нет|لحظة)|wait[^\p{L}\d]+no)(?!\p{L})/iu;
/** "in the old ticket it was". */
const ofOld = patternOf(
  (of) =>
    new RegExp(
      String.raw`(?<!\p{L})(?:that old|old (?:ticket|invoice|report|code|one)|${of("ofOld")})[^.!?؟\n]{0,30}$`,
      "iu",
    ),
);
const longestTail = 90;
const ofStatus = ofKnown(() => new RegExp(`(?:${inactive().source})|(?:${active().source})`, "giu"));
const nextHead = ofKnown(() => new RegExp(`${inactive().source}[^:\\n]{0,14}:(?!\\d)`, "iu"));

/** Whether a code is not there at all, was before others, or simply stands. */
export type CodeStatus = "gone" | "earlier" | "standing";

/**
 * What stands around a code says of it: "INACTIVE" behind it on its line or as the head of its list, "ya no sale", "was
 * cleared and never came back". `at` is the code's place in the text, `end` where it and those named in one breath with
 * it end, `next` the next code's place, `from` where the first of them stands.
 */
export function statusIn(
  text: string,
  { at, from, end, next }: { at: number; from: number; end: number; next: number },
): CodeStatus {
  const line = /^[^\n]*/u.exec(text.slice(end, Math.min(next, end + longestTail)))?.[0] ?? "";
  const sentence = /^(?:[^.!?؟\n]|\.(?=\S))*/u.exec(line)?.[0] ?? "";
  if (gone().test(sentence) || slip.test(sentence) || noCode.test(sentence)) return "gone";
  if (cleared().test(sentence) && !back().test(sentence)) return "earlier";
  if (clearedBefore().test(text.slice(Math.max(0, from - longestTail), from)) && !back().test(sentence))
    return "earlier";
  if (ofOld().test(text.slice(Math.max(0, at - longestTail), at))) return "earlier";
  const head = headOf(text.slice(0, at));
  if (head !== null) return inactive().test(head) ? "earlier" : "standing";
  const isActiveToo = active().test(sentence.replace(new RegExp(inactive().source, "giu"), ""));
  return inactive().test(sentence) && !isActiveToo && !nextHead().test(sentence) ? "earlier" : "standing";
}

/** The last head of a list: a word of status with a colon, a line's end or the code itself behind it. */
function headOf(before: string): string | null {
  const heads = [...before.matchAll(ofStatus())].filter((found) => {
    const behind = before.slice(found.index + found[0].length);
    const line = before.slice(before.lastIndexOf("\n", found.index - 1) + 1, found.index);
    const isTitle =
      /^[^\n:.,;\d]{0,9}(?:\(\d+\))?\s?:/u.test(behind) || (/^\s*(?:\(\d+\))?\s*\n/u.test(behind) && !/\d/u.test(line));
    return isTitle || (/^[ \])>|-]{1,3}$/u.test(behind) && !(behind.includes("|") && /\d\W{0,3}$/u.test(line)));
  });
  return heads.at(-1)?.[0] ?? null;
}
