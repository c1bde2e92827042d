import type { Lexicon } from "./patterns.ts";

const shortest = 5;

/**
 * Reads a misspelt word as the one word of the vocabulary that is a single slip away (a letter too many, too few,
 * wrong, or two swapped). Short words, words that the language has anyway, and doubtful ones stay as they are.
 */
export function spellingReader(lexicon: Lexicon, ordinary: ReadonlySet<string>): (word: string) => string {
  const words = byFirstLetter([...lexicon.exact.keys()]);
  const beginnings = byFirstLetter([...lexicon.prefixes.values()].flat().map((entry) => entry.prefix));
  return (word) => {
    if (word.length < shortest || word.length > 18 || /\d/u.test(word)) return word;
    if (ordinary.has(word) || lexicon.atomsOf(word).length > 0) return word;
    const first = word.slice(0, 1);
    const whole = (words.get(first) ?? []).filter((known) => isOneSlipAway(word, known));
    const sameLength = whole.find((known) => known.length === word.length) ?? whole[0];
    if (sameLength !== undefined) return sameLength;
    return (beginnings.get(first) ?? []).find((known) => beginsOneSlipAway(word, known)) ?? word;
  };
}

function byFirstLetter(words: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < shortest) continue;
    const list = groups.get(word.slice(0, 1)) ?? [];
    list.push(word);
    groups.set(word.slice(0, 1), list);
  }
  return groups;
}

function beginsOneSlipAway(word: string, beginning: string): boolean {
  const { length } = beginning;
  return [length, length + 1, length - 1].some(
    (size) => size <= word.length && isOneSlipAway(word.slice(0, size), beginning),
  );
}

/** True when one insertion, deletion, substitution or swap of neighbours turns `a` into `b`. */
export function isOneSlipAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const restA = a.slice(at);
  const restB = b.slice(at);
  if (a.length === b.length) {
    const swapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
    return swapped || restA.slice(1) === restB.slice(1);
  }
  return a.length > b.length ? restA.slice(1) === restB : restA === restB.slice(1);
}
