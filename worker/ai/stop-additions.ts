import type { LanguageModelV4 } from "@ai-sdk/provider";
import { codeNames, corrections } from "#domain/chat/corrections.ts";
import type { ChatAssessment } from "#domain/chat/turn.ts";
import { wordingOf } from "#domain/diagnosis/index.ts";
import type { AnswerStep } from "#worker/ports/conversations.ts";
import { startDeadline } from "#worker/ports/within.ts";
import type { ReadRequest } from "./answer-request.ts";
import { BrokenReply, chatErrorCode, withoutProviderText } from "./faults.ts";
import type { GroundingContext } from "./grounding-context.ts";
import { groundingSteps } from "./grounding-steps.ts";
import { maxReplyLength } from "./limits.ts";
import { confirmMentionedCodes } from "./mentioned-codes.ts";
import { modelStream } from "./model-stream.ts";
import { dialogue, instructions } from "./prompt.ts";
import { withTimeouts } from "./timeouts.ts";
import { modelTools } from "./tools/model-tools.ts";

/**
 * What a model adds to the engine's answer under a stop: typed by its tools, said in the engine's words. Its
 * own text is never shown. A fault adds nothing; the driver has the whole answer already. After `enough` only what the
 * tools have found until then is added.
 */
export async function* stopAdditions(
  input: ReadRequest,
  model: LanguageModelV4,
  grounding: GroundingContext,
): AsyncGenerator<AnswerStep, void, undefined> {
  const before = grounding.assessment;
  try {
    yield* runTools(input, model, grounding);
  } catch (error) {
    if (!input.enough.aborted) {
      input.log.error("chat.model_failed", withoutProviderText(error), { code: chatErrorCode(error) });
    }
    yield* groundingSteps(grounding);
  }
  const added = addedText(before, grounding, input.own);
  if (added !== "") yield { type: "text", delta: `\n\n${added}` };
}

async function* runTools(
  input: ReadRequest,
  model: LanguageModelV4,
  grounding: GroundingContext,
): AsyncGenerator<AnswerStep> {
  const { addition: timeouts } = input.timeouts;
  let hasPhotos = false;
  async function* parts(signal: AbortSignal) {
    const photos = await input.loadPhotos();
    hasPhotos = photos.length > 0;
    yield* modelStream({
      model,
      instructions: instructions(input.context, grounding.assessment, input.unconfirmed),
      messages: dialogue(input.context, photos),
      tools: modelTools({ grounding, findNearby: input.findNearby, log: input.log }),
      signal,
    });
  }
  const deadline = startDeadline(timeouts.totalMs);
  const stream = withTimeouts(parts, timeouts, AbortSignal.any([deadline.signal, input.enough]));
  let said = "";
  try {
    for await (const part of stream) {
      if (part.type === "tool_done") yield* groundingSteps(grounding);
      if (part.type !== "text") continue;
      said += part.delta;
      if (said.length > maxReplyLength) throw new BrokenReply("too long");
    }
  } finally {
    deadline.end();
  }
  if (hasPhotos) confirmMentionedCodes(said, grounding);
  yield* groundingSteps(grounding);
}

function addedText(before: ChatAssessment, { assessment, language }: GroundingContext, told: string): string {
  const { doNow, handoverEmergency } = wordingOf(language).reply;
  const steps = assessment.steps.filter((step) => !told.includes(step));
  const codes = assessment.codesToConfirm ?? [];
  const isAsked = assessment.question !== null && assessment.question !== before.question;
  return [
    steps.length > 0 && assessment.steps !== before.steps ? [doNow, ...steps.map(listed)].join("\n") : "",
    codes.length > 0 ? corrections[language].confirmCodes(codeNames(codes)) : "",
    isAsked ? assessment.question : "",
    assessment.handover && !before.handover ? handoverEmergency : "",
  ]
    .filter((block) => block !== "")
    .join("\n\n");
}

function listed(step: string, at: number): string {
  return `${at + 1}. ${step}`;
}
