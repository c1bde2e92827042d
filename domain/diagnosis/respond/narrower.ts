import type { Evidence } from "../classify/evidence.ts";
import { narrower } from "../knowledge/narrower.ts";

/** The evidence without what other evidence says more closely. */
export function withoutGeneral(evidence: readonly Evidence[]): readonly Evidence[] {
  const general = new Set(evidence.flatMap(({ symptom, current }) => (current ? (narrower[symptom] ?? []) : [])));
  return evidence.filter(({ symptom }) => !general.has(symptom));
}
