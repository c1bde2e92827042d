import type { Assessment, SafetyCard } from "../assessment.ts";
import type { GuidedInput } from "../dialogue/guided-input.ts";
import { conclude } from "./conclude.ts";
import { reply } from "./reply.ts";
import { safetyCard } from "./safety-card.ts";

/** The assistant's next turn. */
export interface Turn {
  readonly assessment: Assessment;
  /** What is shown before the text when the truck must stop; otherwise null. */
  readonly safety: SafetyCard | null;
  readonly text: string;
}

/** Answers the newest message of a conversation in `input.language`. Pure; never throws on any text. */
export function converse(input: GuidedInput): Turn {
  const conclusion = conclude(input);
  const { assessment } = conclusion;
  return { assessment, safety: safetyCard(assessment, input.language), text: reply(conclusion, input.language) };
}
