import type { LanguageModelV4 } from "@ai-sdk/provider";
import { type ModelMessage, streamText } from "ai";
import { offersHumanSupport } from "#domain/chat/handover-phrases.ts";
import { type Conclusion, conclude } from "#domain/diagnosis/engine.ts";
import { reply } from "#domain/diagnosis/reply.ts";
import { safetyCard } from "#domain/diagnosis/safety-card.ts";
import { wordings } from "#domain/diagnosis/wording/index.ts";
import type { AnswerStep, ChatPhoto, ConversationContext } from "#worker/ports/conversations.ts";
import type { Log } from "#worker/ports/log.ts";
import { builtInModel } from "./built-in-model.ts";
import { BrokenReply, chatErrorCode } from "./faults.ts";
import { streamGuard } from "./guard.ts";
import { type ModelPatience, withPatience } from "./patience.ts";
import { dialogue, instructions } from "./prompt.ts";

export interface AnswerTurnInput {
  /** Ends with the driver's newest message. */
  readonly context: ConversationContext;
  /** Null: the built-in assistant answers. */
  readonly model: LanguageModelV4 | null;
  readonly patience: ModelPatience;
  /** The newest message's photos, for a model that can look at them. */
  readonly loadPhotos: () => Promise<readonly ChatPhoto[]>;
  /** Between two words of the built-in assistant. */
  readonly pause: () => Promise<void>;
  readonly log: Log;
}

/**
 * Makes an answer step by step: the safety card before any word, the engine's assessment, then the text of the model
 * or of the built-in assistant. A model's fault is a step; the built-in assistant's whole answer follows it.
 */
export async function* answerTurn(input: AnswerTurnInput): AsyncGenerator<AnswerStep, void, undefined> {
  const { context } = input;
  const newest = context.messages.findLast((message) => message.role === "user");
  const conclusion = conclude({
    messages: context.messages.map(({ role, content, assessment }) => ({
      role,
      content,
      question: assessment?.question ?? null,
    })),
    language: context.language,
    photos: (newest?.photoIds.length ?? 0) > 0,
  });
  const card = safetyCard(conclusion.assessment, context.language);
  if (card) yield { type: "safety", card };
  yield { type: "assessment", value: conclusion.assessment };

  if (input.model === null) {
    yield { type: "source", source: "built_in" };
    yield* builtInText(input, conclusion);
    return;
  }
  yield { type: "source", source: "model" };
  try {
    const isWhole = yield* modelText(input, input.model, conclusion);
    if (isWhole) return;
    input.log.warn("chat.reply_replaced", { drive: conclusion.assessment.drive });
  } catch (error) {
    const code = chatErrorCode(error);
    input.log.error("chat.model_failed", error, { code });
    yield { type: "error", code };
  }
  yield { type: "source", source: "fallback" };
  yield* builtInText(input, conclusion);
}

async function* builtInText(input: AnswerTurnInput, conclusion: Conclusion): AsyncGenerator<AnswerStep> {
  const text = reply(conclusion, input.context.language);
  const model = builtInModel({ speak: () => text, pause: input.pause });
  for await (const delta of deltas({ model, messages: [{ role: "user", content: "" }] })) yield { type: "text", delta };
}

/** The model's text as far as the guard lets it through; false when the built-in answer must take its place. */
async function* modelText(
  input: AnswerTurnInput,
  model: LanguageModelV4,
  { assessment }: Conclusion,
): AsyncGenerator<AnswerStep, boolean> {
  const guard = streamGuard(assessment.drive);
  let shown = "";
  const messages = dialogue(input.context, await input.loadPhotos());
  const stream = withPatience(
    (signal) => deltas({ model, instructions: instructions(input.context, assessment), messages, signal }),
    input.patience,
  );
  for await (const delta of stream) {
    const passed = guard.push(delta);
    shown += passed;
    if (passed !== "") yield { type: "text", delta: passed };
  }
  const rest = guard.end();
  if (rest === null) return false;
  if (`${shown}${rest}`.trim() === "") throw new BrokenReply("nothing said");
  if (rest !== "") yield { type: "text", delta: rest };
  if (assessment.handover && !offersHumanSupport(`${shown}${rest}`)) {
    const { handover, handoverEmergency } = wordings[input.context.language].reply;
    yield { type: "text", delta: `\n\n${assessment.drive === "stop_now" ? handoverEmergency : handover}` };
  }
  return true;
}

interface TextRequest {
  readonly model: LanguageModelV4;
  readonly instructions?: string;
  readonly messages: ModelMessage[];
  readonly signal?: AbortSignal;
}

/** The text of one reply, piece by piece; rejects unless the reply came to its own end. */
async function* deltas(request: TextRequest): AsyncGenerator<string> {
  const result = streamText({
    model: request.model,
    messages: request.messages,
    ...(request.instructions === undefined ? {} : { instructions: request.instructions }),
    ...(request.signal === undefined ? {} : { abortSignal: request.signal }),
    maxRetries: 0,
    // Faults are read from the stream; the SDK would also print them.
    onError: () => undefined,
  });
  for await (const part of result.stream) {
    switch (part.type) {
      case "text-delta":
        if (part.text !== "") yield part.text;
        break;
      case "error":
        throw part.error;
      case "abort":
        throw new BrokenReply("abort");
      case "finish":
        if (part.finishReason !== "stop") throw new BrokenReply(part.finishReason);
        break;
      default:
    }
  }
}
