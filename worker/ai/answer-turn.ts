import { codeNames, corrections } from "#domain/chat/corrections.ts";
import { dialogueOf, unconfirmedCodes } from "#domain/chat/dialogue.ts";
import { typedBeside } from "#domain/chat/tap.ts";
import { type Conclusion, conclude, reply, safetyCard } from "#domain/diagnosis/index.ts";
import type { AnswerStep, ContextMessage } from "#worker/ports/conversations.ts";
import type { AnswerRequest } from "./answer-request.ts";
import { builtInModel } from "./built-in-model.ts";
import { chatErrorCode, withoutProviderText } from "./faults.ts";
import { GroundingContext } from "./grounding-context.ts";
import { modelReply } from "./model-reply.ts";
import { modelStream } from "./model-stream.ts";
import { stopAdditions } from "./stop-additions.ts";

/**
 * Makes an answer step by step: the safety card before any word, the engine's assessment, then the text. Under a stop
 * the text is the engine's, and a model only adds to it through its tools. Otherwise it is the model's as far as the
 * guard lets it through. A model's fault is a step; the built-in assistant's whole answer follows it. A driver who asks
 * how to defeat a device is refused without asking a model, and a tap alone is answered by the guide.
 */
export async function* answerTurn(request: AnswerRequest): AsyncGenerator<AnswerStep, void, undefined> {
  const { context, model, log } = request;
  const newest = context.messages.findLast((message) => message.role === "user");
  const hasPhotos = (newest?.photoIds.length ?? 0) > 0;
  const conclusion = conclude({
    messages: dialogueOf(context.messages),
    language: context.language,
    guides: await request.loadGuides(context.language),
    photos: hasPhotos,
    truck: context.truck,
    repairs: context.repairs,
  });
  const { assessment } = conclusion;
  const card = safetyCard(assessment, context.language);
  if (card) yield { type: "safety", card };
  yield { type: "assessment", value: assessment };

  if (model === null || conclusion.asksToDefeat || isOnlyTap(newest)) {
    yield { type: "source", source: "built_in" };
    yield* builtInText(request, reply(conclusion, context.language));
    return;
  }
  const unconfirmed = unconfirmedCodes(context.messages, assessment.faultCodes);
  const grounding = new GroundingContext({ assessment, language: context.language, unconfirmed, hasPhotos });
  const own = reply(conclusion, context.language);
  const read = { ...request, unconfirmed, own };
  if (assessment.drive === "stop_now") {
    yield { type: "source", source: "built_in" };
    yield* builtInText(request, own);
    yield* stopAdditions(read, model, grounding);
    return;
  }
  yield { type: "source", source: "model" };
  try {
    const { outcome, shown } = yield* modelReply(read, model, grounding);
    if (outcome === "whole") return;
    if (outcome === "confirm") {
      yield* builtInText(request, confirmText(conclusion, grounding));
      return;
    }
    if (!request.enough.aborted) log.warn("chat.reply_replaced", { drive: grounding.assessment.drive });
    if (shown) {
      yield { type: "error", code: "failed" };
      yield { type: "source", source: "fallback" };
    } else yield { type: "source", source: "built_in" };
  } catch (error) {
    const code = chatErrorCode(error);
    log.error("chat.model_failed", withoutProviderText(error), { code });
    yield { type: "error", code };
    yield { type: "source", source: "fallback" };
  }
  yield* builtInText(request, reply({ ...conclusion, assessment: grounding.assessment }, context.language));
}

/** A tap says nothing that a model could understand better than the guide. */
function isOnlyTap(message: ContextMessage | undefined): boolean {
  return Boolean(message?.answer) && typedBeside(message?.content ?? "") === "" && message?.photoIds.length === 0;
}

/** Asks for the codes of a photo first; of the rest, what the driver's own words lead to. */
function confirmText(conclusion: Conclusion, { assessment, language }: GroundingContext): string {
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
