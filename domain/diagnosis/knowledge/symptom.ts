import type { UrgencyLevel } from "../../tickets/urgency.ts";
import type { Category, RedFlag } from "../assessment.ts";
import type { CauseId, CheckId, QuestionId, SafetyStepId } from "./advice.ts";

/** What a driver can report, whatever the language and the words. */
export interface Symptom {
  /** Null: says nothing about which system it is. */
  readonly category: Category | null;
  /** How strongly it names the category: 1 a system's mere name, 5 a symptom that nothing else has. */
  readonly weight: number;
  readonly urgency: UrgencyLevel;
  readonly flag?: RedFlag;
  /** The truck does not move. */
  readonly still?: boolean;
  /** Go no further than the next safe exit. */
  readonly exit?: boolean;
  readonly causes?: readonly CauseId[];
  readonly checks?: readonly CheckId[];
  readonly ask?: readonly QuestionId[];
  /** What it calls for besides the steps of its danger, or of where the truck stands. */
  readonly steps?: readonly SafetyStepId[];
}
