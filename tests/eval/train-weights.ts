import { writeFileSync } from "node:fs";
import { categories } from "#domain/diagnosis/assessment.ts";
import { readCase } from "#domain/diagnosis/conclusion/evidence.ts";
import "#domain/diagnosis/speech/all.ts";
import { factsOfCase } from "#domain/diagnosis/weighing/facts-of-case.ts";
import {
  codeFactPairs,
  codeFacts,
  outcomes,
  question,
  type Weights,
  weighedDrives,
} from "#domain/diagnosis/weighing/rows.ts";
import { chatLanguages } from "#domain/languages/languages.ts";
import { urgencyLevels } from "#domain/tickets/urgency.ts";
import { type BitWriter, bitWriter } from "./bit-writer.ts";
import { type EvalCase, readCases } from "./read-cases.ts";

/**
 * Makes domain/diagnosis/facts/weights.json, pairs.json and stems-*.json anew from the looked-at part of the labelled
 * cases: logistic regression on the facts of each case, trained with Adam, facts left out by chance so that no single one
 * is leant on. The same cases give the same files.
 */

const rounds = 30;
/** Trained so often from other beginnings; the mean of them depends less on chance than each. */
const beginnings = [20_261_121, 777, 4242];
/** A step of the tables: weights are kept as whole numbers of it. */
const unit = 0.4;
/**
 * A weight is worth keeping when leaving it out would cost the labelled cases so much of their likelihood, in nats: for
 * the category, the urgency and the drive decision; what tells of an emergency at a quarter of it. As low as the
 * bundle's limit leaves room for in each table.
 */
const leastWorth = {
  single: [0.05, 0.06, 0.15],
  pairs: [0.03, 0.07, 0.35],
  en: [0.01, 0.02, 0.05],
  es: [0.015, 0.022, 0.06],
  ar: [0.05, 0.08, 0.18],
  ru: [0.035, 0.06, 0.15],
} as const;
const emergencyShare = 0.25;
/** What each further step of a level costs beside the keeping. */
const costOfStep = 0.15;
const rarest = 2;
const rarestStem = 2;
const rarestPair = 6;
const leftOut = 0.55;
/**
 * How often everything that rules conclude is left out at once: the rules were made with these very cases in sight and
 * are never wrong about them as often as about others, so that they must not be leant on too much.
 */
const rulesLeftOut = 0.8;
const groups = [categories.length, urgencyLevels.length, weighedDrives.length];
const width = outcomes.length;
const groupOf = groups.flatMap((count, group) => Array.from({ length: count }, () => group));
const groupFrom = groups.map((_, group) => groups.slice(0, group).reduce((sum, count) => sum + count, 0));

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
  /** How much of a label each group has: nothing of the drive where the truck must stop. */
  readonly told: readonly number[];
}

/** Where several are right each counts for its part; stopping now is none of the drive decisions that are weighed. */
function labelsOf(one: EvalCase): readonly number[] {
  const right: readonly (readonly string[])[] = [one.category, one.urgency, one.drive];
  return outcomes.map((outcome, at) => {
    const ofGroup = right[groupOf[at] ?? 0] ?? [];
    return ofGroup.includes(outcome) ? 1 / ofGroup.length : 0;
  });
}

/** How often a fact must be seen before anything is learnt from it. */
function rarestOf(fact: string): number {
  if (isPair(fact)) return rarestPair;
  return isStem(fact) ? rarestStem : rarest;
}

const isStem = (fact: string) => /^(?:en|es|ar|ru):/u.test(fact);
const isOfRules = (fact: string) => /^[so]:/u.test(fact);
const isPair = (fact: string) => fact.includes("&");

const cases = readCases().filter(({ part }) => part === "looked-at");
const readings = cases.map((one) => {
  const file = readCase({ messages: one.messages, language: one.language });
  return { labels: labelsOf(one), facts: ["always", ...new Set(factsOfCase(file))] };
});
const seen = new Map<string, number>();
for (const { facts } of readings) for (const fact of facts) seen.set(fact, (seen.get(fact) ?? 0) + 1);
const vocabulary = [...seen]
  .filter(([fact, count]) => count >= rarestOf(fact))
  .map(([fact]) => fact)
  .sort();
