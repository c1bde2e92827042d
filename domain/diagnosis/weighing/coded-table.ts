import { type BitCoder, type BitForecast, forecastOf } from "../packing/forecast.ts";

const countBits = 16;
const letterBits = 11;
const evenChance = 32_768;
/** Enough places that hardly two counters share one. */
const [letterPlaces, rowPlaces] = [16, 13];
const settings = { mixtures: 64, learningRate: 0.008, leastError: 0, mostSeen: 255, firstCount: 1.5, firstWeight: 1.2 };

/** A whole number from 0 to 65,535, without any forecast. */
function codeNumber(coder: BitCoder, value: number): number {
  let coded = 0;
  for (let at = countBits - 1; at >= 0; at -= 1) coded = coded * 2 + coder.code((value >> at) & 1, evenChance);
  return coded;
}

/** Names, and how many letters each has in common with the one before. */
export interface CodedNames {
  readonly names: readonly string[];
  readonly common: readonly number[];
}

/**
 * Codes names, which come in alphabetical order: of the `expected` ones, in whose order there is none, only which are
 * there; of the others what each has in common with the one before, and then its letters.
 */
export function codeNames(coder: BitCoder, given: readonly string[], expected: readonly string[] = []): CodedNames {
  const wanted = new Set(given);
  const known = new Set(expected);
  const names = [
    ...codePresence(coder, wanted, expected),
    ...codeSpelled(
      coder,
      given.filter((name) => !known.has(name)),
    ),
  ].sort();
  return { names, common: names.map((name, at) => inCommon(names[at - 1] ?? "", name)) };
}

/** Which of the expected names are there, forecast from their kinds and from those coded before. */
function codePresence(coder: BitCoder, wanted: ReadonlySet<string>, expected: readonly string[]): string[] {
  if (expected.length === 0) return [];
  const forecast = forecastOf(coder, { ...settings, contexts: 4, placeBits: rowPlaces });
  const contexts = new Int32Array(4);
  const lastOfKind = new Map<string, number>();
  let last = 0;
  return expected.filter((name) => {
    const kind = name.slice(name.indexOf(" "));
    const ofKind = kind === name ? name.charAt(0) : kind;
    contexts[0] = hashOf(ofKind);
    contexts[1] = hashOf(ofKind) * 4 + (lastOfKind.get(ofKind) ?? 0);
    contexts[2] = 1 + name.length;
    contexts[3] = -1 - (last & 7);
    const isThere = forecast(wanted.has(name) ? 1 : 0, contexts, 1, 0);
    last = last * 2 + isThere;
    lastOfKind.set(ofKind, isThere + 1);
    return isThere === 1;
  });
}

function hashOf(text: string): number {
  return Array.from(text).reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) & 0xff_ffff, 7);
}

function codeSpelled(coder: BitCoder, given: readonly string[]): string[] {
  const count = codeNumber(coder, given.length);
  const ofCommon = forecastOf(coder, { ...settings, contexts: 2, placeBits: rowPlaces });
  const ofLetters = forecastOf(coder, { ...settings, contexts: 5, placeBits: letterPlaces });
  const names: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const before = names[at - 1] ?? "";
    const name = given[at] ?? "";
    const shared = codeCommon(ofCommon, before, name);
    names.push(codeEnding(ofLetters, before, shared, name));
  }
  return names;
}

function inCommon(before: string, name: string): number {
  let letters = 0;
  while (letters < before.length && before[letters] === name[letters]) letters += 1;
  return letters;
}

function codeCommon(forecast: BitForecast, before: string, name: string): number {
  const wanted = inCommon(before, name);
  const contexts = new Int32Array([0, before.length]);
  let shared = 0;
  while (shared < before.length && forecast(shared === wanted ? 1 : 0, contexts, shared, 0) === 0) shared += 1;
  return shared;
}

function codeEnding(forecast: BitForecast, before: string, shared: number, name: string): string {
  let coded = before.slice(0, shared);
  const contexts = new Int32Array(5);
  for (;;) {
    const at = coded.length;
    const letterBack = (back: number) => (at < back ? 0 : coded.charCodeAt(at - back));
    const two = letterBack(1) * 2048 + letterBack(2);
    contexts[1] = letterBack(1);
    contexts[2] = two;
    contexts[3] = Math.imul(two, 2053) + letterBack(3);
    contexts[4] = -1 - Math.min(9, at) * 4096 - (at === shared ? before.charCodeAt(at) || 0 : 0);
    const wanted = name.charCodeAt(at) || 0;
    let node = 1;
    for (let bit = letterBits - 1; bit >= 0; bit -= 1)
      node = node * 2 + forecast((wanted >> bit) & 1, contexts, node, Math.min(5, at) * 2 + (at === shared ? 1 : 0));
    const letter = node - 2 ** letterBits;
    if (letter === 0) return coded;
    coded += String.fromCharCode(letter);
  }
}

/** The levels of a fact, one for each outcome. */
export type Levels = Int8Array;

