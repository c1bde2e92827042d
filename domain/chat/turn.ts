import type { Assessment, SafetyCard } from "../diagnosis/assessment.ts";
import type { ChatLanguage } from "../languages/languages.ts";

/** What streams to the driver while a turn is made (contract, "tRPC"). */
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
