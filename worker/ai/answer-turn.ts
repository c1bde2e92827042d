import type { LanguageModelV4 } from "@ai-sdk/provider";
import { codeNames, corrections } from "#domain/chat/corrections.ts";
import { dialogueOf, unconfirmedCodes } from "#domain/chat/dialogue.ts";
import type { ReadCode } from "#domain/chat/turn.ts";
import { type Conclusion, conclude } from "#domain/diagnosis/engine.ts";
import { reply } from "#domain/diagnosis/reply.ts";
import { safetyCard } from "#domain/diagnosis/safety-card.ts";
import type { AnswerStep, ChatPhoto, ConversationContext } from "#worker/ports/conversations.ts";
import type { Log } from "#worker/ports/log.ts";
import { builtInModel } from "./built-in-model.ts";
import { chatErrorCode } from "./faults.ts";
import { Ground } from "./ground.ts";
import { modelReply } from "./model-reply.ts";
import { modelStream } from "./model-stream.ts";
import type { ModelPatience } from "./patience.ts";
import type { FindNearby } from "./tools/nearby-services.ts";

export interface AnswerRequest {
  /** Ends with the driver's newest message. */
  readonly context: ConversationContext;
  /** Null: the built-in assistant answers. */
  readonly model: LanguageModelV4 | null;
  readonly patience: ModelPatience;
  /** The newest message's photos, for a model that can look at them. */
  readonly loadPhotos: () => Promise<readonly ChatPhoto[]>;
  /** Services around the driver; null while nobody has said where that is. */
  readonly findNearby: FindNearby | null;
  /** Between two words of the built-in assistant. */
  readonly pause: () => Promise<void>;
  readonly log: Log;
}

/** A request with what was read of the conversation. */
export interface AnswerTurnInput extends AnswerRequest {
  /** Codes of earlier photos that the driver has not confirmed. */
  readonly unconfirmed: readonly ReadCode[];
}

/**
 * Makes an answer step by step: the safety card before any word, the engine's assessment, then the text of the model
 * or of the built-in assistant. A model's fault is a step; the built-in assistant's whole answer follows it. Who asks
 * how to defeat a device is refused without asking a model.
 */
export async function* answerTurn(request: AnswerRequest): AsyncGenerator<AnswerStep, void, undefined> {
  const { context, model, log } = request;
  const newest = context.messages.findLast((message) => message.role === "user");
  const hasPhotos = (newest?.photoIds.length ?? 0) > 0;
  const conclusion = conclude({
    messages: dialogueOf(context.messages),
    language: context.language,
    photos: hasPhotos,
  });
  const { assessment } = conclusion;
  const card = safetyCard(assessment, context.language);
  if (card) yield { type: "safety", card };
  yield { type: "assessment", value: assessment };

  if (model === null || conclusion.asksToDefeat) {
    yield { type: "source", source: "built_in" };
    yield* builtInText(request, reply(conclusion, context.language));
    return;
  }
  const unconfirmed = unconfirmedCodes(context.messages, assessment.faultCodes);
  const ground = new Ground({ assessment, language: context.language, unconfirmed, hasPhotos });
  yield { type: "source", source: "model" };
  try {
    const { outcome, shown } = yield* modelReply({ ...request, unconfirmed }, model, ground);
    if (outcome === "whole") return;
    if (outcome === "confirm") {
      yield* builtInText(request, confirmText(conclusion, ground));
      return;
    }
    log.warn("chat.reply_replaced", { drive: ground.assessment.drive });
    if (shown) {
      yield { type: "error", code: "failed" };
      yield { type: "source", source: "fallback" };
    } else yield { type: "source", source: "built_in" };
  } catch (error) {
    const code = chatErrorCode(error);
    log.error("chat.model_failed", error, { code });
    yield { type: "error", code };
    yield { type: "source", source: "fallback" };
  }
  yield* builtInText(request, reply({ ...conclusion, assessment: ground.assessment }, context.language));
}

/** Asks for the codes of a photo first; of the rest, what the driver's own words lead to. */
function confirmText(conclusion: Conclusion, { assessment, language }: Ground): string {
  const ask = corrections[language].confirmCodes(codeNames(assessment.codesToConfirm ?? []));
  const isUnderstood = assessment.category !== "unclear" && assessment.category !== "off_topic";
  if (!isUnderstood && assessment.drive !== "stop_now") return ask;
  return `${ask}\n\n${reply({ ...conclusion, assessment, photos: false }, language)}`;
}

async function* builtInText(request: AnswerRequest, text: string): AsyncGenerator<AnswerStep> {
  const model = builtInModel({ speak: () => text, pause: request.pause });
  for await (const part of modelStream({ model, messages: [{ role: "user", content: "(see the assessment)" }] })) {
    if (part.type === "text") yield part;
  }
}