const indexOf = new Map(vocabulary.map((fact, index) => [fact, index]));
const ofRules = new Set(vocabulary.flatMap((fact, index) => (isOfRules(fact) ? [index] : [])));
const pairs = new Set(vocabulary.flatMap((fact, index) => (isPair(fact) ? [index] : [])));
const samples: Sample[] = readings.map(({ facts, labels }) => ({
  labels,
  told: groups.map((_, group) => labels.reduce((sum, label, at) => (groupOf[at] === group ? sum + label : sum), 0)),
  facts: facts.flatMap((fact) => indexOf.get(fact) ?? []),
}));

const size = vocabulary.length * width;
const batch = 256;
/** The first rate of learning and the last. */
const [fastest, slowest] = [0.01, 0.0001];
/** The largest level that a table holds. */
const most = 60;

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

/** How likely each outcome is by the facts, whose sums are made `strength` times as strong. */
function sharesOf(learnt: Float64Array, facts: readonly number[], strength: number): Float64Array {
  const shares = new Float64Array(width);
  for (const fact of facts)
    for (let out = 0; out < width; out += 1)
      shares[out] = (shares[out] ?? 0) + (learnt[fact * width + out] ?? 0) * strength;
  let from = 0;
  for (const count of groups) {
    const some = shares.subarray(from, from + count);
    const highest = Math.max(...some);
    for (const [out, score] of some.entries()) some[out] = Math.exp(score - highest);
    const total = some.reduce((sum, power) => sum + power, 0);
    for (const [out, power] of some.entries()) some[out] = power / total;
    from += count;
  }
  return shares;
}

/** Adds a sample's share to the slopes; answers the facts that it touched. */
function addSlope(
  { learnt, slope, random }: Training,
  { facts, labels, told }: Sample,
  share: number,
): readonly number[] {
  const withoutRules = random() < rulesLeftOut;
  const kept = facts.filter((fact) => !(withoutRules && ofRules.has(fact)) && random() >= leftOut);
  const shares = sharesOf(learnt, kept, 1);
  const scores = shares.map((one, out) => (one * (told[groupOf[out] ?? 0] ?? 0) - (labels[out] ?? 0)) * share);
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
      learnt[at] = (learnt[at] ?? 0) - (rate * (mean[at] ?? 0)) / ofMean / scale;
      slope[at] = 0;
    }
}

