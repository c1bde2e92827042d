import { outcomes, weightStep } from "#domain/diagnosis/classify/weight-table.ts";
import { type ChatLanguage, chatLanguages } from "#domain/languages/languages.ts";
import { groupFrom, groupOf, groups, isPair, type LabelledFacts, width } from "./labelled-facts.ts";
import { leftOut, sharesOf } from "./learning.ts";

/** The tables that weights are kept in: single facts and pairs for all languages, the beginnings of words for each. */
export type TableName = "single" | "pairs" | ChatLanguage;

/** A weight is kept when leaving it out would cost the labelled cases this much of their likelihood, in nats. */
const leastWorth: Readonly<Record<TableName, number>> = {
  single: 0.208,
  pairs: 0.322,
  en: 0.0515,
  es: 0.1285,
  ar: 0.452,
  ru: 0.161,
};
/** How many times that for a weight of the category, the urgency and the drive decision; for what tells of an emergency. */
const timesOfGroup = [1.3, 1.1, 3.5];
const timesOfEmergency = 0.1;
/** What each further step of a level costs beside the keeping. */
const costOfStep = 0.15;
/** The largest level that a table holds. */
const mostLevel = 60;

/** Which table keeps a fact. */
export function tableOf(fact: string): TableName {
  if (isPair(fact)) return "pairs";
  return chatLanguages.find((one) => fact.startsWith(`${one}:`)) ?? "single";
}

/**
 * All weights in whole steps, those that are worth too little as nothing (Y. LeCun et al., "Optimal Brain Damage", 1990).
 * Adding the same to all weights of a group changes no share, so that each fact's are counted from the one that makes
 * them cheapest.
 */
export function keptLevels(learnt: Float64Array, known: LabelledFacts): Int8Array {
  const bends = curvatureOf(learnt, known);
  const levels = new Int8Array(learnt.length);
  for (const [row, fact] of known.vocabulary.entries())
    for (const [group, count] of groups.entries()) {
      const from = row * width + (groupFrom[group] ?? 0);
      const weights = [...learnt.subarray(from, from + count)];
      const least = leastsOf(fact, group);
      const own = [...bends.subarray(from, from + count)];
      const ways = [0, ...(group === 0 ? [] : weights)].map((zero) =>
        inSteps(
          weights.map((weight) => weight - zero),
          own,
          least,
        ),
      );
      levels.set(ways.reduce((best, way) => (way.cost < best.cost ? way : best)).levels, from);
    }
  return levels;
}

/** What each weight of one of the three things must be worth. */
function leastsOf(fact: string, group: number): readonly number[] {
  const least = leastWorth[tableOf(fact)] * (timesOfGroup[group] ?? 1);
  return outcomes
    .filter((_, at) => groupOf[at] === group)
    .map((outcome) => (outcome === "emergency" ? timesOfEmergency * least : least));
}

/** How sharply the likelihood of the labelled cases bends with each weight: the variance p (1 - p) of its outcome, summed. */
function curvatureOf(learnt: Float64Array, { samples }: LabelledFacts): Float64Array {
  const bends = new Float64Array(learnt.length);
  for (const { facts, told } of samples) {
    const shares = sharesOf(learnt, facts, 1 - leftOut / 2);
    for (const fact of facts)
      for (const [out, share] of shares.entries())
        bends[fact * width + out] =
          (bends[fact * width + out] ?? 0) + share * (1 - share) * (told[groupOf[out] ?? 0] ?? 0);
  }
  return bends;
}

/** Some weights in steps, and what that costs: what is lost of the likelihood, and what it takes to write them down. */
function inSteps(
  weights: readonly number[],
  bends: readonly number[],
  leasts: readonly number[],
): { levels: number[]; cost: number } {
  let cost = 0;
  const levels = weights.map((weight, at) => {
    const least = leasts[at] ?? 0;
    const lossAt = (level: number) => ((weight - level * weightStep) ** 2 * (bends[at] ?? 0)) / 2;
    const level = lossAt(0) < least ? 0 : Math.max(-mostLevel, Math.min(mostLevel, Math.round(weight / weightStep)));
    cost += lossAt(level) + (level === 0 ? 0 : least * (1 + costOfStep * Math.abs(level)));
    return level;
  });
  return { levels, cost };
}
