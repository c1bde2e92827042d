import { bitReader, bytesOf } from "./bit-reader.ts";
import { bitWriter } from "./bit-writer.ts";
import { correctionOf } from "./correction.ts";
import { type BitCoder, forecastOf } from "./forecast.ts";

/** A letter, or two parts of which a bit chooses one. */
type Letters = string | { readonly node: number; readonly often: Letters; readonly seldom: Letters };

/** What ends a text among others, a list, a thing in it, a word of that. */
const [endOfText, endsOfList, endsOfThing, endsOfWord] = ["\f", "\n\f", "\n\f,|\t", " /(&!^~"];
/** Places from the beginning of a thing and of a word that mixtures tell apart, and of a word together with a node. */
const [farthest, farthestInWord, nearInWord] = [8, 8, 4];
const mostLetters = 256;
const settings = {
  contexts: 9,
  placeBits: 17,
  mixtures: mostLetters * nearInWord,
  learningRate: 0.012,
  leastError: 0.01,
  mostSeen: 22,
  firstCount: 1.1,
  firstWeight: 2,
};

/**
 * A text of lists, a line each, of things between commas or bars, as bits in base 64: forecast from the letters and the words
 * before, from the list that they stand in and from the thing before, which begins alike where lists are in order. Takes a
 * quarter less than Brotli, the more the more alike text stands `before` it, which whoever unpacks it has too. `unpackText`
 * undoes it. Throws where a text has more than 256 different letters.
 */
export function packText(text: string, before = ""): string {
  const times = new Map<string, number>();
  for (const letter of before + text) times.set(letter, (times.get(letter) ?? 0) + 1);
  const sorted = [...times].sort(([, one], [, other]) => other - one);
  const letters = sorted.map(([letter]) => letter);
  const depths = lettersByDepth(sorted.map(([, often]) => often));
  if (letters.length > mostLetters) throw new Error(`A text of ${letters.length} different letters is not packed.`);
  const writer = bitWriter();
  const [known, told] = [[...before], [...text]];
  codeText(writer, treeOf(letters.values(), [...depths]), known.concat(told), known.length, told.length);
  return `${told.length} ${depths.join()} ${writer.text()} ${letters.join("")}`;
}

/** The text that was packed, given what stood before it. */
export function unpackText(packed: string, before = ""): string {
  const [, length, depths = "", bits = "", letters = ""] = /^(\d+) (\S*) (\S*) (.*)$/su.exec(packed) ?? [];
  const known = [...before];
  const all = treeOf([...letters].values(), depths.split(",").map(Number));
  return codeText(bitReader(bytesOf(bits)), all, known, known.length, Number(length));
}

/** Several texts as one, each forecast from those before it; none may have a form feed. `unpackTexts` undoes it. */
export function packTexts(texts: readonly string[], before = ""): string {
  return packText(texts.join(endOfText), before);
}

/** The texts that were packed together, given what stood before them. */
export function unpackTexts(packed: string, before = ""): readonly string[] {
  return unpackText(packed, before).split(endOfText);
}

/**
 * Codes a text in the letters of a tree; whoever reads gives its length alone. What stands before place `from` is given by
 * both sides: the forecast learns from it, no bit is spent on it.
 */
