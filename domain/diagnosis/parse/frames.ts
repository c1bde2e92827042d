import { type ConceptId, kindOf } from "../knowledge/concepts.ts";
import { bind } from "./binding.ts";
import { carryDenials, deny } from "./denial.ts";
import type { Distance, Mention } from "./framed.ts";
import type { Spot } from "./spotting.ts";
import type { Token } from "./tokens.ts";

/** Dictated without a comma, a sentence is still read piece by piece. */
const longestSegment = 40;
const lamps: ReadonlySet<ConceptId> = new Set([
  "lamp",
  "red_lamp",
  "amber_lamp",
  "check_engine",
  "abs",
  "code",
  "def",
  "dpf",
]);

/** Binds what is said to the things that it is said of, and denials to what they deny. */
export function frame(
  tokens: readonly Token[],
  spots: readonly Spot[],
  isFiller: (word: string) => boolean,
): Mention[] {
  const mentions = inSegments(tokens, spots);
  const distance = distances(tokens, isFiller);
  const segments = bySegment(mentions);
  let before: readonly Mention[] = [];
  for (const segment of segments) {
    bind(segment, before, distance);
    deny(segment, tokens, distance);
    if (segment.some((mention) => mention.kind === "part" || mention.kind === "place")) before = segment;
  }
  carryDenials(segments);
  for (const mention of mentions) markWell(mention);
  return mentions.filter((mention) => !isOnlyLit(mention, mentions));
}

function inSegments(tokens: readonly Token[], spots: readonly Spot[]): Mention[] {
  const splits = new Set(spots.filter((spot) => spot.concept === "contrast").map((spot) => spot.from));
  let segment = -1;
  let clause = -1;
  let length = 0;
  const segments = tokens.map((token, at) => {
    const starts = token.clause !== clause || splits.has(at) || length >= longestSegment;
    if (starts) segment += 1;
    length = starts ? 1 : length + 1;
    clause = token.clause;
    return segment;
  });
  return spots.map((spot) => ({
    ...spot,
    kind: kindOf(spot.concept),
    segment: segments[spot.from] ?? 0,
    sentence: tokens[spot.from]?.sentence ?? 0,
    denied: false,
    well: false,
    subjects: [],
  }));
}

function bySegment(mentions: readonly Mention[]): Mention[][] {
  const segments: Mention[][] = [];
  for (const mention of mentions) {
    const last = segments.at(-1);
    if (last?.[0]?.segment === mention.segment) last.push(mention);
    else segments.push([mention]);
  }
  return segments;
}

function distances(tokens: readonly Token[], isFiller: (word: string) => boolean): Distance {
  let count = 0;
  const counts = tokens.map((token) => {
    if (!isFiller(token.word)) count += 1;
    return count;
  });
  return (from, to) => Math.max(0, (counts[to - 1] ?? 0) - (counts[from] ?? 0));
}

/** "Горит лампа": a word for burning that also says that something is lit, said of lamps alone. */
function isOnlyLit({ concept, from, to, subjects }: Mention, mentions: readonly Mention[]): boolean {
  if (concept !== "burn" || subjects.length === 0 || !subjects.every((subject) => lamps.has(subject.concept)))
    return false;
  return mentions.some((other) => other.concept === "lit" && other.from === from && other.to === to);
}

const wellStates: ReadonlySet<ConceptId> = new Set(["fine", "work"]);
const comesOn: ReadonlySet<ConceptId> = new Set(["lit", "on", "start"]);
const endStates: ReadonlySet<ConceptId> = new Set(["ended", "off"]);

/** "The brakes are fine", "the smoke stopped": what it is said of no longer counts by being named. */
function markWell(said: Mention): void {
  if (said.denied) {
    if (comesOn.has(said.concept))
      for (const subject of said.subjects) if (subject.concept === "red_lamp") subject.denied = true;
    return;
  }
  for (const subject of said.subjects) {
    const ends = endStates.has(said.concept) && (subject.kind === "event" || lamps.has(subject.concept));
    const isHere = subject.segment === said.segment && !lamps.has(subject.concept);
    if ((ends && subject.concept !== "buzzer") || (isHere && wellStates.has(said.concept) && subject.kind === "part"))
      subject.well = true;
  }
}
