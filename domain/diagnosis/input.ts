import type { ChatLanguage } from "../languages/languages.ts";
import type { StepAnswer } from "./assessment.ts";

/** One line of the conversation, oldest first. */
export interface DialogueLine {
  readonly role: "user" | "assistant";
  readonly content: string;
  /** The question of the assistant's assessment, where there was one; otherwise it is looked for in the text. */
  readonly question?: string | null;
  /** The answer that the driver tapped; `content` then has only what was typed beside it. */
  readonly answer?: StepAnswer | null;
  /** The step whose answers the assistant's line showed. */
  readonly stepId?: string | null;
}

/** What the engine knows of a truck. */
export interface TruckFacts {
  readonly brand: string;
  readonly year: number;
  readonly model: string;
}

/** An entry of a truck's history. */
export interface EarlierRepair {
  readonly summary: string;
  /** Milliseconds UTC. */
  readonly repairDate: number;
}

/** All that the engine looks at. */
export interface AssessInput {
  readonly messages: readonly DialogueLine[];
  readonly language: ChatLanguage;
  /** The newest message came with photos. */
  readonly photos?: boolean;
  /** The chosen truck. */
  readonly truck?: TruckFacts | null;
  /** What was done on it before. */
  readonly repairs?: readonly EarlierRepair[];
}
