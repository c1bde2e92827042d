import { writeFileSync } from "node:fs";
import { categories, driveDecisions } from "#domain/diagnosis/assessment.ts";
import { readCase } from "#domain/diagnosis/conclusion/evidence.ts";
import "#domain/diagnosis/speech/all.ts";
import { factsOfCase } from "#domain/diagnosis/weighing/facts-of-case.ts";
import { conceptsIn, question, type WeightTable, writePairs, writeTable } from "#domain/diagnosis/weighing/rows.ts";
import { outcomes } from "#domain/diagnosis/weighing/weigh.ts";
import { chatLanguages } from "#domain/languages/languages.ts";
import { urgencyLevels } from "#domain/tickets/urgency.ts";
import type { EvalCase } from "./read-cases.ts";
import { readCases } from "./read-cases.ts";

/**
 * Makes domain/diagnosis/facts/weights.json, pairs.json and stems-*.json anew from the looked-at part of the labelled
 * cases: logistic regression on the facts of each case, trained with Adam, facts left out by chance so that no single one
 * is leant on. The same cases give the same files.
 */

const rounds = 50;
const roundsAfter = 25;
/** Trained so often from other beginnings; the mean of them depends less on chance than each. */
const beginnings = [20_261_121, 777, 4242];
const least = 0.4;
/** As low as the bundle's limit leaves room for in each language. */
const leastOfStem = { en: 0.5, es: 0.5, ar: 0.75, ru: 0.6 } as const;
const leastOfPair = 0.75;
const rarest = 2;
const rarestStem = 4;
const rarestPair = 12;
const leftOut = 0.55;
/**
 * How often everything that rules conclude is left out at once: the rules were made with these very cases in sight and
 * are never wrong about them as often as about others, so that they must not be leant on too much.
 */
const rulesLeftOut = 0.8;
const groups = [categories.length, urgencyLevels.length, driveDecisions.length];
const width = outcomes.length;

/** A small generator of numbers from 0 to 1 with a seed (xorshift32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

interface Sample {
  readonly facts: readonly number[];
  readonly labels: readonly number[];
}

function labelsOf(one: EvalCase): readonly number[] {
  const right: readonly string[] = [...one.category, ...one.urgency, ...one.drive];
  const counts = [one.category.length, one.urgency.length, one.drive.length];
  const group = (index: number) => (index < (groups[0] ?? 0) ? 0 : index < (groups[0] ?? 0) + (groups[1] ?? 0) ? 1 : 2);
  return outcomes.map((outcome, index) => (right.includes(outcome) ? 1 / (counts[group(index)] ?? 1) : 0));
}

/** How often a fact must be seen before anything is learnt from it. */
function rarestOf(fact: string): number {
  if (isPair(fact)) return rarestPair;
  return isStem(fact) ? rarestStem : rarest;
}

/** Smaller weights of a fact are left out. */
function leastOf(fact: string): number {
  const language = chatLanguages.find((one) => fact.startsWith(`${one}:`));
  if (language !== undefined) return leastOfStem[language];
  return isPair(fact) ? leastOfPair : least;
}

const isStem = (fact: string) => /^(?:en|es|ar|ru):/u.test(fact);
const isOfRules = (fact: string) => /^[so]:/u.test(fact);
const isPair = (fact: string) => fact.includes("&");

const cases = readCases().filter(({ part }) => part === "looked-at");
const told = cases.map((one) => {
  const file = readCase({ messages: one.messages, language: one.language });
  return { labels: labelsOf(one), facts: ["always", ...new Set(factsOfCase(file))] };
});
const seen = new Map<string, number>();
for (const { facts } of told) for (const fact of facts) seen.set(fact, (seen.get(fact) ?? 0) + 1);
const vocabulary = [...seen]
  .filter(([fact, count]) => count >= rarestOf(fact))
  .map(([fact]) => fact)
  .sort();
const indexOf = new Map(vocabulary.map((fact, index) => [fact, index]));
const ofRules = new Set(vocabulary.flatMap((fact, index) => (isOfRules(fact) ? [index] : [])));
const pairs = new Set(vocabulary.flatMap((fact, index) => (isPair(fact) ? [index] : [])));
const samples: Sample[] = told.map(({ facts, labels }) => ({
  labels,
  facts: facts.flatMap((fact) => indexOf.get(fact) ?? []),
}));

const size = vocabulary.length * width;
/** Weights that were too small to keep stay nothing. */
const dropped = new Uint8Array(size);
const batch = 256;

/** One training: what is learnt so far, and Adam's means of the slopes. */
interface Training {
  readonly learnt: Float64Array;
  readonly mean: Float64Array;
  readonly square: Float64Array;
  readonly slope: Float64Array;
  readonly random: () => number;
  steps: number;
}

function shuffled(random: () => number): number[] {
  const order = samples.map((_, index) => index);
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
  return order;
}

