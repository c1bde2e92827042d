import type { Mention } from "../classify/mentions.ts";
import type { QuestionId } from "../knowledge/advice.ts";
import type { ConceptId } from "../knowledge/concepts.ts";
import { type SymptomId, symptomOf } from "../knowledge/symptoms.ts";
import type { ReadMessage } from "../parse/take-apart.ts";
import type { Standings } from "./standings.ts";

interface Talk {
  readonly question: QuestionId | null;
  readonly spokenOf: ReadonlySet<string>;
  readonly standings: Standings;
}

/** What has a pedal of its own, or may go on and on. */
const keepsOn: readonly ConceptId[] = ["clutch", "dpf", "regen"];
const ofBrakes: readonly ConceptId[] = ["brake", "brake_action", "brake_pedal", "grade", "speed", "truck"];

/**
 * What is mentioned, without what is said of another thing than its words name alone: "the pedal stays on the floor" in a
 * talk about the clutch, or "it does not stop" in one about a regeneration, is no failed brake, and "the front ones" to
 * "which tire?" no failed steer tire where none failed.
 */
export function withoutOtherThing(
  mentions: readonly Mention[],
  message: ReadMessage,
  { question, spokenOf, standings }: Talk,
): readonly Mention[] {
  const names = (any: readonly ConceptId[]) => message.concepts.some(({ concept }) => any.includes(concept));
  const isOfOther = keepsOn.some((thing) => spokenOf.has(thing)) && !spokenOf.has("brake") && !names(ofBrakes);
  const stand = [...standings].flatMap(([symptom, { standing }]) => (standing ? [symptom] : []));
  const isOthers = message.concepts.some(({ concept, denied }) => concept === (denied ? "mine" : "other"));
  const isOnlyPlace =
    question === "tire_position" && (isOthers || ![...stand, ...affirmed(mentions)].some(isFailedTire));
  return mentions.filter(
    ({ symptom }) => !(symptom === "no_brakes" && isOfOther) && !(symptom === "steer_tire" && isOnlyPlace),
  );
}

/** A tire's trouble, besides its name and where it is. */
function isFailedTire(symptom: SymptomId): boolean {
  return symptomOf(symptom).category === "tires" && !symptom.endsWith("_named") && symptom !== "steer_tire";
}

function affirmed(mentions: readonly Mention[]): readonly SymptomId[] {
  return mentions.flatMap(({ symptom, denied }) => (denied ? [] : [symptom]));
}