function codeText(coder: BitCoder, all: Letters, given: readonly string[], from: number, length: number): string {
  let isKnown = true;
  let surroundings = 0;
  const correct = correctionOf({ code: (bit, chance) => (isKnown ? bit : coder.code(bit, chance)) });
  const forecast = forecastOf({ code: (bit, chance) => correct(bit, chance, surroundings) }, settings);
  const waysTo = waysIn(all);
  const contexts = new Int32Array(settings.contexts);
  const coded: string[] = [];
  const codes = new Int32Array(from + length);
  let [word, lettersInWord, wordBefore, endBefore] = [0, 0, 0, 0];
  let [list, start, above, aboveEnd, alike] = [0, 0, 0, 0, 1];
  let [one, two, three, four, five] = [0, 0, 0, 0, 0];
  for (let at = 0; at < codes.length; at += 1) {
    const place = at - start;
    isKnown = at < from;
    const letterAbove = above + place < aboveEnd ? (codes[above + place] ?? 0) : 0;
    contexts[0] = mixed(1, one);
    contexts[1] = mixed(contexts[0], two);
    contexts[2] = mixed(contexts[1], three);
    contexts[3] = mixed(mixed(contexts[2], four), five);
    contexts[4] = word;
    contexts[5] = mixed(word + 99, wordBefore);
    contexts[6] = mixed(list + 55, word);
    contexts[7] = mixed(endBefore + 500, lettersInWord);
    contexts[8] = mixed(mixed(letterAbove, place), alike);
    const mixture =
      (Math.min(farthest - 1, place) * farthestInWord + Math.min(farthestInWord - 1, lettersInWord)) * 2 + alike;
    const inWord = Math.min(nearInWord - 1, lettersInWord);
    const way = at < given.length ? (waysTo.get(given[at] ?? "") ?? "") : "";
    let part = all;
    for (let step = 0; typeof part !== "string"; step += 1) {
      surroundings = mixed(one, part.node);
      const bit = forecast(way.charCodeAt(step) & 1, contexts, part.node, mixture, part.node * nearInWord + inWord);
      part = bit === 1 ? part.often : part.seldom;
    }
    coded.push(part);
    five = four;
    four = three;
    three = two;
    two = one;
    one = part.codePointAt(0) ?? 0;
    codes[at] = one;
    const endsThing = endsOfThing.includes(part);
    if (endsThing || endsOfWord.includes(part)) {
      [word, lettersInWord, wordBefore, endBefore] = [0, 0, endsThing ? 0 : word, one];
    } else {
      word = mixed(word + 1, one);
      lettersInWord += 1;
    }
    if (letterAbove !== one) alike = 0;
    if (!endsThing) continue;
    const endsList = endsOfList.includes(part);
    if (endsList) list += 1;
    [above, aboveEnd] = endsList ? [at, at] : [start, at];
    [alike, start] = [1, at + 1];
  }
  return coded.slice(from).join("");
}

/** How many letters are 0, 1, 2 ... bits away in the tree that reaches them with the fewest (Huffman's). */
function lettersByDepth(times: readonly number[]): readonly number[] {
  const parts = times.map((often) => ({ often, depths: [0] }));
  while (parts.length > 1) {
    parts.sort((one, other) => other.often - one.often);
    const [one, other] = parts.splice(-2);
    if (one === undefined || other === undefined) break;
    const depths = [...one.depths, ...other.depths].map((depth) => depth + 1);
    parts.push({ often: one.often + other.often, depths });
  }
  const depths = parts[0]?.depths ?? [0];
  return Array.from({ length: Math.max(...depths) + 1 }, (_, at) => depths.filter((depth) => depth === at).length);
}

/** The tree of letters in the order of how often they come, the often ones near its root; `left` of each depth. */
function treeOf(letters: Iterator<string>, left: number[], counter = { nodes: 0 }, depth = 0): Letters {
  const here = left[depth] ?? 1;
  if (here > 0) {
    left[depth] = here - 1;
    return letters.next().value ?? "";
  }
  const node = counter.nodes;
  counter.nodes += 1;
  const often = treeOf(letters, left, counter, depth + 1);
  return { node, often, seldom: treeOf(letters, left, counter, depth + 1) };
}

/** The bits that lead to each letter. */
function waysIn(letters: Letters, way = ""): ReadonlyMap<string, string> {
  if (typeof letters === "string") return new Map([[letters, way]]);
  return new Map([...waysIn(letters.often, `${way}1`), ...waysIn(letters.seldom, `${way}0`)]);
}

function mixed(one: number, other: number): number {
  const product = Math.imul(one ^ Math.imul(other + 0x7f4a_7c15, 0x85eb_ca6b), 0x9e37_79b1);
  return product ^ (product >>> 15);
}
