import type { ChatLanguage } from "../../languages/languages.ts";
import type { ConceptId } from "../knowledge/concepts.ts";
import { bookOf } from "../languages/known.ts";
import type { Way, WordTest } from "../languages/word-book.ts";
import type { Forms } from "./forms.ts";
import type { Reading } from "./readers.ts";
import type { Token } from "./tokens.ts";

/** One place where a message names a concept. */
export interface Spot {
  readonly concept: ConceptId;
  readonly from: number;
  readonly to: number;
}

interface Found extends Spot {
  readonly words: number;
}

const mostFillers = 2;
/** Answers and intentions, which say nothing of the words inside them. */
const transparent: ReadonlySet<ConceptId> = new Set([
  "yes",
  "no",
  "guarded",
  "defeat",
  "tamper",
  "need",
  "new_part",
  "brake_action",
  "cold_weather",
  "grade",
  "loaded",
  "fueled",
  "mine",
  "unwell",
  "exhaust_gap",
  "overnight",
  "by_hand",
  "fill_in",
  "dipstick",
  "under_way",
  "blind",
  "grass",
  "cooled",
]);

/** Where the message names which concept. A longer way of saying something hides the shorter ones inside it. */
export function spotConcepts(tokens: readonly Token[], readings: readonly Reading[]): readonly Spot[] {
  const found: Found[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    for (const [language, forms] of Object.entries(readings[at] ?? {}) as [ChatLanguage, Forms][]) {
      for (const way of new Set(forms.flatMap((form) => bookOf(language).waysFrom(form)))) {
        const to = lastWord(way, at, language, tokens, readings);
        if (to !== null) found.push({ concept: way.concept, from: at, to, words: way.words.length });
      }
    }
  }
  return withoutHidden(found);
}

function lastWord(
  way: Way,
  from: number,
  language: ChatLanguage,
  tokens: readonly Token[],
  readings: readonly Reading[],
): number | null {
  let at = from;
  for (const tests of way.words.slice(1)) {
    const next = nextWord(tests, at, language, tokens, readings);
    if (next === null) return null;
    at = next;
  }
  return at;
}

function nextWord(
  tests: readonly WordTest[],
  after: number,
  language: ChatLanguage,
  tokens: readonly Token[],
  readings: readonly Reading[],
): number | null {
  for (let at = after + 1; at <= after + 1 + mostFillers; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.clause !== tokens[after]?.clause) return null;
    if (satisfies(readings[at]?.[language] ?? [], tests) || satisfies([token.word], tests)) return at;
    if (!bookOf(language).isFiller(token.word) && !/^\d+$/u.test(token.word)) return null;
  }
  return null;
}

function satisfies(forms: Forms, tests: readonly WordTest[]): boolean {
  return forms.some((form) => tests.some(({ text, prefix }) => (prefix ? form.startsWith(text) : form === text)));
}

/** "No levanta presión": what the truck does not bring up is pressure, and it is no hill. */
function isOfPressure({ concept, from, to }: Found, builds: readonly Found[]): boolean {
  return concept === "no_power" && builds.some((other) => other.from > from && other.from <= to && other.to > to);
}

function withoutHidden(found: readonly Found[]): Spot[] {
  const builds = found.filter(({ concept }) => concept === "build");
  const byLength = found
    .filter((spot) => !isOfPressure(spot, builds))
    .sort((a, b) => b.words - a.words || a.from - b.from);
  const covering = new Map<number, Found[]>();
  const kept = new Map<string, Found>();
  for (const spot of byLength) {
    const isTransparent = transparent.has(spot.concept);
    const longer = covering.get(spot.from) ?? [];
    if (!isTransparent && longer.some((other) => other.words > spot.words && other.to >= spot.to)) continue;
    kept.set(`${spot.concept} ${spot.from} ${spot.to}`, spot);
    for (let at = spot.from; !isTransparent && spot.words > 1 && at <= spot.to; at += 1) {
      const list = covering.get(at);
      if (list) list.push(spot);
      else covering.set(at, [spot]);
    }
  }
  return [...kept.values()]
    .sort((a, b) => a.from - b.from || b.to - a.to)
    .map(({ concept, from, to }) => ({ concept, from, to }));
}
