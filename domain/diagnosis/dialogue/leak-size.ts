import type { Mention } from "../classify/mentions.ts";
import type { ConceptId } from "../knowledge/concepts.ts";
import type { ReadMessage } from "../parse/take-apart.ts";
import { affirm, deny, type Standings } from "./standings.ts";

/** With these a leak is a danger however small it is, or is not small. */
const neverSmall: readonly ConceptId[] = [
  "pour",
  "puddle",
  "exhaust",
  "turbo",
  "hot",
  "smoke",
  "dpf",
  "damaged",
  "burst",
  "hole",
  "smell",
];
const mostWords = 12;

/**
 * "Fuel leak" counts as one that pours until its size is told: "just damp", "a drop every second" make it a seep, where
 * nothing hot is near. Says whether they did.
 */
export function sizeTold(
  { concepts, tokens, text }: ReadMessage,
  mentions: readonly Mention[],
  stood: readonly string[],
  spokenOf: ReadonlySet<string>,
  standings: Standings,
): boolean {
  const names = (concept: ConceptId) => concepts.some((one) => one.concept === concept && !one.denied);
  if (!stood.includes("fuel_pouring") || tokens.length > mostWords || !names("small")) return false;
  if (neverSmall.some((concept) => spokenOf.has(concept) || names(concept))) return false;
  if (mentions.some(({ symptom, denied }) => symptom === "fuel_pouring" && !denied)) return false;
  deny(standings, "fuel_pouring");
  affirm(standings, { symptom: "fuel_seep", words: text, past: false, imagined: false });
  return true;
}
