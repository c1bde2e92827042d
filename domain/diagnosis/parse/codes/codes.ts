import { isUsableFmi } from "../../knowledge/codes.ts";
import { withoutSpokenCodes } from "../spoken-numbers.ts";
import { make, readAt } from "./code-at.ts";
import { isUnit, type Piece, piecesOf } from "./code-pieces.ts";
import { asTyped } from "./code-writings.ts";
import type { Dm1 } from "./dm1.ts";
import { furtherFmis, numberAfter } from "./fmi-places.ts";
import { isSame, readShared } from "./shared-fmi.ts";
import type { WrittenCode } from "./written-code.ts";

const mostBetween = 40;
/** "4364/31 and another 5246": the list goes on. */
const another = /^(?:an?|the|un|el|otro|another|too|also|ещ[её]|также|كمان|برضه)$/iu;
/**
 * The SPN/FMI fault codes in a text, in the usual writings of the four languages, each once, in order. `isAnswer`: the
 * text answers which number is shown, so that its numbers are codes without another word.
 */
export function readCodes(text: string, isAnswer = false): WrittenCode[] {
  const spoken = asTyped(text, isAnswer);
  const list = piecesOf(spoken);
  const hasCodeWord = isAnswer || list.some(({ kind }) => kind === "spn" || kind === "fmi" || kind === "code");
  const found: WrittenCode[] = [];
  const shared = readShared(list, spoken);
  let isList = false;
  for (let at = 0; at < list.length; ) {
    const together = shared.find(({ from }) => from === at);
    if (together !== undefined) {
      found.push(...together.spns.flatMap((one) => make(list, one.at, one.at, one.spn, one.fmi, spoken)?.code ?? []));
      at = together.to;
      continue;
    }
    const read = readAt(list, at, spoken, { isList, hasCodeWord, isAnswer });
    const again = read === null ? fmiAgain(list, at, found.at(-1), spoken) : null;
    if (again !== null) found.push(again);
    if (read === null) {
      const word = list[at];
      if ((word?.kind === "word" && !another.test(spoken.slice(word.at, word.end))) || word?.kind === "unit")
        isList = false;
      at += 1;
      continue;
    }
    const same = read.code.fmi === null && isSame(text, found.at(-1), read.code) ? found.at(-1) : undefined;
    found.push(same === undefined ? read.code : { ...read.code, fmi: same.fmi });
    isList = true;
    at = read.next;
    if (read.code.fmi === null || !/\p{L}\W*\d+$/u.test(read.code.words)) continue;
    const further = furtherFmis(list, at, spoken);
    found.push(...further.values.map((fmi) => ({ ...read.code, fmi })));
    at = further.next;
  }
  return withoutRepeats(completed(found, list));
}

/** "FMI is 18. SPN 1127": the only failure mode that is told belongs to the only code. */
function completed(found: readonly WrittenCode[], list: readonly Piece[]): readonly WrittenCode[] {
  const [only] = found;
  const labels = list.flatMap(({ kind }, at) => (kind === "fmi" ? [at] : []));
  if (only === undefined || found.length > 1 || only.fmi !== null || labels.length !== 1) return found;
  const fmi = numberAfter(list, labels[0] ?? 0, 3);
  const isAnother = (piece: Piece, at: number) => piece.kind === "number" && piece.text.length < 3 && at !== fmi?.at;
  return fmi === null || !isUsableFmi(fmi.value) || list.some(isAnother) ? found : [{ ...only, fmi: fmi.value }];
}

/** The text with its codes blanked out, so that no number of theirs is read off a gauge; every place stays. */
export function withoutCodes(text: string, codes: readonly WrittenCode[]): string {
  const plain = withoutSpokenCodes(text);
  return codes.reduce((rest, { words }) => rest.replaceAll(words, " ".repeat(words.length)), plain);
}

/** The codes of a frame, with the frame's characters as their words. */
export function codesOfFrame(frame: Dm1, text: string): WrittenCode[] {
  const words = text.slice(frame.from, frame.to);
  return frame.codes.map(({ spn, fmi, count, uncertain }) => ({
    spn,
    fmi,
    words,
    at: frame.from,
    count,
    uncertain,
    source: frame.source,
  }));
}

/** "16... no hold on, 0": what is told first is taken back. */
const takenBack =
  /\d{1,2}\W{1,5}(?:no|wait|sorry|oops|espere?|perd[oó]n|нет|стоп|ой|لا|اسف|آسف)(?!\p{L})[\p{L}\s,.']{0,20}?(?=(?<!\d)\d{1,2}\D*$)/iu;

/**
 * The failure mode of an answer that names no SPN: "yes, FMI 31", and where it `isAsked` "31" alone; null when there is
 * none or more than one.
 */
export function readLoneFmi(text: string, isAsked = false): number | null {
  const said = isAsked ? text.replace(takenBack, "") : text;
  const list = piecesOf(asTyped(said.replace(/^\W*(?:the|el|la|это|هو|its?|es)\s/iu, ""), isAsked));
  const labels = list.flatMap(({ kind }, at) => (kind === "fmi" ? [at] : []));
  const isFirst = isAsked && labels.length === 0 && !isUnit(list[1]);
  const label = isFirst ? -1 : labels.length === 1 ? labels[0] : undefined;
  const fmi = label === undefined ? null : numberAfter(list, label, 3);
  return fmi !== null && isUsableFmi(fmi.value) ? fmi.value : null;
}

/** "SPN 4364 twice, once with FMI 18 and once with FMI 31": another FMI of the SPN before, in its sentence. */
function fmiAgain(list: readonly Piece[], at: number, last: WrittenCode | undefined, text: string): WrittenCode | null {
  const piece = list[at];
  const fmi = piece?.kind === "fmi" ? numberAfter(list, at, 2) : null;
  if (piece === undefined || last === undefined || fmi === null || !isUsableFmi(fmi.value)) return null;
  const between = text.slice(last.at + last.words.length, piece.at);
  return between.length > mostBetween || /[.!?؟](?=\s)|\n/u.test(between) ? null : { ...last, fmi: fmi.value };
}

function withoutRepeats(codes: readonly WrittenCode[]): WrittenCode[] {
  const seen = new Set<string>();
  const pairs = new Set(codes.filter((code) => code.fmi !== null).map((code) => code.spn));
  return codes.filter((code) => {
    const key = `${code.spn}/${code.fmi}`;
    if ((code.fmi === null && pairs.has(code.spn)) || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
