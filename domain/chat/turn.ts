import type { Assessment, SafetyCard, StepAnswer } from "../diagnosis/assessment.ts";
import type { ChatLanguage } from "../languages/languages.ts";
import type { PlaceKind } from "../places/place.ts";

/** A fault code as it was read. */
export interface ReadCode {
  readonly spn: number;
  readonly fmi: number | null;
}

/** A service around the driver that an answer speaks of. That it is open or takes heavy trucks is not known. */
export interface ChatPlace {
  readonly kind: PlaceKind;
  readonly name: string;
  /** Miles from where the conversation began, to one decimal. */
  readonly distance: number;
  readonly address: string | null;
  readonly phone: string | null;
  /** Whose data it is: what has to be attributed. */
  readonly source: string;
  /** True for fictitious places. */
  readonly demo: boolean;
}

/** The engine's conclusion with what only a conversation adds to it. */
export interface ChatAssessment extends Assessment {
  /** Codes read from a photo: the driver confirms or corrects them first, and nothing rests on them before. */
  readonly codesToConfirm?: readonly ReadCode[];
  readonly places?: readonly ChatPlace[];
}

/**
 * What streams to the driver while a turn is made (contract, "tRPC"). `start` comes first, `safety` before any text,
 * `done` last. After `error` the text so far is void: what follows is the built-in assistant's whole answer.
 * An `assessment` replaces the one before it: the model's tools add to it while the answer is made.
 */
export type ChatEvent =
  | { readonly type: "start"; readonly turnId: string }
  | { readonly type: "safety"; readonly card: SafetyCard }
  | { readonly type: "text"; readonly delta: string }
  | { readonly type: "assessment"; readonly value: ChatAssessment }
  | { readonly type: "done"; readonly messageId: string }
  | { readonly type: "error"; readonly code: ChatErrorCode };

/** Which toast the page shows; the built-in assistant's answer follows in any case (product decision P8). */
const chatErrorCodes = ["rate_limit", "payment", "failed", "connection"] as const;
export type ChatErrorCode = (typeof chatErrorCodes)[number];

/** Who made an answer: the model, the built-in assistant, or the built-in assistant after a fault of the model. */
export const answerSources = ["model", "built_in", "fallback"] as const;
export type AnswerSource = (typeof answerSources)[number];

export const maxChatMessageLength = 4000;
/** Messages that a driver may send a minute. */
export const chatMessagesPerMinute = 20;
/** Messages that a driver may send in 24 hours: more than the longest breakdown needs, less than a script costs. */
export const chatMessagesPerDay = 300;

/** An open conversation in which nothing was said for this long is closed, with its summary; milliseconds. */
export const conversationIdleFor = 3 * 86_400_000;

/** The truck that the conversation is about. */
export interface ChatTruck {
  readonly brand: string;
  readonly year: number;
  readonly model: string;
  readonly truckName?: string | null;
  readonly mileage?: number | null;
  readonly vin?: string | null;
}

export interface ChatTurnInput {
  readonly conversationId: string;
  readonly userId: string;
  readonly turnId: string;
  /** Where a step was answered by tap: the label of that answer, then what was typed beside it. */
  readonly text: string;
  /** Turns that were begun before there were steps have none. */
  readonly answer?: StepAnswer | null;
  readonly photoIds: readonly string[];
  readonly language: ChatLanguage;
}
