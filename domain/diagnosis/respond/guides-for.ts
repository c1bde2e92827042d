import { casesOf } from "../dialogue/conversation.ts";
import type { Guide, GuideSystem } from "../guides/guide.ts";
import { guideSystems } from "../guides/guide.ts";
import { guidesIn } from "../guides/load-guides.ts";
import { systemsOf } from "../guides/systems-of.ts";
import type { AssessInput } from "../input.ts";

/**
 * The guides that a conversation may need, in its language: those of the systems that were reported or tapped in. A part
 * that cannot be fetched is left out.
 */
export async function guidesFor(input: AssessInput): Promise<readonly Guide[]> {
  const cases = casesOf(input);
  const symptoms = new Set(cases.flatMap(({ evidence }) => evidence.map(({ symptom }) => symptom)));
  const spns = cases.flatMap(({ codes }) => codes.map(({ spn }) => spn));
  // What a tap reports is known only with its guide, so that a conversation with taps takes all systems.
  const isTapped = input.messages.some(({ answer }) => answer);
  const systems: readonly GuideSystem[] = isTapped ? guideSystems : systemsOf(symptoms, spns);
  const parts = await Promise.allSettled(systems.map((system) => guidesIn(input.language, [system])));
  return parts.flatMap((part) => (part.status === "fulfilled" ? part.value : []));
}
