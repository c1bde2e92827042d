import type { LanguageModelV4 } from "@ai-sdk/provider";
import type { ReadCode } from "#domain/chat/turn.ts";
import type { Guide } from "#domain/diagnosis/guides/guide.ts";
import type { ChatLanguage } from "#domain/languages/languages.ts";
import type { ChatPhoto, ConversationContext } from "#worker/ports/conversations.ts";
import type { Log } from "#worker/ports/log.ts";
import type { ModelTimeouts } from "./timeouts.ts";
import type { FindNearby } from "./tools/nearby-services.ts";

/** What an answer is made from. */
export interface AnswerRequest {
  /** Ends with the driver's newest message. */
  readonly context: ConversationContext;
  /** Null: the built-in assistant answers. */
  readonly model: LanguageModelV4 | null;
  /** Aborted when the driver writes again: what a model has said so far is the answer. */
  readonly enough: AbortSignal;
  readonly timeouts: { readonly reply: ModelTimeouts; readonly addition: ModelTimeouts };
  /** The guides that may be opened, in a language. */
  readonly loadGuides: (language: ChatLanguage) => Promise<readonly Guide[]>;
  /** The newest message's photos, for a model that can look at them. */
  readonly loadPhotos: () => Promise<readonly ChatPhoto[]>;
  /** Services around the driver; null while the position is unknown. */
  readonly findNearby: FindNearby | null;
  /** Between two words of the built-in assistant. */
  readonly pause: () => Promise<void>;
  readonly log: Log;
}

/** A request with what was read of the conversation. */
export interface ReadRequest extends AnswerRequest {
  /** Codes of earlier photos that the driver has not confirmed. */
  readonly unconfirmed: readonly ReadCode[];
  /** What the built-in assistant says to this turn: a model may repeat it. */
  readonly own: string;
}
