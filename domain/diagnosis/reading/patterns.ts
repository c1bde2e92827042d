import { normalise, type Token } from "./tokens.ts";

/**
 * A small language for the ways in which a thing is said, word by word:
 * `a b` one after the other · `a/b` either · `a*` any word beginning so · `a .. b` up to four words between ·
 * `a & b` both in one clause, in any order, at most eight words apart · `a ! b` not when b stands in the clause ·
 * `{name}` a named list of alternatives.
 * Matching walks the words once per pattern whose first word occurs; nothing backtracks without bound.
 */
export interface Pattern {
  readonly groups: readonly (readonly Step[])[];
  readonly unless: readonly Atom[];
}

interface Step {
  readonly atoms: readonly Atom[];
  /** How many words may stand before this one. */
  readonly gap: number;
}

type Atom = number;

export interface Match {
  readonly from: number;
  readonly to: number;
}

const widestGap = 4;
const widestWindow = 8;

/** All words that patterns ask for, each known by a number. */
export class Lexicon {
  readonly exact = new Map<string, Atom>();
  readonly prefixes = new Map<string, { prefix: string; atom: Atom }[]>();
  #count = 0;

  compile(source: string, lists: Readonly<Record<string, string>>): Pattern {
    const expanded = source.replace(/\{(\w+)\}/gu, (_, name: string) => lists[name] ?? name);
    const [positive = "", negative = ""] = expanded.split(" ! ");
    return {
      groups: positive.split(" & ").map((group) => this.#steps(group)),
      unless: negative.split(" ").flatMap((part) => this.#atoms(part)),
    };
  }

  /** The numbers of every listed word and beginning that this word satisfies. */
  atomsOf(word: string): readonly Atom[] {
    const found: Atom[] = [];
    const exact = this.exact.get(word);
    if (exact !== undefined) found.push(exact);
    for (const { prefix, atom } of this.prefixes.get(word.slice(0, 2)) ?? []) {
      if (word.startsWith(prefix)) found.push(atom);
    }
    return found;
  }

  #steps(group: string): Step[] {
    const steps: Step[] = [];
    let gap = 0;
    for (const part of group.trim().split(/\s+/u)) {
      if (part === "..") {
        gap = widestGap;
        continue;
      }
      steps.push({ atoms: this.#atoms(part), gap });
      gap = 0;
    }
    return steps;
  }

  #atoms(part: string): Atom[] {
    return part
      .trim()
      .split("/")
      .filter((word) => word !== "")
      .map((word) => (word.endsWith("*") ? this.#prefix(normalise(word.slice(0, -1))) : this.#word(normalise(word))));
  }

  #word(word: string): Atom {
    const known = this.exact.get(word);
    if (known !== undefined) return known;
    this.exact.set(word, this.#count);
    return this.#count++;
  }

  #prefix(prefix: string): Atom {
    const key = prefix.slice(0, 2);
    const list = this.prefixes.get(key) ?? [];
    const known = list.find((entry) => entry.prefix === prefix);
    if (known) return known.atom;
    list.push({ prefix, atom: this.#count });
    this.prefixes.set(key, list);
    return this.#count++;
  }
}

/** A message with the numbers of what each of its words satisfies. */
export interface IndexedText {
  readonly tokens: readonly Token[];
  readonly atoms: readonly ReadonlySet<Atom>[];
  readonly places: ReadonlyMap<Atom, readonly number[]>;
}

/** Prepares tokens for matching; `readAs` gives the word that a misspelt one stands for. */
export function indexText(tokens: readonly Token[], lexicon: Lexicon, readAs: (word: string) => string): IndexedText {
  const places = new Map<Atom, number[]>();
  const atoms = tokens.map((token, at) => {
    const found = new Set(lexicon.atomsOf(readAs(token.word)));
    for (const atom of found) {
      const list = places.get(atom);
      if (list) list.push(at);
      else places.set(atom, [at]);
    }
    return found;
  });
  return { tokens, atoms, places };
}

/** Every place where a pattern matches, at most one per starting word. */
export function findMatches(text: IndexedText, pattern: Pattern): Match[] {
  const [first, ...others] = pattern.groups;
  if (first === undefined) return [];
  const starts = groupMatches(text, first);
  if (starts.length === 0) return [];
  const partners = others.map((group) => groupMatches(text, group));
  const found: Match[] = [];
  for (const match of starts) {
    const whole = partners.reduce<Match | null>((sum, group) => (sum === null ? null : join(text, sum, group)), match);
    if (whole !== null && !isExcluded(text, whole, pattern.unless)) found.push(whole);
  }
  return found;
}

function join(text: IndexedText, so: Match, group: readonly Match[]): Match | null {
  const clause = text.tokens[so.from]?.clause;
  let best: Match | null = null;
  let bestDistance = widestWindow + 1;
  for (const match of group) {
    if (text.tokens[match.from]?.clause !== clause) continue;
    const overlaps = match.from <= so.to && match.to >= so.from;
    const distance = match.from > so.to ? match.from - so.to : so.from - match.to;
    if (overlaps || distance >= bestDistance) continue;
    best = match;
    bestDistance = distance;
  }
  return best === null ? null : { from: Math.min(so.from, best.from), to: Math.max(so.to, best.to) };
}

function groupMatches(text: IndexedText, steps: readonly Step[]): Match[] {
  const [first, ...rest] = steps;
  if (first === undefined) return [];
  const starts = first.atoms.flatMap((atom) => text.places.get(atom) ?? []);
  const found: Match[] = [];
  for (const from of starts) {
    let to: number | null = from;
    for (const step of rest) {
      to = nextPlace(text, to, step);
      if (to === null) break;
    }
    if (to !== null) found.push({ from, to });
  }
  return found;
}

function nextPlace(text: IndexedText, after: number, step: Step): number | null {
  for (let at = after + 1; at <= after + 1 + step.gap; at += 1) {
    const token = text.tokens[at];
    if (token === undefined || token.clause !== text.tokens[after]?.clause) return null;
    const atoms = text.atoms[at];
    if (atoms !== undefined && step.atoms.some((atom) => atoms.has(atom))) return at;
  }
  return null;
}

function isExcluded(text: IndexedText, match: Match, unless: readonly Atom[]): boolean {
  const clause = text.tokens[match.from]?.clause;
  return unless.some((atom) => (text.places.get(atom) ?? []).some((at) => text.tokens[at]?.clause === clause));
}
