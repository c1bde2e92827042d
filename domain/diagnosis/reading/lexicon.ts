import { type ConceptId, kindOf, type Lexicon } from "../lexicon/concepts.ts";
import { normalise } from "./tokens.ts";

/** One word of a way of saying something: the word itself, or every word that begins so. */
export interface WordTest {
  readonly text: string;
  readonly prefix: boolean;
}

/** A way of naming a concept, word by word. */
export interface Way {
  readonly concept: ConceptId;
  readonly words: readonly WordTest[];
}

/** A compiled lexicon: what a word can be the beginning of, and which words it knows. */
export interface WordBook {
  /** Ways whose first word this is. */
  waysFrom(word: string): readonly Way[];
  isFiller(word: string): boolean;
  /** Whether any way of naming a thing of the trade has this word anywhere. */
  knows(word: string): boolean;
  /** Whether the language has this word, of the trade or not. */
  isOwn(word: string): boolean;
  /** Words of the trade by their first letter, for the spelling reader. */
  candidates(first: string): readonly WordTest[];
}

const keyLength = 2;

/** Compiles a language's lexicon once. */
export function wordBook(lexicon: Lexicon): WordBook {
  const exact = new Map<string, Way[]>();
  const prefixed = new Map<string, { prefix: string; way: Way }[]>();
  const known = new Set<string>();
  const knownPrefixes = new Map<string, Set<string>>();
  const byLetter = new Map<string, Map<string, WordTest>>();
  const fillers = wordSet(lexicon.fillers);
  const ordinary = wordSet(lexicon.ordinary);

  const remember = (word: WordTest, concept: ConceptId): void => {
    if (word.prefix) {
      const list = knownPrefixes.get(keyOf(word.text)) ?? new Set<string>();
      knownPrefixes.set(keyOf(word.text), list.add(word.text));
    } else known.add(word.text);
    if (kindOf(concept) === "mark" || concept === "off_topic" || ordinary.has(word.text)) return;
    const letter = word.text.slice(0, 1);
    const group = byLetter.get(letter) ?? new Map<string, WordTest>();
    byLetter.set(letter, group.set(`${word.text}${word.prefix ? "*" : ""}`, word));
  };

  for (const [concept, list] of Object.entries(lexicon.concepts) as [ConceptId, string][]) {
    for (const source of list.split(",")) {
      const words = wordTests(source);
      const [first] = words;
      if (first === undefined) continue;
      const way: Way = { concept, words };
      if (first.prefix) push(prefixed, keyOf(first.text), { prefix: first.text, way });
      else push(exact, first.text, way);
      for (const word of words) remember(word, concept);
    }
  }

  const groups = new Map([...byLetter].map(([letter, group]) => [letter, [...group.values()]] as const));
  const knows = (word: string): boolean => {
    if (known.has(word)) return true;
    for (const prefix of knownPrefixes.get(keyOf(word)) ?? []) if (word.startsWith(prefix)) return true;
    return false;
  };
  return {
    waysFrom: (word) => [
      ...(exact.get(word) ?? []),
      ...(prefixed.get(keyOf(word)) ?? []).filter(({ prefix }) => word.startsWith(prefix)).map(({ way }) => way),
    ],
    isFiller: (word) => fillers.has(word),
    knows,
    isOwn: (word) => fillers.has(word) || ordinary.has(word) || knows(word),
    candidates: (first) => groups.get(first) ?? [],
  };
}

function wordTests(source: string): WordTest[] {
  return source
    .trim()
    .split(/\s+/u)
    .map((word) =>
      word.endsWith("*")
        ? { text: normalise(word.slice(0, -1)), prefix: true }
        : { text: normalise(word), prefix: false },
    )
    .filter((word) => word.text !== "");
}

function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/u).map(normalise));
}

function keyOf(text: string): string {
  return text.slice(0, keyLength);
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
