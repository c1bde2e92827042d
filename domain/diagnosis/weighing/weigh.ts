import { type UrgencyLevel, urgencyLevels } from "../../tickets/urgency.ts";
import { type Category, categories, type DriveDecision, driveDecisions } from "../assessment.ts";
import weights from "../facts/weights.json" with { type: "json" };

/** What is weighed for, in the order of the numbers in facts/weights.json. */
export const outcomes = [...categories, ...urgencyLevels, ...driveDecisions] as const;

/** A weight is a character of this alphabet, from far against to far for; the middle one is nothing. */
export const alphabet = "!#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_";
const middle = (alphabet.length - 1) / 2;

const table: ReadonlyMap<string, string> = new Map(Object.entries(weights.weights));

/** How likely each outcome is, 0 to 1; each of the three adds up to 1. */
export interface Shares {
  readonly category: ReadonlyMap<Category, number>;
  readonly urgency: ReadonlyMap<UrgencyLevel, number>;
  readonly drive: ReadonlyMap<DriveDecision, number>;
}

/**
 * Weighs the facts of a case with weights that were learnt from the labelled cases (tests/eval/train-weights.ts makes
 * facts/weights.json anew). A fact that was never learnt weighs nothing.
 */
export function weigh(facts: readonly string[]): Shares {
  const sums = outcomes.map(() => 0);
  for (const fact of ["always", ...facts]) {
    const row = table.get(fact);
    if (row === undefined) continue;
    for (const [index, sum] of sums.entries()) sums[index] = sum + (alphabet.indexOf(row.charAt(index)) - middle);
  }
  const scores = sums.map((sum) => sum * weights.step);
  const urgencyFrom = categories.length;
  const driveFrom = urgencyFrom + urgencyLevels.length;
  return {
    category: sharesOf(categories, scores.slice(0, urgencyFrom)),
    urgency: sharesOf(urgencyLevels, scores.slice(urgencyFrom, driveFrom)),
    drive: sharesOf(driveDecisions, scores.slice(driveFrom)),
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
