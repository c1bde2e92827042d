import { isKnownSpn } from "../facts/codes.ts";
import { isUnit, type Piece } from "./code-pieces.ts";

/** "all of them", "both", "the same", in the four languages. */
const ofAll =
  /\b(?:all|both|each|every|same|todos|todas|ambos|ambas|l[oa]s (?:dos|tres|cuatro|[234])|mism[oa]s?|cada)\b|(?<!\p{L})(?:вс[ехёем]{1,2}|оба|обе|обоих|одинаков\p{L}*|один и тот же|так(?:ой|ая) же|кажд\p{L}*|везде)(?!\p{L})|(?<!\p{L})(?:كلهم|كلها|كلهن|نفسه|نفس|الاثنين|التنين|الثلاثة|للاثنين|جميع\p{L}*)(?!\p{L})/iu;
/** "FMI 3 for SPN 3510, 3511 and 3512", "with FMI 4: SPN 3509 and SPN 3510". */
const forList = /^\s?(?::|(?:for|on|para|en|на|у|على)\s)/iu;
/** "795 through 798". */
const upTo = /^(?:to|through|thru|al?|hasta|по|до|[إا]لى|ل|-|–|—)$/iu;
const mostInRange = 12;
const mostWords = 4;
const lastOfMonth = 31;
/** Letters of a word that may stand between two SPNs. */
const longestBetween = 3;

/** SPNs that share one failure mode, and which pieces of the list they are. */
export interface Shared {
  readonly fmi: number;
  readonly spns: readonly { readonly spn: number; readonly at: number }[];
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
    const fmi = fmiBehind(list, label, to);
    if (fmi === null) return [];
    const spns = spnsOf(list, text, { from, to, fmi: fmi.at });
    const isRange = spns.some(({ isOfRange }) => isOfRange);
    const said = text.slice(sentence[0]?.at, sentence.at(-1)?.end);
    const isSaidFirst = forList.test(text.slice(list[fmi.at]?.end, list[spns[0]?.at ?? 0]?.at));
    return spns.length > 1 && (isRange || isSaidFirst || ofAll.test(said)) ? [{ fmi: fmi.value, spns, from, to }] : [];
  });
}

function sentencesOf(list: readonly Piece[], text: string): (readonly [number, number])[] {
  const ends = list.flatMap((piece, at) => {
    const next = list[at + 1];
    const isEnd = next === undefined || /[.!?؟](?:\s|$)|\n/u.test(text.slice(piece.end - 1, next.at + 1));
    return isEnd ? [at + 1] : [];
  });
  return ends.map((end, at) => [ends[at - 1] ?? 0, end] as const);
}

/** The first number of at most two figures behind the label, over a few words. */
function fmiBehind(list: readonly Piece[], label: number, to: number): { value: number; at: number } | null {
  let words = 0;
  for (let at = label + 1; at < to; at += 1) {
    const piece = list[at];
    if (piece?.kind === "number") return piece.text.length < 3 ? { value: Number(piece.text), at } : null;
    if (piece?.kind === "word") words += 1;
    if (words > mostWords || piece?.kind === "spn") return null;
  }
  return null;
}

const isLongWord = ({ kind, at, end }: Piece) => kind === "unit" || (kind === "word" && end - at > longestBetween);

/** The numbers of a sentence that are SPNs, one after the other; of a range all between its ends. */
function spnsOf(list: readonly Piece[], text: string, { from, to, fmi }: { from: number; to: number; fmi: number }) {
  const found: { spn: number; at: number; isOfRange: boolean }[] = [];
  for (let at = from; at < to; at += 1) {
    const piece = list[at];
    if (piece?.kind !== "number" || at === fmi || isUnit(list[at + 1])) continue;
    const spn = Number(piece.text);
    if (spn <= lastOfMonth || !isKnownSpn(spn)) continue;
    const first = found.at(-1);
    if (first !== undefined && list.slice(first.at + 1, at).some(isLongWord)) break;
    const joint = list[at - 1];
    const isJoint = joint !== undefined && upTo.test(text.slice(joint.at, joint.end));
    const isRange = first !== undefined && first.at === at - 2 && isJoint && spn > first.spn;
    if (isRange && spn - first.spn <= mostInRange) {
      first.isOfRange = true;
      for (let between = first.spn + 1; between < spn; between += 1) found.push({ spn: between, at, isOfRange: true });
    }
    found.push({ spn, at, isOfRange: false });
  }
  return found;
}