/** What is known of a row before it is coded: how near its fact is to that of the row before, and rows that it resembles. */
export interface RowBefore {
  readonly nearness: number;
  readonly like: readonly Levels[];
}

/** A coder of rows of levels; see `rowCoder`. */
export type RowCoder = (given: Levels, before: RowBefore) => Levels;

const mostLevel = 60;

/**
 * Codes the levels of one fact after the other: which of them are nothing, on which side the others are and how far,
 * each forecast from those coded before it in its row and from the rows that it resembles. `twins` tells for an outcome
 * the earlier one that it goes along with, such as stopping with an emergency; `groupOf` in which of the three things an
 * outcome belongs.
 */
export function rowCoder(
  coder: BitCoder,
  first: number,
  groupOf: readonly number[],
  twins: ReadonlyMap<number, number>,
): RowCoder {
  const ofNothing = forecastOf(coder, { ...settings, contexts: 7, placeBits: rowPlaces });
  const ofSide = forecastOf(coder, { ...settings, contexts: 4, placeBits: rowPlaces });
  const ofSize = forecastOf(coder, { ...settings, contexts: 3, placeBits: rowPlaces });
  const [nothing, sides, size] = [new Int32Array(7), new Int32Array(4), new Int32Array(3)];
  const side = (level = 0) => Math.sign(level) + 1;
  const clipped = (level = 0, most = 2) => Math.max(-most, Math.min(most, level)) + most;
  return (given, { nearness, like: [one, other] }) => {
    const row = new Int8Array(groupOf.length);
    let [some, largest] = [0, 0];
    for (let at = first; at < row.length; at += 1) {
      const group = groupOf[at] ?? 0;
      const twin = row[twins.get(at) ?? at] ?? 0;
      const [last, second] = [row[at - 1] ?? 0, row[at - 2] ?? 0];
      nothing[0] = at;
      nothing[1] = at * 8 + Math.min(7, some);
      nothing[2] = at * 9 + side(last) * 3 + side(second);
      nothing[3] = (at * 8 + Math.min(7, nearness)) * 5 + clipped(one?.[at]);
      nothing[4] = (at * 7 + clipped(twin, 3)) * 5 + clipped(last);
      nothing[5] = (at * 5 + clipped(one?.[at])) * 5 + clipped(other?.[at]);
      nothing[6] = (at * 8 + Math.min(7, largest)) * 8 + Math.min(7, some);
      const isSome = ofNothing((given[at] ?? 0) === 0 ? 0 : 1, nothing, 1, group, at);
      if (isSome === 0) continue;
      some += 1;
      sides[0] = at;
      sides[1] = ((at * 3 + side(last)) * 3 + side(twin)) * 3 + side(second);
      sides[2] = (at * 4 + Math.min(3, some)) * 3 + side(one?.[at]);
      sides[3] = (at * 3 + side(one?.[at])) * 3 + side(other?.[at]);
      const isAgainst = ofSide((given[at] ?? 0) < 0 ? 1 : 0, sides, 1, group, at);
      size[0] = isAgainst;
      size[1] = at * 2 + isAgainst;
      size[2] = (Math.min(6, largest) * 3 + group) * 2 + isAgainst;
      const wanted = Math.abs(given[at] ?? 0);
      let level = 1;
      while (
        level < mostLevel &&
        ofSize(level === wanted ? 1 : 0, size, Math.min(level, 12), group, Math.min(level, 12)) === 0
      )
        level += 1;
      largest = Math.max(largest, level);
      row[at] = isAgainst === 1 ? -level : level;
    }
    return row;
  };
}

/** Codes which pairs of `count` things there are, the first below the second. */
export function codePairs(
  coder: BitCoder,
  count: number,
  given: ReadonlySet<number>,
): readonly (readonly [number, number])[] {
  const forecast = forecastOf(coder, { ...settings, contexts: 4, placeBits: rowPlaces });
  const contexts = new Int32Array(4);
  const [asFirst, asSecond] = [new Uint16Array(count), new Uint16Array(count)];
  const share = (of: number, all: number) => 32 - Math.clz32(Math.floor((of * 4096) / all));
  const pairs: [number, number][] = [];
  for (let one = 0; one < count; one += 1)
    for (let other = one + 1; other < count; other += 1) {
      const row = share(asFirst[one] ?? 0, other - one);
      const column = share(asSecond[other] ?? 0, one + 1);
      const ofOther = share(asFirst[other] ?? 0, count);
      contexts[0] = row * 32 + column;
      contexts[1] = (ofOther * 32 + column) * 8 + Math.min(7, row);
      contexts[2] = other;
      contexts[3] = one;
      if (forecast(given.has(one * count + other) ? 1 : 0, contexts, 1, 0) === 0) continue;
      pairs.push([one, other]);
      asFirst[one] = (asFirst[one] ?? 0) + 1;
      asSecond[other] = (asSecond[other] ?? 0) + 1;
    }
  return pairs;
}
