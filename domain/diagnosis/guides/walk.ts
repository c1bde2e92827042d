import type { SymptomId } from "../knowledge/symptoms.ts";
import type { Answer, Gauge, Guide, Meaning, Outcome, Step, Text } from "./guide.ts";
import { holds, type TruckProfile } from "./truck-profile.ts";

/** One answer that the driver gave, by tap or by words. */
export interface TrailEntry {
  readonly stepId: string;
  readonly answerId: string;
}

/** What the conversation has established apart from the trail: newest readings, and symptoms that hold now. */
export interface KnownFacts {
  readonly readings: Readonly<Partial<Record<Gauge, number>>>;
  readonly symptoms: ReadonlySet<SymptomId>;
}

/** Where a guide is: the question to ask next, or the end. */
export type Position =
  | { readonly kind: "step"; readonly id: string; readonly step: Step }
  | { readonly kind: "outcome"; readonly id: string; readonly outcome: Outcome };

/** A step that is answered, with its answer. */
export interface PassedStep {
  readonly id: string;
  readonly step: Step;
  readonly answer: Answer;
}

/** Where a guide is, and the answered steps that lead there. */
export interface Walk {
  readonly passed: readonly PassedStep[];
  readonly position: Position;
}

/**
 * Follows the trail from the first step and passes over steps that do not fit the truck or that a known fact answers.
 * Entries of the trail for steps that are not on the way are ignored.
 *
 * @throws When the guide names a node that it does not have; the test of all guides excludes it.
 */
export function walk(guide: Guide, truck: TruckProfile, facts: KnownFacts, trail: readonly TrailEntry[]): Walk {
  const passed: PassedStep[] = [];
  let id = guide.first;
  for (let hop = 0; hop <= Object.keys(guide.steps).length; hop++) {
    const outcome = guide.outcomes[id];
    if (outcome) return { passed, position: { kind: "outcome", id, outcome } };
    const step = guide.steps[id];
    if (!step) throw new Error(`Guide ${guide.id} has no node ${id}.`);
    if (holds(step.when, truck)) {
      const answer = givenTo(step, id, trail) ?? answerFrom(step, facts);
      if (answer === null) return { passed, position: { kind: "step", id, step } };
      passed.push({ id, step, answer });
      id = answer.to;
    } else if (step.otherwise === undefined) {
      return { passed, position: { kind: "step", id, step } };
    } else id = step.otherwise;
  }
  throw new Error(`Guide ${guide.id} runs in a circle at ${id}.`);
}

/** The answer that a known fact makes true; the driver's own answer to the step comes before it. */
export function answerFrom(step: Step, facts: KnownFacts): Answer | null {
  return step.answers.find(({ means }) => means?.some((meaning) => isTrue(meaning, facts))) ?? null;
}

/** The words of a text for a truck. */
export function wordsFor(text: Text, truck: TruckProfile): string {
  if (typeof text === "string") return text;
  const variant = text.find(({ when }) => holds(when, truck));
  if (!variant) throw new Error(`No variant fits; the last one has no condition: ${text[0]?.text}`);
  return variant.text;
}

function givenTo(step: Step, id: string, trail: readonly TrailEntry[]): Answer | null {
  const given = trail.findLast(({ stepId }) => stepId === id);
  return step.answers.find((answer) => answer.id === given?.answerId) ?? null;
}

function isTrue(meaning: Meaning, { readings, symptoms }: KnownFacts): boolean {
  if (meaning === "yes" || meaning === "no") return false;
  if ("symptom" in meaning) return symptoms.has(meaning.symptom);
  const value = readings[meaning.reading];
  if (value === undefined) return false;
  return value >= (meaning.atLeast ?? Number.NEGATIVE_INFINITY) && value < (meaning.below ?? Number.POSITIVE_INFINITY);
}
