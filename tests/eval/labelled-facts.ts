import { categories } from "#domain/diagnosis/assessment.ts";
import { factsOfCase } from "#domain/diagnosis/classify/facts-of-case.ts";
import { outcomes, weighedDrives } from "#domain/diagnosis/classify/weight-table.ts";
import { readCase } from "#domain/diagnosis/dialogue/conversation.ts";
import { urgencyLevels } from "#domain/tickets/urgency.ts";
import type { EvalCase } from "./read-cases.ts";

/** How many outcomes each of the three things has that are weighed: category, urgency, drive decision. */
export const groups = [categories.length, urgencyLevels.length, weighedDrives.length];
/** Where each of the three begins among the outcomes, and in which of them an outcome is. */
export const groupFrom = groups.map((_, group) => groups.slice(0, group).reduce((sum, count) => sum + count, 0));
export const groupOf = groups.flatMap((count, group) => Array.from({ length: count }, () => group));
export const width = outcomes.length;

/** A labelled case as numbers. */
export interface Sample {
  /** Places in the vocabulary. */
  readonly facts: readonly number[];
  readonly labels: readonly number[];
  /** How much of a label each group has: nothing of the drive where the truck must stop. */
  readonly told: readonly number[];
}

export interface LabelledFacts {
  /** Every fact that is seen often enough, in order. */
  readonly vocabulary: readonly string[];
  readonly samples: readonly Sample[];
}

const rarest = 2;
const rarestPair = 6;

export const isPair = (fact: string) => fact.includes("&");

/** The facts of labelled cases, read by the rules as they are now. */
export function labelledFacts(cases: readonly EvalCase[]): LabelledFacts {
  const readings = cases.map((one) => {
    const file = readCase({ messages: one.messages, language: one.language });
    return { labels: labelsOf(one), facts: ["always", ...new Set(factsOfCase(file))] };
  });
  const seen = new Map<string, number>();
  for (const { facts } of readings) for (const fact of facts) seen.set(fact, (seen.get(fact) ?? 0) + 1);
  const vocabulary = [...seen]
    .filter(([fact, count]) => count >= (isPair(fact) ? rarestPair : rarest))
    .map(([fact]) => fact)
    .sort();
  const placeOf = new Map(vocabulary.map((fact, place) => [fact, place]));
  const samples = readings.map(({ facts, labels }) => ({
    labels,
    told: groups.map((_, group) => labels.reduce((sum, label, at) => (groupOf[at] === group ? sum + label : sum), 0)),
    facts: facts.flatMap((fact) => placeOf.get(fact) ?? []),
  }));
  return { vocabulary, samples };
}

/** Where several are right each counts for its part; stopping now is none of the drive decisions that are weighed. */
function labelsOf(one: EvalCase): readonly number[] {
  const right: readonly (readonly string[])[] = [one.category, one.urgency, one.drive];
  return outcomes.map((outcome, at) => {
    const ofGroup = right[groupOf[at] ?? 0] ?? [];
    return ofGroup.includes(outcome) ? 1 / ofGroup.length : 0;
  });
}
