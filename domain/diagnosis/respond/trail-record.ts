import type { GuideOutcome, OpenStep, StepAnswer } from "../assessment.ts";
import { stepIdOf } from "../dialogue/guide-state.ts";
import type { Answer, Guide, Text } from "../guides/guide.ts";
import { profileOf } from "../guides/truck-profile.ts";
import { wordsFor } from "../guides/walk.ts";
import type { TruckFacts } from "../input.ts";
import type { WholeWording } from "../languages/wording.ts";

/** The guide of a conversation as its latest conclusion has it. */
export interface GuideRecord {
  readonly guide: string;
  readonly trail: readonly StepAnswer[];
  readonly outcome: Pick<GuideOutcome, "id"> | null;
  readonly step: Pick<OpenStep, "id"> | null;
}

/** What came of a guide, for somebody who takes over. */
export interface TrailRecord {
  /** Questions with their answers, in the guide's order: 'Do you hear air escaping? No hiss'. */
  readonly asked: readonly string[];
  /** The cause that the answers have led to; null before an outcome. */
  readonly found: string | null;
  /** The outcome's line for the technician, in English. */
  readonly technician: string | null;
  /** Questions that the driver could not answer, and the one that is open. */
  readonly unknown: readonly string[];
}

/**
 * A guide's trail in the language of `guides`, whatever language the driver answered in. Null where the guide is not
 * among them.
 */
export function recordTrail(
  record: GuideRecord,
  guides: readonly Guide[],
  truck: TruckFacts | null,
  { guide: { labels } }: Pick<WholeWording, "guide">,
): TrailRecord | null {
  const guide = guides.find(({ id }) => id === record.guide);
  if (guide === undefined) return null;
  const profile = profileOf(truck);
  const say = (text: Text) => wordsFor(text, profile);
  const standard: Readonly<Record<string, string>> = labels;
  const labelOf = ({ id, label }: Answer) => (label === undefined ? (standard[id] ?? id) : say(label));
  const steps = Object.entries(guide.steps).map(([node, step]) => ({ id: stepIdOf(guide, node), step }));
  const answered = record.trail.flatMap(({ stepId, answerId }) => {
    const step = steps.find(({ id }) => id === stepId)?.step;
    const answer = step?.answers.find(({ id }) => id === answerId);
    return step && answer ? [{ ask: say(step.ask), answer }] : [];
  });
  const outcome = record.outcome === null ? undefined : guide.outcomes[record.outcome.id];
  const open = steps.find(({ id }) => id === record.step?.id)?.step;
  return {
    asked: answered.map(({ ask, answer }) => `${ask} ${labelOf(answer)}`),
    found: outcome === undefined ? null : say(outcome.cause),
    technician: outcome?.technician ?? null,
    unknown: [
      ...answered.filter(({ answer }) => answer.id === "cant_tell").map(({ ask }) => ask),
      ...(open === undefined ? [] : [say(open.ask)]),
    ],
  };
}

/** The guide's part of a conclusion; null where none was open. */
export function guideRecordOf(conclusion: {
  readonly guide?: string | null;
  readonly trail?: readonly StepAnswer[];
  readonly outcome?: Pick<GuideOutcome, "id"> | null;
  readonly step?: Pick<OpenStep, "id"> | null;
}): GuideRecord | null {
  const { guide = null, trail = [], outcome = null, step = null } = conclusion;
  return guide === null ? null : { guide, trail, outcome, step };
}
