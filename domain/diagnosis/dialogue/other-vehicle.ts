import type { Mention } from "../classify/mentions.ts";
import type { ConceptId } from "../knowledge/concepts.ts";
import type { SymptomId } from "../knowledge/symptoms.ts";
import type { ReadMessage } from "../parse/take-apart.ts";

/** What the truck and its trailer have each of their own. */
const ofEach: ReadonlySet<SymptomId> = new Set(["brakes_ok", "brakes_weak", "no_brakes"]);
const pronoun = /^(?:it|she)/u;

/**
 * Mentions without what is said to be well of the other vehicle: of a trailer without brakes "the tractor brakes work"
 * takes back nothing, nor "the trailer brakes fine" of a truck that does not stop.
 */
export function withoutOtherVehicle(
  mentions: readonly Mention[],
  message: ReadMessage,
  spokenOf: ReadonlySet<string>,
): readonly Mention[] {
  const isOther = names(message, "trailer")
    ? !names(message, "truck") && !spokenOf.has("trailer")
    : names(message, "truck") && spokenOf.has("trailer") && !spokenOf.has("truck");
  return isOther
    ? mentions.filter(({ symptom, denied }) => !ofEach.has(symptom) || denied === (symptom === "brakes_ok"))
    : mentions;
}

function names({ concepts, tokens }: ReadMessage, vehicle: ConceptId): boolean {
  return concepts.some(({ concept, from }) => concept === vehicle && !pronoun.test(tokens[from]?.word ?? ""));
}
