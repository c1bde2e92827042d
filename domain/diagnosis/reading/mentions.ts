import type { QuestionId } from "../facts/advice.ts";
import type { SymptomId } from "../facts/symptoms.ts";
import { findMatches, type IndexedText, indexText, Lexicon, type Match, type Pattern } from "./patterns.ts";
import { spellingReader } from "./spelling.ts";
import { type Token, tokenize } from "./tokens.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** One place where a message speaks of a symptom, and how it speaks of it. */
export interface Mention {
  readonly symptom: SymptomId;
  /** The driver's own words. */
  readonly words: string;
  /** "no smoke", "the fire is out". */
  readonly denied: boolean;
  /** Over, or another truck's. */
  readonly past: boolean;
  /** Only imagined or asked about. */
  readonly imagined: boolean;
}

export interface Reader {
  /** What a message speaks of; `asked` is the question that it answers. */
  read(text: string, asked: QuestionId | null): Mention[];
  /** Whether a word stands in the vocabulary as it is. */
  knows(word: string): boolean;
}

interface Found {
  readonly symptom: SymptomId;
  readonly match: Match;
  readonly ownNegators: boolean;
}

interface Compiled {
  readonly symptom: SymptomId;
  readonly pattern: Pattern;
  /** The negator in it is part of the symptom ("won't start") and denies nothing. */
  readonly ownNegators: boolean;
}

const negationReach = 5;
const endReach = 4;

/**
 * Compiles a vocabulary once; reading then costs well under a millisecond.
 * @param isForeign says which words belong to another language and are no misspelling of this one.
 */
export function createReader(vocabulary: Vocabulary, isForeign: (word: string) => boolean = () => false): Reader {
  const lexicon = new Lexicon();
  const compile = (source: string) => lexicon.compile(source, vocabulary.lists);
  const compileAll = (table: Readonly<Partial<Record<SymptomId, readonly string[]>>>): Compiled[] =>
    Object.entries(table).flatMap(([symptom, sources]) =>
      sources.map((source) => ({
        symptom: symptom as SymptomId,
        pattern: compile(source),
        ownNegators: hasNegator(source, vocabulary),
      })),
    );
  const symptoms = compileAll(vocabulary.symptoms);
  const answers = new Map(
    Object.entries(vocabulary.answers).map(([question, table]) => [question, compileAll(table)] as const),
  );
  const ended = compileAll(vocabulary.ended);
  const deniedAfter = vocabulary.deniedAfter.map(compile);
  const emptyNegations = vocabulary.emptyNegations.map(compile);
  const past = vocabulary.past.map(compile);
  const stillSo = vocabulary.stillSo.map(compile);
  const imagined = vocabulary.imagined.map(compile);
  const spelt = spellingReader(lexicon, vocabulary.ordinary);
  const readAs = (word: string) => (isForeign(word) ? word : spelt(word));

  return {
    knows: (word) => vocabulary.ordinary.has(word) || lexicon.atomsOf(word).length > 0,
    read(message, asked) {
      const text = indexText(tokenize(message), lexicon, readAs);
      const search = (list: readonly Compiled[]): Found[] =>
        list.flatMap(({ symptom, pattern, ownNegators }) =>
          findMatches(text, pattern).map((match) => ({ symptom, match, ownNegators })),
        );
      const found = [...search(symptoms), ...search((asked && answers.get(asked)) || [])];
      const endings = search(ended);
      const negators = liveNegators(text, vocabulary, found, emptyNegations);
      const isPast = pastTest(text, past, stillSo, vocabulary.contrasts);
      const imaginedSentences = sentencesWith(text, imagined);
      const offAfter = deniedAfter.flatMap((pattern) => findMatches(text, pattern));

      return withoutShadowed(found)
        .filter(isAnswerOrSymptom(text, vocabulary))
        .map(({ symptom, match, ownNegators }) => {
          const first = text.tokens[match.from];
          const last = text.tokens[match.to];
          const sentence = first?.sentence ?? 0;
          const isOver = endings.some((end) => end.symptom === symptom && followsClosely(text, match, end.match));
          const isOff = offAfter.some((off) => followsClosely(text, match, off) && off.from - match.to <= 2);
          return {
            symptom,
            words: message.slice(first?.start, last?.end),
            denied: isOver || isOff || isDenied(text, vocabulary, match, negators, ownNegators),
            past: isPast(match.from),
            imagined: imaginedSentences.has(sentence),
          };
        });
    },
  };
}

function hasNegator(source: string, vocabulary: Vocabulary): boolean {
  const positive = source.split(" ! ")[0] ?? "";
  return positive
    .replace(/\{(\w+)\}/gu, (_, name: string) => vocabulary.lists[name] ?? name)
    .split(/[\s/&]+/u)
    .some((word) => vocabulary.negators.has(word));
}

