import type { Symptom } from "./symptom.ts";
import { symptomTable } from "./symptom-table.ts";

/** Every symptom with what it means. */
export const symptoms: Readonly<Record<SymptomId, Symptom>> = symptomTable;

export type SymptomId = keyof typeof symptomTable;

export function symptomOf(id: SymptomId): Symptom {
  return symptoms[id];
}