function train(seed: number): Float64Array {
  const [learnt, mean, square, slope] = [0, 1, 2, 3].map(() => new Float64Array(size));
  if (learnt === undefined || mean === undefined || square === undefined || slope === undefined)
    return new Float64Array();
  const training = { learnt, mean, square, slope, random: numbersFrom(seed), steps: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const order = shuffled(training.random);
    const rate = fastest * (1 - round / rounds) + slowest;
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
  return learnt;
}

/** The mean of several trainings; only differences within a group count. */
function trainOften(): Float64Array {
  const all = beginnings.map(train);
  const learnt = new Float64Array(size).map((_, at) => all.reduce((sum, one) => sum + (one[at] ?? 0), 0) / all.length);
  for (let from = 0, group = 0; from < size; group = (group + 1) % groups.length) {
    const some = learnt.subarray(from, from + (groups[group] ?? 0));
    const centre = some.reduce((sum, weight) => sum + weight, 0) / some.length;
    for (const at of some.keys()) some[at] = (some[at] ?? 0) - centre;
    from += some.length;
  }
  return learnt;
}

/** How sharply the likelihood of the labelled cases bends with each weight: the variance p (1 - p) of its outcome, summed. */
function curvatureOf(learnt: Float64Array): Float64Array {
  const bends = new Float64Array(size);
  for (const { facts, told } of samples) {
    const shares = sharesOf(learnt, facts, 1 - leftOut / 2);
    for (const fact of facts)
      for (const [out, share] of shares.entries())
        bends[fact * width + out] =
          (bends[fact * width + out] ?? 0) + share * (1 - share) * (told[groupOf[out] ?? 0] ?? 0);
  }
  return bends;
}

function tableNameOf(fact: string): keyof typeof leastWorth {
  if (isPair(fact)) return "pairs";
  return chatLanguages.find((one) => fact.startsWith(`${one}:`)) ?? "single";
}

/** Some weights in steps, and what that costs: what is lost of the likelihood, and what it takes to write them down. */
function inSteps(
  weights: readonly number[],
  bends: readonly number[],
  least: (at: number) => number,
): { levels: number[]; cost: number } {
  let cost = 0;
  const levels = weights.map((weight, at) => {
    const lossAt = (level: number) => ((weight - level * unit) ** 2 * (bends[at] ?? 0)) / 2;
    const level = lossAt(0) < least(at) ? 0 : Math.max(-most, Math.min(most, Math.round(weight / unit)));
    cost += lossAt(level) + (level === 0 ? 0 : least(at) * (1 + costOfStep * Math.abs(level)));
    return level;
  });
  return { levels, cost };
}

/**
 * All weights in whole steps, those that are worth too little as nothing (Y. LeCun et al., "Optimal Brain Damage", 1990).
 * Adding the same to all weights of a group changes no share, so that each fact's are counted from the one that makes
 * them cheapest.
 */
function levelsOf(learnt: Float64Array): Int8Array {
  const bends = curvatureOf(learnt);
  const levels = new Int8Array(size);
  for (const [row, fact] of vocabulary.entries()) {
    let from = row * width;
    for (const [group, count] of groups.entries()) {
      const weights = [...learnt.subarray(from, from + count)];
      const ofGroup = leastWorth[tableNameOf(fact)][group] ?? 0;
      const least = (at: number) =>
        (outcomes[(groupFrom[group] ?? 0) + at] === "emergency" ? emergencyShare : 1) * ofGroup;
      const own = [...bends.subarray(from, from + count)];
      const ways = [0, ...(group === 0 ? [] : weights)].map((zero) =>
        inSteps(
          weights.map((weight) => weight - zero),
          own,
          least,
        ),
      );
      levels.set(ways.reduce((best, way) => (way.cost < best.cost ? way : best)).levels, from);
      from += count;
    }
  }
  return levels;
}

const levels = levelsOf(trainOften());
const tables = new Map<string, Map<string, Int8Array>>();
for (const [row, fact] of vocabulary.entries()) {
  const [, language = "", stem = ""] = /^(en|es|ar|ru):(.+)$/u.exec(fact) ?? [];
  const own = levels.subarray(row * width, row * width + width);
  if (own.every((level) => level === 0)) continue;
  const name = isPair(fact) ? "pairs" : language;
  const table = tables.get(name) ?? new Map<string, Int8Array>();
  tables.set(name, table.set(stem === "" ? fact : stem, own));
}
const tableOf = (name: string): Weights => tables.get(name) ?? new Map();
const joined = new Set([...tableOf("pairs").keys()].flatMap((pair) => pair.split("&")));
const nothing = new Int8Array(width);
const single: Weights = new Map([
  ...[...joined].map((concept) => [concept === question ? concept : `c:${concept}`, nothing] as const),
  ...tableOf(""),
]);

function write(name: string, table: object): void {
  writeFileSync(
    new URL(`../../domain/diagnosis/facts/${name}.json`, import.meta.url),
    `${JSON.stringify(table, null, 2)}\n`,
  );
}

function textOf(code: (writer: BitWriter) => Weights): string {
  const writer = bitWriter();
  code(writer);
  return writer.text();
}

write("weights", { step: unit, table: textOf((writer) => codeFacts(writer, single)) });
write("pairs", { table: textOf((writer) => codeFactPairs(writer, single, tableOf("pairs"))) });
for (const language of chatLanguages)
  write(`stems-${language}`, { table: textOf((writer) => codeFacts(writer, tableOf(language))) });
const sizes = ["", "pairs", ...chatLanguages].map((name) => `${tableOf(name).size} ${name}`.trim());
process.stdout.write(`${samples.length} cases; weighed: ${sizes.join(", ")}\n`);
