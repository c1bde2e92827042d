import { type ConceptId, conceptIds, kindOf } from "../knowledge/concepts.ts";
import { type Lexicon, linesOf, phrasesOf } from "./lexicon.ts";
import { normalise } from "./normalise.ts";

/** One word of a way of saying something: the word itself, or every word that begins so. */
export interface WordTest {
  readonly text: string;
  readonly prefix: boolean;
}

/** A way of naming a concept, word by word; each word may be one of several. */
export interface Way {
  readonly concept: ConceptId;
  readonly words: readonly (readonly WordTest[])[];
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
  /** Whether this is an everyday word, which means what it says as it stands. */
  isOrdinary(word: string): boolean;
  /** Words of the trade by their first letter, for the spelling reader. */
  candidates(first: string): readonly WordTest[];
  /** The word of the language that sounds as this one does, where the language has a `soundOf`. */
  heardAs(word: string): string | undefined;
}

type Phrases = ReadonlyMap<ConceptId, readonly string[]>;

const keyLength = 2;

/** Compiles a language's lexicon once. */
export function wordBook(lexicon: Lexicon, soundOf?: (word: string) => string): WordBook {
  const phrases = phrasesOf(lexicon);
  const testsOf = wordReader(phrases);
  const exact = new Map<string, Way[]>();
  const prefixed = new Map<string, { prefix: string; way: Way }[]>();
  const known = new Set<string>();
  const knownPrefixes = new Map<string, Set<string>>();
  const byLetter = new Map<string, Map<string, WordTest>>();
  const fillers = wordSet(lexicon.smallWords);
  const ordinary = wordSet(lexicon.everydayWords);
  const ordinaryBeginnings = new Map<string, string[]>();
  for (const word of ordinary) if (word.endsWith("*")) push(ordinaryBeginnings, keyOf(word), word.slice(0, -1));

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

  for (const concept of conceptIds) {
    for (const phrase of phrases.get(concept) ?? []) {
      const words = testsOf(phrase);
      const way: Way = { concept, words };
      for (const first of words[0] ?? []) {
        if (first.prefix) push(prefixed, keyOf(first.text), { prefix: first.text, way });
        else push(exact, first.text, way);
      }
      for (const word of words.flat()) remember(word, concept);
    }
  }

  const groups = new Map([...byLetter].map(([letter, group]) => [letter, [...group.values()]] as const));
  const knows = (word: string): boolean => {
    if (known.has(word)) return true;
    for (const prefix of knownPrefixes.get(keyOf(word)) ?? []) if (word.startsWith(prefix)) return true;
    return false;
  };
  const isOrdinary = (word: string): boolean =>
    ordinary.has(word) || (ordinaryBeginnings.get(keyOf(word)) ?? []).some((text) => word.startsWith(text));
  let sounds: ReadonlyMap<string, string> | null = null;
  const heardAs = (word: string): string | undefined => {
    if (soundOf === undefined) return undefined;
    sounds ??= bySound([...groups.values()].flat(), [...fillers, ...ordinary], soundOf);
    return wholeOrBeginning(sounds, soundOf(word));
  };
  return {
    heardAs,
    waysFrom: (word) => [
      ...(exact.get(word) ?? []),
      ...(prefixed.get(keyOf(word)) ?? []).filter(({ prefix }) => word.startsWith(prefix)).map(({ way }) => way),
    ],
    isFiller: (word) => fillers.has(word),
    knows,
    isOrdinary,
    isOwn: (word) => fillers.has(word) || isOrdinary(word) || knows(word),
    candidates: (first) => groups.get(first) ?? [],
  };
}

const shortestBeginning = 5;

/** Words by their sound, everyday words before those of the trade; with a star what begins so. */
function bySound(
  words: readonly WordTest[],
  everyday: readonly string[],
  soundOf: (word: string) => string,
): ReadonlyMap<string, string> {
  const sounds = new Map<string, string>();
  for (const { text, prefix } of words) {
    const sound = soundOf(text);
    if (!prefix) sounds.set(sound, text);
    else if (sound.length >= shortestBeginning) sounds.set(`${sound}*`, text);
  }
  for (const word of everyday) if (!word.endsWith("*")) sounds.set(soundOf(word), word);
  return sounds;
}

function wholeOrBeginning(sounds: ReadonlyMap<string, string>, sound: string): string | undefined {
  const whole = sounds.get(sound);
  if (whole !== undefined) return whole;
  for (let length = sound.length; length >= shortestBeginning; length -= 1) {
    const beginning = sounds.get(`${sound.slice(0, length)}*`);
    if (beginning !== undefined) return beginning;
  }
  return undefined;
}

/** Reads the words of a phrase; each written word is read once for the whole lexicon. */
function wordReader(phrases: Phrases): (phrase: string) => readonly WordTest[][] {
  const known = new Map<string, WordTest[]>();
  const testsOf = (word: string): WordTest[] => {
    const tests =
      known.get(word) ?? word.split("/").flatMap((one) => (one.startsWith("@") ? singleWords(one) : testOf(one)));
    known.set(word, tests);
    return tests;
  };
  /** "@not": every single word of that concept. */
  const singleWords = (reference: string): WordTest[] =>
    (phrases.get(reference.slice(1) as ConceptId) ?? []).filter((phrase) => !/[ @]/u.test(phrase)).flatMap(testsOf);
  return (phrase) =>
    phrase
      .split(" ")
      .map(testsOf)
      .filter((tests) => tests.length > 0);
}

function testOf(word: string): WordTest[] {
  const prefix = word.endsWith("*");
  const text = normalise(prefix ? word.slice(0, -1) : word);
  return text === "" ? [] : [{ text, prefix }];
}

function wordSet(text: string): ReadonlySet<string> {
  return new Set(linesOf(text).map(normalise));
}

function keyOf(text: string): string {
  return text.slice(0, keyLength);
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
