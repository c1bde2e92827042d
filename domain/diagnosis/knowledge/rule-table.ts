import type { SymptomId } from "./symptoms.ts";

/** Which rules lead to a symptom, in concepts; classify/rule-matching.ts explains the notation. */
export type RuleTable = Readonly<Partial<Record<SymptomId, readonly string[]>>>;
