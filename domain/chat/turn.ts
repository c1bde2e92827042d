import type { Assessment, SafetyCard } from "../diagnosis/assessment.ts";
import type { ChatLanguage } from "../languages/languages.ts";

/**
 * What streams to the driver while a turn is made (contract, "tRPC"). `start` comes first, `safety` before any text,
 * `done` last. After `error` the text so far is void: what follows is the built-in assistant's whole answer.
 */
export type ChatEvent =
  | { readonly type: "start"; readonly turnId: string }
  | { readonly type: "safety"; readonly card: SafetyCard }
  | { readonly type: "text"; readonly delta: string }
  | { readonly type: "assessment"; readonly value: Assessment }
  | { readonly type: "done"; readonly messageId: string }
  | { readonly type: "error"; readonly code: ChatErrorCode };

/** Which of the specification's toasts the page shows; the built-in assistant's answer follows all the same (decision 8). */
export const chatErrorCodes = ["rate_limit", "payment", "failed", "connection"] as const;
export type ChatErrorCode = (typeof chatErrorCodes)[number];

/** Who made an answer: the model, the built-in assistant, or the built-in assistant after a fault of the model. */
export const answerSources = ["model", "built_in", "fallback"] as const;
export type AnswerSource = (typeof answerSources)[number];

export const maxChatMessageLength = 4000;
/** Messages that a driver may send a minute. */
export const chatMessagesPerMinute = 20;

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
  readonly text: string;
  readonly photoIds: readonly string[];
  readonly language: ChatLanguage;
}