function liveNegators(
  text: IndexedText,
  vocabulary: Vocabulary,
  found: readonly Found[],
  emptyNegations: readonly Pattern[],
): ReadonlySet<number> {
  const spent = new Set<number>();
  const spend = ({ from, to }: Match) => {
    for (let at = from; at <= to; at += 1) spent.add(at);
  };
  for (const item of found) if (item.ownNegators && item.symptom !== "no") spend(item.match);
  for (const pattern of emptyNegations) for (const match of findMatches(text, pattern)) spend(match);
  const live = new Set<number>();
  text.tokens.forEach((token, at) => {
    if (vocabulary.negators.has(token.word) && !spent.has(at) && !isBareAnswer(text.tokens, at, vocabulary))
      live.add(at);
  });
  return live;
}

/** Yes and no count only at the beginning, and a no only where it stands by itself: "no smoke" answers nothing. */
function isAnswerOrSymptom(text: IndexedText, vocabulary: Vocabulary): (item: Found) => boolean {
  return ({ symptom, match }) => {
    if (symptom !== "yes" && symptom !== "no") return true;
    if (match.from > 1) return false;
    const [last, next] = [text.tokens[match.to], text.tokens[match.to + 1]];
    return (
      symptom === "yes" ||
      next === undefined ||
      next.clause !== last?.clause ||
      vocabulary.bareAnswerNext.has(next.word)
    );
  };
}

/** "No the brakes are fine": a "no" that answers, at the start of a sentence, denies nothing after it. */
function isBareAnswer(tokens: readonly Token[], at: number, vocabulary: Vocabulary): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  const starts = at === 0 || tokens[at - 1]?.sentence !== token?.sentence;
  if (!starts || token === undefined || next === undefined) return false;
  return vocabulary.bareAnswers.has(token.word) && vocabulary.bareAnswerNext.has(next.word);
}

function isDenied(
  text: IndexedText,
  vocabulary: Vocabulary,
  match: Match,
  negators: ReadonlySet<number>,
  ownNegators: boolean,
): boolean {
  const first = text.tokens[match.from];
  if (first !== undefined && vocabulary.negationEnds.has(first.word)) return false;
  if (!ownNegators) {
    for (let at = match.from; at <= match.to; at += 1) if (negators.has(at)) return true;
  }
  for (let at = match.from - 1, steps = 0; at >= 0 && steps < negationReach; at -= 1, steps += 1) {
    const token = text.tokens[at];
    const next = text.tokens[at + 1];
    if (token === undefined || next === undefined || token.sentence !== next.sentence) return false;
    if (token.clause !== next.clause && !listGoesOn(text, vocabulary, at + 1)) return false;
    if (negators.has(at)) return true;
    if (vocabulary.negationEnds.has(token.word)) return false;
  }
  return false;
}

/** "no smoke, fire or leaks": over a comma a denial goes on only when the list ends with "or". */
function listGoesOn(text: IndexedText, vocabulary: Vocabulary, from: number): boolean {
  const sentence = text.tokens[from]?.sentence;
  for (let at = from; at < from + 7; at += 1) {
    const token = text.tokens[at];
    if (token === undefined || token.sentence !== sentence) return false;
    if (vocabulary.alternatives.has(token.word)) return true;
  }
  return false;
}

function followsClosely(text: IndexedText, match: Match, after: Match): boolean {
  const distance = after.from - match.to;
  return distance > 0 && distance <= endReach && text.tokens[after.from]?.sentence === text.tokens[match.to]?.sentence;
}

/** A past phrase speaks for its sentence up to the next contrast, unless the sentence says that it is still so. */
function pastTest(
  text: IndexedText,
  past: readonly Pattern[],
  stillSo: readonly Pattern[],
  contrasts: ReadonlySet<string>,
): (at: number) => boolean {
  const starts = past.flatMap((pattern) => findMatches(text, pattern)).map((match) => match.from);
  if (starts.length === 0) return () => false;
  const current = sentencesWith(text, stillSo);
  let part = 0;
  const parts = text.tokens.map((token, at) => {
    if (contrasts.has(token.word) || token.sentence !== text.tokens[at - 1]?.sentence) part += 1;
    return part;
  });
  const pastParts = new Set(starts.map((at) => parts[at]));
  return (at) => pastParts.has(parts[at]) && !current.has(text.tokens[at]?.sentence ?? -1);
}

function sentencesWith(text: IndexedText, patterns: readonly Pattern[]): Set<number> {
  const sentences = new Set<number>();
  for (const pattern of patterns) {
    for (const match of findMatches(text, pattern)) sentences.add(text.tokens[match.from]?.sentence ?? 0);
  }
  return sentences;
}

/** Smoke out of the stack is no smoke from the truck: the wider reading of the same words gives way. */
function withoutShadowed(found: readonly Found[]): readonly Found[] {
  const stacks = found.filter((item) => item.symptom === "exhaust_smoke");
  if (stacks.length === 0) return found;
  return found.filter(
    (item) =>
      item.symptom !== "smoke" ||
      !stacks.some(({ match }) => match.from <= item.match.from && match.to >= item.match.to),
  );
}
