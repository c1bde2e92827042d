import type { ChatLanguage } from "../../languages/languages.ts";
import type { ComplaintLines, Guide } from "../guides/guide.ts";
import { formsOf } from "../languages/known.ts";
import { normalise } from "../languages/normalise.ts";
import type { ReadMessage } from "../parse/take-apart.ts";
import type { Token } from "../parse/tokens.ts";

interface WordTest {
  readonly text: string;
  readonly isPrefix: boolean;
}
/** Words in this order. */
type Way = readonly WordTest[];
/** Any of these ways. */
type Term = readonly Way[];

interface Line {
  readonly all: readonly Term[];
  readonly none: readonly Term[];
}

/** In a message of more words the terms have to be said in one sentence. */
const mostWords = 24;
const mostBetween = 1;
/** Terms that are farther apart speak of different things. */
const widest = 9;
const read = new Map<string, readonly Line[]>();

/** A message of more words tells more than the complaint. */
const mostWordsOfComplaint = 9;

/**
 * Whether a message is little more than a complaint: short, without a figure and without 'a bit' or 'fine'. Of
 * what a longer one tells, the engine has weighed all; two of its words may name a complaint that is not meant.
 */
export function isPlain({ tokens, concepts }: ReadMessage): boolean {
  const isMild = concepts.some(({ concept }) => concept === "small" || concept === "fine");
  return tokens.length <= mostWordsOfComplaint && !isMild && !tokens.some(({ word }) => /\d/u.test(word));
}

/** The guides whose complaint a message names, each with how many terms of it were said. */
export function namedIn(message: ReadMessage, guides: readonly Guide[]): ReadonlyMap<string, number> {
  const said = guides.map(({ id, selects }): [string, number] => [
    id,
    Math.max(0, ...(selects.complaints ?? []).map((lines) => saidOf(lines, message))),
  ]);
  return new Map(said.filter(([, terms]) => terms > 0));
}

/**
 * How many terms of a complaint a message says; 0 where it says none of the lines, and where it is over or another
 * truck's.
 */
export function saidOf({ language, lines }: ComplaintLines, message: ReadMessage): number {
  const { tokens } = message;
  const parts = tokens.length <= mostWords ? [tokens] : sentencesOf(tokens);
  return Math.max(0, ...parts.map((part) => bestIn(linesOf(lines), part, message, language)));
}

function bestIn(lines: readonly Line[], part: readonly Token[], message: ReadMessage, language: ChatLanguage): number {
  const forms = part.map(({ word }) => formsOf(language, word));
  let best = 0;
  for (const { all, none } of lines) {
    if (all.length <= best || none.some((term) => placeOf(term, forms) >= 0)) continue;
    const places = all.map((term) => placeOf(term, forms));
    const [first, last] = [Math.min(...places), Math.max(...places)];
    if (first >= 0 && last - first <= widest && isSoNow(part[last], message)) best = all.length;
  }
  return best;
}

function isSoNow(token: Token | undefined, { tokens, scopes }: ReadMessage): boolean {
  if (token === undefined) return false;
  const at = tokens.indexOf(token);
  const where = { from: at, to: at, sentence: token.sentence, segment: -1 };
  return !scopes.isPast(where) && !scopes.isOthers(where);
}

/** Where a term is said; -1 where it is not. */
function placeOf(term: Term, forms: readonly (readonly string[])[]): number {
  return forms.findIndex((_, at) => term.some((way) => isSaidAt(way, at, forms)));
}

function isSaidAt(way: Way, from: number, forms: readonly (readonly string[])[]): boolean {
  let at = from;
  for (const [index, test] of way.entries()) {
    const last = index === 0 ? at : at + mostBetween;
    const found = forms.findIndex((some, place) => place >= at && place <= last && isMet(test, some));
    if (found < 0) return false;
    at = found + 1;
  }
  return true;
}

function isMet({ text, isPrefix }: WordTest, forms: readonly string[]): boolean {
  return forms.some((form) => (isPrefix ? form.startsWith(text) : form === text));
}

function sentencesOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const count = (tokens.at(-1)?.sentence ?? -1) + 1;
  return Array.from({ length: count }, (_, at) => tokens.filter(({ sentence }) => sentence === at));
}

function linesOf(lines: string): readonly Line[] {
  const known = read.get(lines);
  if (known !== undefined) return known;
  const made = lines
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line): Line => {
      const [all = "", none = ""] = line.split(" ! ");
      return { all: termsOf(all), none: termsOf(none) };
    });
  read.set(lines, made);
  return made;
}

function termsOf(text: string): readonly Term[] {
  const terms = text.split(/\s+/u).filter((term) => term !== "");
  return terms.map((term) => term.split("/").map((way) => way.split("_").map(testOf)));
}

function testOf(word: string): WordTest {
  const isPrefix = word.endsWith("*");
  return { text: normalise(isPrefix ? word.slice(0, -1) : word), isPrefix };
}
