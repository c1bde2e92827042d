import type { LanguageModelV4 } from "@ai-sdk/provider";
import { offersHumanSupport } from "#domain/chat/handover-phrases.ts";
import { wordingOf } from "#domain/diagnosis/index.ts";
import type { AnswerStep } from "#worker/ports/conversations.ts";
import { startDeadline } from "#worker/ports/within.ts";
import type { ReadRequest } from "./answer-request.ts";
import { BrokenReply, isWorthAnotherTry } from "./faults.ts";
import type { GroundingContext } from "./grounding-context.ts";
import { groundingSteps } from "./grounding-steps.ts";
import { ReplyGuard } from "./guard.ts";
import { maxReplyLength } from "./limits.ts";
import { confirmMentionedCodes } from "./mentioned-codes.ts";
import { type ModelPart, modelStream } from "./model-stream.ts";
import { dialogue, instructions, rulesOfTheModel } from "./prompt.ts";
import { withTimeouts } from "./timeouts.ts";
import { modelTools } from "./tools/model-tools.ts";

/**
 * `whole`: the reply stands. `confirm`: codes of a photo come first. `replace`: the engine's words take the place of
 * everything that was shown: a tool has found a stop, nothing of the reply may be shown, or the driver writes again before
 * anything was.
 */
export type ReplyOutcome = "whole" | "confirm" | "replace";

/**
 * The sentences of the model's reply that the guard lets through, and what its tools add. While nothing was shown, a
 * fault of the provider is tried once more. Rejects with the provider's fault.
 */
export async function* modelReply(
  input: ReadRequest,
  model: LanguageModelV4,
  grounding: GroundingContext,
): AsyncGenerator<AnswerStep, { readonly outcome: ReplyOutcome; readonly shown: boolean }> {
  const photos = await input.loadPhotos();
  const tools = modelTools({ grounding, findNearby: input.findNearby, log: input.log });
  const messages = dialogue(input.context, photos);
  const timeouts = input.timeouts.reply;
  const deadline = startDeadline(timeouts.totalMs);
  try {
    for (let attempt = 1; ; attempt++) {
      const told = instructions(input.context, grounding.assessment, input.unconfirmed);
      const guard = new ReplyGuard({
        assessment: grounding.assessment,
        language: input.context.language,
        own: [input.own],
        told: toldFigures(input.context),
        secret: rulesOfTheModel.join("\n"),
        hold: photos.length > 0,
      });
      try {
        const open = (signal: AbortSignal) => modelStream({ model, instructions: told, messages, tools, signal });
        const stop = AbortSignal.any([deadline.signal, input.enough]);
        const outcome = yield* guarded(withTimeouts(open, timeouts, stop), guard, grounding, photos.length > 0);
        if (guard.findings.length > 0) input.log.warn("chat.reply_corrected", { found: guard.findings.join(" ") });
        return { outcome, shown: guard.shown !== "" };
      } catch (error) {
        if (input.enough.aborted)
          return { outcome: guard.shown === "" ? "replace" : "whole", shown: guard.shown !== "" };
        if (attempt > 1 || guard.shown !== "" || !isWorthAnotherTry(error)) throw error;
        input.log.warn("chat.model_asked_again", { reason: error instanceof Error ? error.name : "unknown" });
      }
    }
  } finally {
    deadline.end();
  }
}

/** Texts whose figures the model may repeat: what the driver wrote, and the truck's. */
function toldFigures({ messages, truck }: ReadRequest["context"]): string[] {
  const written = messages.filter(({ role }) => role === "user").map(({ content }) => content);
  return [...written, ...(truck === null ? [] : [`${truck.year} ${truck.model} ${truck.mileage ?? ""}`])];
}

async function* guarded(
  stream: AsyncIterable<ModelPart>,
  guard: ReplyGuard,
  grounding: GroundingContext,
  hasPhotos: boolean,
): AsyncGenerator<AnswerStep, ReplyOutcome> {
  let said = "";
  let gap = false;
  for await (const part of stream) {
    if (part.type === "text") {
      const delta = gap && said !== "" && !/\s$/u.test(said) ? `\n\n${part.delta}` : part.delta;
      gap = false;
      said += delta;
      if (said.length > maxReplyLength) throw new BrokenReply("too long");
      const passed = guard.push(delta);
      if (passed !== "") yield { type: "text", delta: passed };
      if (guard.ended) break;
    } else if (part.type === "tool_done") {
      gap = true;
      yield* groundingSteps(grounding);
      if (grounding.assessment.drive === "stop_now") return "replace";
      guard.tighten(grounding.assessment);
    }
  }
  if (hasPhotos) {
    confirmMentionedCodes(said, grounding);
    yield* groundingSteps(grounding);
    if ((grounding.assessment.codesToConfirm ?? []).length > 0) return "confirm";
  }
  const rest = guard.end();
  if (said.trim() === "") throw new BrokenReply("nothing said");
  if (guard.passed === 0 || guard.findings.length > guard.passed) return "replace";
  if (rest !== "") yield { type: "text", delta: rest };
  if (grounding.assessment.handover && !offersHumanSupport(guard.shown)) {
    yield { type: "text", delta: `\n\n${wordingOf(grounding.language).reply.handover}` };
  }
  return "whole";
}
