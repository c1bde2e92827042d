import { narrower } from "../facts/narrower.ts";
import type { Evidence } from "./evidence.ts";

/** The evidence without what other evidence says more closely. */
export function withoutGeneral(evidence: readonly Evidence[]): readonly Evidence[] {
  const general = new Set(evidence.flatMap(({ symptom, current }) => (current ? (narrower[symptom] ?? []) : [])));
  return evidence.filter(({ symptom }) => !general.has(symptom));
}
