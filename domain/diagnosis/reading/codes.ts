import { findSpn, isKnownSpn, isUsableFmi } from "../facts/codes.ts";
import { isUnit, type Piece, piecesOf } from "./code-pieces.ts";
import type { Dm1 } from "./dm1.ts";
import { anotherFmi, bareFmi, fmiAfter, joinedFmi, numberAfter, year } from "./fmi-places.ts";
import { withoutSpokenCodes, withSpokenNumbers } from "./spoken-numbers.ts";

/** A fault code as the driver wrote it, or as a frame of the bus reports it. */
export interface WrittenCode {
  readonly spn: number;
  readonly fmi: number | null;
  /** The driver's own characters. */
  readonly words: string;
  readonly at: number;
  readonly count?: number | null;
  readonly uncertain?: boolean;
  /** The address of the controller that reports it. */
  readonly source?: number | null;
}

const highestSpn = 524_287;
const lastOfMonth = 31;
/** "3719 dash 15". */
const spokenSlash =
  /(?<!\d)(\d{3,6})\s(?:dash|slash|guion|guión|diagonal|barra|дробь|сл[эе]ш|тире|شرطة|سلاش|فاصل|فاصلة|على)\s(\d{1,2})(?!\d)/giu;
const nearby = 30;
const everyday =
  /(?:\$|№|\b(?:i|us|hwy|highway|route|rt|sr|exit|mile|marker|mm|unit|truck|trailer|room|bay|around|between|about|from|call|phone|zip|dock|door|gate|load|po|pro|bol|(?:order|invoice|ticket|claim|receipt|load|dock|gate|factura|orden|pedido)(?:\s+(?:number|no|numero|número))?(?:\s+(?:is|es))?|milla|carretera|(?<!\bde )salida|camión|camion|troca|traila|interestatal|número|numero)|(?:мил[ьяе]|миле|трасс\p{L}*|номер|трак|трейлер\p{L}*|прицеп\p{L}*|выезд|груз|телефон|звонить|заказ\p{L}*|(?:ворк\s?)?ордер\p{L}*|инвойс\p{L}*)|(?:الميل|ميل|رقم|الشاحنة|مقطورة|طريق|مخرج|هاتف|فاتورة|طلب\p{L}{0,3}))\s?[-#]?\s?$/iu;
/** A ticket's number is made of the same figures and letters. */
const ticketNumber = /\btrk[-\s]?[0-9a-z]{6}\b/giu;
/** "it shows 5826". */
const isShown =
  /(?:\b(?:shows?|showing|displays?|throws|throwing|throwin|pops up|sale|salió|salio|tira|marca|bota|arroja)|(?:выда[её]т|показывает|пишет|выскочил[аио]?|высветил\p{L}*)|(?:طلع|طالع|يطلع|ظهر|يعطي|يعطيني))\s+$/iu;

/** The SPN/FMI fault codes in a text, in the usual writings of the four languages, each once, in order. */
export function readCodes(text: string): WrittenCode[] {
  const spoken = withPlainNumbers(withSpokenNumbers(text.replace(ticketNumber, (found) => " ".repeat(found.length))));
  const list = piecesOf(spoken);
  const hasCodeWord = list.some(({ kind }) => kind === "spn" || kind === "fmi" || kind === "code");
  const found: WrittenCode[] = [];
  let isList = false;
  for (let at = 0; at < list.length; ) {
    const read = readAt(list, at, spoken, { isList, hasCodeWord });
    if (read === null) {
      if (list[at]?.kind === "word" || list[at]?.kind === "unit") isList = false;
      at += 1;
      continue;
    }
    found.push(read.code);
    isList = true;
    at = read.next;
    const isLabelled = /\p{L}\W*\d+$/u.test(read.code.words);
    for (let more = anotherFmi(list, at, spoken); more !== null && isLabelled; more = anotherFmi(list, at, spoken)) {
      found.push({ ...read.code, fmi: more.value });
      at = more.at + 1;
    }
  }
  return withoutRepeats(found);
}

/** "SPN 520,372", "SPN 3 3 6 4" and "5246 (0)" as they would be typed. */
function withPlainNumbers(text: string): string {
  return text
    .replace(/((?:spn|спн)[^\p{L}\d]{0,3})(\d{1,3}),(\d{3})(?!\d)/giu, (whole, label, high, low) =>
      isKnownSpn(Number(high + low)) ? label + high + low : whole,
    )
    .replace(
      /((?:spn|спн)[^\p{L}\d]{0,3})((?:\d\s){2,5}\d)(?!\d)/giu,
      (_, label, figures) => label + figures.replace(/\s/gu, ""),
    )
    .replace(spokenSlash, "$1/$2")
    .replace(/\((\d{1,2})\)/gu, " $1 ");
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

interface Context {
  /** A code stands right before: numbers that follow are codes too. */
  readonly isList: boolean;
  readonly hasCodeWord: boolean;
}

interface Read {
  readonly code: WrittenCode;
  readonly next: number;
}

function readAt(list: readonly Piece[], at: number, text: string, context: Context): Read | null {
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
  const joined = joinedFmi(list, spn.at, text) ?? bareFmi(list, spn);
  if (joined !== null) return make(list, at, joined.at, spn.value, joined.value, text);
  return make(list, at, spn.at, spn.value, null, text);
}

/** "FMI 0 SPN 3251". */
function fromFmi(list: readonly Piece[], at: number, text: string): Read | null {
  const fmi = numberAfter(list, at, 3);
  if (fmi === null) return null;
  for (let next = fmi.at + 1; next <= fmi.at + 3; next += 1) {
    const piece = list[next];
    if (piece?.kind === "spn") {
      const spn = numberAfter(list, next, 3);
      return spn === null ? null : make(list, at, spn.at, spn.value, fmi.value, text);
    }
    if (piece?.kind !== "link") return null;
  }
  return null;
}

/** "code 3251 0", "ошибка 4364"; shorter numbers by themselves may be blink codes, which are no SPNs. */
function fromCodeWord(list: readonly Piece[], at: number, text: string): Read | null {
  const spn = numberAfter(list, at, 2);
  if (spn === null || !isKnownSpn(spn.value) || isUnit(list[spn.at + 1])) return null;
  if (fmiAfter(list, spn.at) !== null || joinedFmi(list, spn.at, text) !== null) return null;
  const bare = bareFmi(list, spn);
  if (bare !== null) return make(list, at, bare.at, spn.value, bare.value, text);
  const isTold = spn.value > 999 || (spn.value > 99 && isNamedNear(list, spn.at, spn.value, text));
  return isTold ? make(list, at, spn.at, spn.value, null, text) : null;
}

/** "the display 110 0". */
function fromScreen(list: readonly Piece[], at: number, text: string): Read | null {
  const spn = list[at + 1];
  if (spn?.kind !== "number" || spn.text.length < 3 || !isKnownSpn(Number(spn.text))) return null;
  const fmi = bareFmi(list, { value: Number(spn.text), at: at + 1 });
  return fmi === null ? null : make(list, at + 1, fmi.at, Number(spn.text), fmi.value, text);
}

/** "3251/0", "3251 FMI 0", and what stands in a list behind another code. */
function fromNumber(list: readonly Piece[], at: number, text: string, context: Context): Read | null {
  const piece = list[at];
  if (piece?.kind !== "number" || piece.text.length > 6) return null;
  const spn = Number(piece.text);
  const labelled = fmiAfter(list, at);
  if (labelled !== null) return make(list, at, labelled.at, spn, labelled.value, text);
  const before = text.slice(Math.max(0, piece.at - 24), piece.at);
  if (everyday.test(before) && !/(?:soot|ash)\s+load\s*$/iu.test(before)) return null;
  const isMeant = isAlone(list, at) || context.isList || isCalledCode(list, at) || isNamedNear(list, at, spn, text);
  const beside = isMeant ? bareFmi(list, { value: spn, at }, 9) : null;
  if (beside !== null && isKnownSpn(spn)) return make(list, at, beside.at, spn, beside.value, text);
  const joined = joinedFmi(list, at, text);
  const isAll = at === 0 && list.length === 3;
  const isLong = piece.text.length >= 3 || context.hasCodeWord || isAll || isShortCode(list, at, spn, text);
  if (joined !== null && isLong && isKnownSpn(spn) && isUsableFmi(joined.value))
    return make(list, at, joined.at, spn, joined.value, text);
  if (list[at + 1]?.kind === "spn" && list[at + 2]?.kind !== "number" && isKnownSpn(spn))
    return make(list, at, at + 1, spn, null, text);
  const isOnScreen = isShown.test(before) && piece.text.length >= 4 && !year.test(piece.text);
  if (joined === null && isOnScreen && isKnownSpn(spn) && !isUnit(list[at + 1]))
    return make(list, at, at, spn, null, text);
  if (joined === null && context.isList && isKnownSpn(spn) && piece.text.length >= 3 && !isUnit(list[at + 1]))
    return make(list, at, at, spn, null, text);
  return null;
}

/** "94/17", which is no date, and "27-4" beside a word of what SPN 27 is called. */
function isShortCode(list: readonly Piece[], at: number, spn: number, text: string): boolean {
  const mark = list[at + 1];
  if (mark === undefined) return false;
  const isSlash = text.slice(mark.at, mark.end) === "/" || at === 0;
  return (isSlash && spn > lastOfMonth) || isNamedNear(list, at, spn, text);
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

function make(
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
