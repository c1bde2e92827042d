import { type ChatLanguage, chatLanguages } from "../../languages/languages.ts";
import { lazy } from "../../lazy.ts";
import { type UrgencyLevel, urgencyLevels } from "../../tickets/urgency.ts";
import { type Category, categories, type DriveDecision } from "../assessment.ts";
import { speechOf } from "../languages/known.ts";
import { type Levels, outcomes, readWeights, type Weights, weighedDrives, weightStep } from "./weight-table.ts";
import { factWeights } from "./weights/facts.ts";
import { pairWeights } from "./weights/pairs.ts";

const stem = /^(en|es|ar|ru):/u;
const noWeights: Weights = new Map();
const ofLanguages = new Map<ChatLanguage, Weights>();

const ofFacts = lazy((): Weights => new Map([...readWeights(factWeights), ...readWeights(pairWeights)]));

/** The weights of the beginnings of a language's words; none for a language that is not here. */
export function stemWeights(language: ChatLanguage): Weights {
  const speech = speechOf(language);
  if (speech === undefined) return noWeights;
  const weights = ofLanguages.get(language) ?? readWeights(speech.stems);
  ofLanguages.set(language, weights);
  return weights;
}

/** The weights of a fact; each language has a table of its own words. */
function weightsOf(fact: string): Levels | undefined {
  const language = chatLanguages.find((one) => one === stem.exec(fact)?.[1]);
  if (language !== undefined) return stemWeights(language).get(fact.slice(language.length + 1));
  return ofFacts().get(fact);
}

/** How likely each outcome is, 0 to 1; each of the three adds up to 1. */
export interface Shares {
  readonly category: ReadonlyMap<Category, number>;
  readonly urgency: ReadonlyMap<UrgencyLevel, number>;
  readonly drive: ReadonlyMap<DriveDecision, number>;
}

/**
 * Weighs the facts of a case with the weights that tests/eval/train-weights.ts learnt from the labelled cases. A fact
 * without weights counts as nothing.
 */
export function weigh(facts: readonly string[]): Shares {
  const sums = outcomes.map(() => 0);
  for (const fact of ["always", ...facts]) {
    const levels = weightsOf(fact);
    if (levels === undefined) continue;
    for (let outcome = 0; outcome < levels.length; outcome += 1)
      sums[outcome] = (sums[outcome] ?? 0) + (levels[outcome] ?? 0);
  }
  const scores = sums.map((sum) => sum * weightStep);
  const urgencyFrom = categories.length;
  const driveFrom = urgencyFrom + urgencyLevels.length;
  return {
    category: sharesOf(categories, scores.slice(0, urgencyFrom)),
    urgency: sharesOf(urgencyLevels, scores.slice(urgencyFrom, driveFrom)),
    drive: sharesOf(weighedDrives, scores.slice(driveFrom)),
  };
}

function sharesOf<T>(names: readonly T[], scores: readonly number[]): ReadonlyMap<T, number> {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return new Map(names.map((name, index) => [name, (powers[index] ?? 0) / total]));
}

/** The likeliest outcome; `leftOut` is none to choose. */
export function likeliest<T>(shares: ReadonlyMap<T, number>, leftOut?: T): T {
  const [best] = [...shares].filter(([name]) => name !== leftOut).sort((a, b) => b[1] - a[1]);
  if (best === undefined) throw new Error("There is nothing to choose from.");
  return best[0];
}

/** An outcome with the facts that speak most for or against it. */
export interface WeighedOutcome {
  readonly outcome: string;
  /** 0 to 1, within its group (category, urgency, drive). */
  readonly share: number;
  /** What each fact adds to the outcome's score, largest first. */
  readonly facts: readonly { readonly fact: string; readonly weight: number }[];
}

const mostOutcomes = 2;
const mostFacts = 6;

/** Why `weigh` answers as it does: the likeliest outcomes of each group with the facts behind them. */
export function explainWeights(facts: readonly string[]): readonly WeighedOutcome[] {
  const { category, urgency, drive } = weigh(facts);
  return [category, urgency, drive].flatMap((shares: ReadonlyMap<string, number>) =>
    [...shares]
      .sort((a, b) => b[1] - a[1])
      .slice(0, mostOutcomes)
      .map(([outcome, share]) => ({ outcome, share, facts: factsFor(outcome, facts) })),
  );
}

function factsFor(outcome: string, facts: readonly string[]): WeighedOutcome["facts"] {
  const place = (outcomes as readonly string[]).indexOf(outcome);
  return ["always", ...facts]
    .map((fact) => ({ fact, weight: (weightsOf(fact)?.[place] ?? 0) * weightStep }))
    .filter(({ weight }) => weight !== 0)
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .slice(0, mostFacts);
}
