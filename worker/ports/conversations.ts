import type { AnswerSource, ChatAssessment, ChatEvent, ChatTruck, ChatTurnInput } from "#domain/chat/turn.ts";
import type { SafetyCard, StepAnswer } from "#domain/diagnosis/assessment.ts";
import type { ErrorCode } from "#domain/errors.ts";
import type { RandomBytes } from "#domain/ids.ts";
import type { ChatLanguage } from "#domain/languages/languages.ts";
import type { PhotoType } from "#domain/photos/photo.ts";
import type { Position } from "#domain/places/place.ts";
import type { Clock } from "./clock.ts";
import type { Log } from "./log.ts";

/** The conversation's own object generates its turns, also with no client connected. */
export interface Conversations {
  /**
   * Starts a turn, or joins it when the turn id is known already; every reader gets all events from the first.
   * While another turn of this conversation is generated, its answer ends with the text so far, and
   * then this turn begins.
   * @throws DomainError `chat.turn_pending` when answer after answer is in the way, each of which was begun meanwhile;
   * `database.unavailable` when the driver's message could not be stored: then there is no turn.
   */
  send(turn: ChatTurnInput): Promise<AsyncIterable<ChatEvent>>;
  /** Forgets every turn of a conversation; what is being answered at that moment is stored nowhere. */
  erase(conversationId: string): Promise<void>;
}

/** What was said before, oldest first, and about which truck. */
export interface ConversationContext {
  readonly messages: readonly ContextMessage[];
  readonly truck: ChatTruck | null;
  /** Where the driver is, as far as that was said. */
  readonly place: ChatPosition | null;
  readonly language: ChatLanguage;
  /** The truck's latest repairs, newest first. */
  readonly repairs: readonly { readonly summary: string; readonly repairDate: number }[];
}

export interface ChatPosition extends Position {
  readonly address: string | null;
}

export interface ContextMessage {
  readonly turnId: string | null;
  readonly role: "user" | "assistant";
  readonly content: string;
  readonly photoIds: readonly string[];
  readonly answer?: StepAnswer | null;
  readonly assessment: ChatAssessment | null;
}

export interface ChatPhoto {
  readonly type: PhotoType;
  readonly bytes: Uint8Array;
}

/** A step of an answer; `source` comes before the first text and again when the built-in assistant takes over. */
export type AnswerStep =
  | Exclude<ChatEvent, { readonly type: "start" | "done" }>
  | { readonly type: "source"; readonly source: AnswerSource };

/** A completed answer. */
export interface WholeAnswer {
  readonly id: string;
  readonly conversationId: string;
  readonly turnId: string;
  readonly content: string;
  readonly safety: SafetyCard | null;
  readonly assessment: ChatAssessment | null;
  readonly source: AnswerSource;
  readonly createdAt: number;
}

/** What a conversation's object needs of the outside. Any promise may reject; storing is then tried again later. */
export interface ConversationPorts {
  readonly clock: Clock;
  readonly randomBytes: RandomBytes;
  readonly log: Log;
  /** Stores the driver's message, once per turn; false when the conversation is gone. */
  storeQuestion(question: {
    readonly id: string;
    readonly turn: ChatTurnInput;
    readonly createdAt: number;
  }): Promise<boolean>;
  /**
   * Makes the answer step by step; safety first. With `builtIn` no provider is asked (it was asked in vain before).
   * Once `enough` is aborted, what a model has said so far is the answer; where that is nothing, the built-in assistant
   * answers. Faults of the provider are steps, not rejections.
   */
  answer(
    turn: ChatTurnInput,
    options: { readonly builtIn: boolean; readonly enough: AbortSignal },
  ): AsyncIterable<AnswerStep>;
  /** Stores a whole answer, once per turn. */
  storeAnswer(answer: WholeAnswer): Promise<void>;
}

/** What may be asked of a conversation's object over RPC. */
export interface ConversationCalls {
  /** The turn's events from the first, one JSON object a line, ending after `done`; or why there is no turn. */
  send(turn: ChatTurnInput): Promise<SendResult>;
  /** Forgets every turn. */
  erase(): Promise<void>;
  healthy(): Promise<boolean>;
}

export type SendResult =
  | { readonly ok: true; readonly events: ReadableStream<Uint8Array> }
  | { readonly ok: false; readonly code: ErrorCode };