/** Adds a sample's share to the slopes; answers the facts that it touched. */
function addSlope({ learnt, slope, random }: Training, { facts, labels }: Sample, share: number): readonly number[] {
  const withoutRules = random() < rulesLeftOut;
  const kept = facts.filter((fact) => !(withoutRules && ofRules.has(fact)) && random() >= leftOut);
  const scores = new Float64Array(width);
  for (const fact of kept)
    for (let out = 0; out < width; out += 1) scores[out] = (scores[out] ?? 0) + (learnt[fact * width + out] ?? 0);
  let from = 0;
  for (const count of groups) {
    const highest = Math.max(...scores.subarray(from, from + count));
    let total = 0;
    for (let out = from; out < from + count; out += 1) total += Math.exp((scores[out] ?? 0) - highest);
    for (let out = from; out < from + count; out += 1)
      scores[out] = (Math.exp((scores[out] ?? 0) - highest) / total - (labels[out] ?? 0)) * share;
    from += count;
  }
  // Two things together tell how grave it is, hardly which system it is.
  for (const fact of kept)
    for (let out = pairs.has(fact) ? (groups[0] ?? 0) : 0; out < width; out += 1)
      slope[fact * width + out] = (slope[fact * width + out] ?? 0) + (scores[out] ?? 0);
  return kept;
}

/** One step of Adam on the facts that a batch touched. */
function step(training: Training, touched: ReadonlySet<number>, rate: number): void {
  const { learnt, mean, square, slope } = training;
  training.steps += 1;
  const ofMean = 1 - 0.9 ** training.steps;
  const ofSquare = 1 - 0.999 ** training.steps;
  for (const fact of touched)
    for (let at = fact * width; at < (fact + 1) * width; at += 1) {
      const gradient = slope[at] ?? 0;
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * gradient;
      square[at] = 0.999 * (square[at] ?? 0) + 0.001 * gradient * gradient;
      const scale = Math.sqrt((square[at] ?? 0) / ofSquare) + 1e-8;
      if (dropped[at] === 0) learnt[at] = (learnt[at] ?? 0) - (rate * (mean[at] ?? 0)) / ofMean / scale;
      slope[at] = 0;
    }
}

function train(from: Float64Array, seed: number, rounds: number, fastest: number): Float64Array {
  const [mean, square, slope] = [new Float64Array(size), new Float64Array(size), new Float64Array(size)];
  const training = { learnt: from.slice(), mean, square, slope, random: numbersFrom(seed), steps: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const order = shuffled(training.random);
    const rate = fastest * (1 - round / rounds) + 1e-4;
    for (let first = 0; first < order.length; first += batch) {
      const chosen = order.slice(first, first + batch);
      const touched = new Set<number>();
      for (const index of chosen) {
        const sample = samples[index];
        if (sample === undefined) continue;
        for (const fact of addSlope(training, sample, 1 / chosen.length)) touched.add(fact);
      }
      step(training, touched, rate);
    }
  }
  return training.learnt;
}

/** The mean of several trainings that go on from the same weights. */
function trainOften(from: Float64Array, rounds: number, fastest: number): Float64Array {
  const all = beginnings.map((seed) => train(from, seed, rounds, fastest));
  return from.map((_, at) => all.reduce((sum, learnt) => sum + (learnt[at] ?? 0), 0) / all.length);
}

/** Only differences within a group count, and small ones count for nothing: a short table presses better. */
function prune(learnt: Float64Array): void {
  for (const [row, fact] of vocabulary.entries()) {
    const floor = leastOf(fact);
    let from = row * width;
    for (const count of groups) {
      const some = learnt.subarray(from, from + count);
      const centre = some.reduce((sum, weight) => sum + weight, 0) / count;
      for (const [at, weight] of some.entries()) {
        const isSmall = Math.abs(weight - centre) < floor;
        some[at] = isSmall ? 0 : weight - centre;
        if (isSmall) dropped[from + at] = 1;
      }
      from += count;
    }
  }
}

const whole = trainOften(new Float64Array(size), rounds, 0.01);
prune(whole);
const learnt = trainOften(whole, roundsAfter, 0.004);

const unit = 0.4;
const tables = new Map<string, Map<string, readonly number[]>>();
for (const [row, fact] of vocabulary.entries()) {
  const [, language = "", stem = ""] = /^(en|es|ar|ru):(.+)$/u.exec(fact) ?? [];
  const levels = [...learnt.subarray(row * width, row * width + width)].map((weight) => Math.round(weight / unit));
  const name = isPair(fact) ? "pairs" : language;
  const table = tables.get(name) ?? new Map<string, readonly number[]>();
  table.set(stem === "" ? fact : stem, levels);
  tables.set(name, table);
}
const tableOf = (name: string) => tables.get(name) ?? new Map<string, readonly number[]>();
const joined = new Set([...tableOf("pairs").keys()].flatMap((pair) => pair.split("&")));
const nameOf = (concept: string) => (concept === question ? concept : `c:${concept}`);
const single = writeTable(tableOf(""), new Set([...joined].map(nameOf)));
const columnsOf = (name: string): WeightTable => {
  if (name === "") return single;
  return name === "pairs" ? writePairs(tableOf(name), conceptsIn(single.names.split(" "))) : writeTable(tableOf(name));
};

function write(name: string, table: object): void {
  writeFileSync(
    new URL(`../../domain/diagnosis/facts/${name}.json`, import.meta.url),
    `${JSON.stringify(table, null, 2)}\n`,
  );
}

write("weights", { step: unit, ...columnsOf("") });
write("pairs", columnsOf("pairs"));
for (const language of chatLanguages) write(`stems-${language}`, columnsOf(language));
const sizes = ["", "pairs", ...chatLanguages].map((name) =>
  `${columnsOf(name).outcomes.split(" ").length} ${name}`.trim(),
);
process.stdout.write(`${samples.length} cases; weighed: ${sizes.join(", ")}\n`);
