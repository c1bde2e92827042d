import { isKnownSpn } from "../../knowledge/codes.ts";
import { patternOf } from "../../languages/known.ts";
import { isUnit, type Piece } from "./code-pieces.ts";
import { year } from "./fmi-places.ts";

/** "all of them", "both", "the same", in the four languages. */
const ofAll = patternOf((of) => new RegExp(String.raw`\b(?:all|both|each|every|same)\b|${of("ofAll")}`, "iu"));
/** "FMI 3 for SPN 3510, 3511 and 3512", "with FMI 4: SPN 3509 and SPN 3510". */
const forList = /^\s?(?::|(?:for|on|para|en|на|у|على)\s)/iu;
/** "795 through 798". */
const upTo = /^(?:to|through|thru|al?|hasta|по|до|[إا]لى|ل|-|–|—)$/iu;
const isJoint = /^(?:,|and|&|y|и|و)$/iu;
/** What may stand between a list and its failure mode. */
const beforeFmi = /^\s?(?:[,(:;–—-]|with|con|с|مع)?\s?$/iu;
/** "SPN 3510 and SPN 3511". */
const andLabelled = /^\s?(?:and|[&+]|y|и|و)\s?(?:the )?(?:spn|спн)[^\p{L}\d]{0,3}$/iu;
const mostInRange = 12;
const mostWords = 4;
const lastOfMonth = 31;
/** Letters of a word that may stand between two SPNs. */
const longestBetween = 3;

const sameFmi =
  /^[\s,(]{0,3}(?:(?:with|con|the|el|с|и) )*(?:same|mismo|(?:тот|так|тем)\p{L}* же|نفس) ?(?:ال)?(?:fmi|фми)/iu;
const sameThing = /same thing|lo mismo|то же самое|نفس الشي/iu;

interface Placed {
  readonly at: number;
  readonly words: string;
}

/** SPNs that share one failure mode or have theirs in a list of its own, and which pieces of the list they are. */
export interface Shared {
  readonly spns: readonly { readonly spn: number; readonly at: number; readonly fmi: number }[];
  readonly from: number;
  readonly to: number;
}

/** "4364, 5246 and 1569, all of them FMI 31", "SPN 795 to 798, each FMI 5", "the same FMI, 9, on 2000 and 2003". */
export function readShared(list: readonly Piece[], text: string): readonly Shared[] {
  return sentencesOf(list, text).flatMap(([from, to]) => {
    const sentence = list.slice(from, to);
    const labels = sentence.flatMap((piece, at) => (piece.kind === "fmi" ? [from + at] : []));
    const [label] = labels;
    if (label === undefined || labels.length > 1) return [];
    const [fmi, ...others] = fmisBehind(list, label, { to, text });
    if (fmi === undefined) return [];
    const spns = spnsOf(list, text, { from, to, fmi: fmi.at });
    const first = spns[0]?.at ?? 0;
    const last = spns.at(-1)?.at ?? 0;
    const whole = (fmis: readonly number[]) => [
      { spns: spns.map(({ spn, at }, index) => ({ spn, at, fmi: fmis[index] ?? fmi.value })), from, to },
    ];
    if (spns.length < 2) return [];
    if (others.length === spns.length - 1 && label > last) return whole([fmi, ...others].map(({ value }) => value));
    const isRange = spns.some(({ isOfRange }) => isOfRange);
    const said = text.slice(sentence[0]?.at, sentence.at(-1)?.end);
    const isSaidFirst = forList.test(text.slice(list[fmi.at]?.end, list[first]?.at));
    const isOneLabel =
      sentence.filter(({ kind }) => kind === "spn").length === 1 &&
      list.slice(first, last).every((piece) => isBetween(piece, text)) &&
      last - first === 2 * (spns.length - 1);
    const isPair = spns.length === 2 && andLabelled.test(text.slice(list[first]?.end, list[last]?.at));
    const isOneList =
      (isOneLabel || isPair) &&
      list[first - 1]?.kind === "spn" &&
      label > last &&
      beforeFmi.test(text.slice(list[last]?.end, list[label]?.at));
    return isRange || isSaidFirst || isOneList || ofAll().test(said) ? whole([]) : [];
  });
}

/** "4363 same fmi" and "the second, the same thing, SPN 3246": with the failure mode of the code before. */
export function isSame(text: string, last: Placed | undefined, own: Placed): boolean {
  if (last === undefined) return false;
  const between = text.slice(last.at + last.words.length, own.at);
  const after = text.slice(own.at + own.words.length);
  return sameFmi.test(after) || (between.length < 80 && sameThing.test(between));
}

function sentencesOf(list: readonly Piece[], text: string): (readonly [number, number])[] {
  const ends = list.flatMap((piece, at) => {
    const next = list[at + 1];
    // "SPN 1231, 625. FMI 2, 9."
    const after = next !== undefined && text.slice(next.at, next.end) === "." ? list[at + 2] : next;
    const isEnd =
      next === undefined ||
      (after?.kind !== "fmi" && /[.!?؟](?:\s|$)|\n/u.test(text.slice(piece.end - 1, next.at + 1)));
    return isEnd ? [at + 1] : [];
  });
  return ends.map((end, at) => [ends[at - 1] ?? 0, end] as const);
}

/** The numbers of at most two figures behind the label, the first over a few words, others joined to it. */
function fmisBehind(list: readonly Piece[], label: number, { to, text }: { to: number; text: string }) {
  const found: { value: number; at: number }[] = [];
  let words = 0;
  for (let at = label + 1; at < to; at += 1) {
    const piece = list[at];
    const isNumber = piece?.kind === "number" && piece.text.length < 3;
    if (isNumber) found.push({ value: Number(piece.text), at });
    else if (piece?.kind === "number" || piece?.kind === "spn") return found;
    else if (found.length > 0 && !isJoint.test(text.slice(piece?.at, piece?.end))) return found;
    else if (piece?.kind === "word") words += 1;
    if (words > mostWords) return found;
  }
  return found;
}

const isBetween = ({ kind, at, end }: Piece, text: string) =>
  kind === "link" || kind === "number" || text.slice(at, end) === "/";

const isLongWord = ({ kind, at, end }: Piece) => kind === "unit" || (kind === "word" && end - at > longestBetween);

/** The numbers of a sentence that are SPNs, one after the other; of a range all between its ends. */
function spnsOf(list: readonly Piece[], text: string, { from, to, fmi }: { from: number; to: number; fmi: number }) {
  const found: { spn: number; at: number; isOfRange: boolean }[] = [];
  for (let at = from; at < to; at += 1) {
    const piece = list[at];
    if (piece?.kind !== "number" || at === fmi || isUnit(list[at + 1])) continue;
    const spn = Number(piece.text);
    const isListed =
      (found.length > 0 || list[at - 1]?.kind === "spn") && piece.text.length > 2 && !year.test(piece.text);
    if (spn <= lastOfMonth || !(isKnownSpn(spn) || isListed)) continue;
    const first = found.at(-1);
    if (first !== undefined && list.slice(first.at + 1, at).some(isLongWord)) break;
    const joint = list[at - 1];
    const isUpTo = joint !== undefined && upTo.test(text.slice(joint.at, joint.end));
    const isRange = first !== undefined && first.at === at - 2 && isUpTo && spn > first.spn;
    if (isRange && spn - first.spn <= mostInRange) {
      first.isOfRange = true;
      for (let between = first.spn + 1; between < spn; between += 1) found.push({ spn: between, at, isOfRange: true });
    }
    found.push({ spn, at, isOfRange: false });
  }
  return found;
}
