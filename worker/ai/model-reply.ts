import type { LanguageModelV4 } from "@ai-sdk/provider";
import { offersHumanSupport } from "#domain/chat/handover-phrases.ts";
import { assess, safetyCard, wordingOf } from "#domain/diagnosis/engine.ts";
import type { AnswerStep } from "#worker/ports/conversations.ts";
import type { ReadRequest } from "./answer-request.ts";
import { BrokenReply, isWorthAnotherTry } from "./faults.ts";
import type { Ground } from "./ground.ts";
import { ReplyGuard } from "./guard.ts";
import { modelStream } from "./model-stream.ts";
import { withPatience } from "./patience.ts";
import { dialogue, instructions, rulesOfTheModel } from "./prompt.ts";
import { modelTools } from "./tools/model-tools.ts";

/** `whole`: the reply stands. `confirm`: codes of a photo come first. `void`: what was shown, if anything, must go. */
export type ReplyOutcome = "whole" | "confirm" | "void";

/**
 * The model's reply as far as the guard lets it through, and what its tools add. While nothing was shown, a stumble
 * of the provider is tried once more. Rejects with the provider's fault.
 */
export async function* modelReply(
  input: ReadRequest,
  model: LanguageModelV4,
  ground: Ground,
): AsyncGenerator<AnswerStep, { readonly outcome: ReplyOutcome; readonly shown: boolean }> {
  const photos = await input.loadPhotos();
  const tools = modelTools({ ground, findNearby: input.findNearby, log: input.log });
  const messages = dialogue(input.context, photos);
  for (let attempt = 1; ; attempt++) {
    const told = instructions(input.context, ground.assessment, input.unconfirmed);
    const guard = new ReplyGuard({
      drive: ground.assessment.drive,
      language: input.context.language,
      secret: rulesOfTheModel.join("\n"),
      hold: photos.length > 0,
    });
    try {
      const stream = withPatience(
        (signal) => modelStream({ model, instructions: told, messages, tools, signal }),
        input.patience,
      );
      const outcome = yield* guarded(stream, guard, ground, photos.length > 0);
      if (guard.findings.length > 0) input.log.warn("chat.reply_corrected", { found: guard.findings.join(" ") });
      return { outcome, shown: guard.shown !== "" };
    } catch (error) {
      if (attempt > 1 || guard.shown !== "" || !isWorthAnotherTry(error)) throw error;
      input.log.warn("chat.model_asked_again", { reason: error instanceof Error ? error.name : "unknown" });
    }
  }
}

async function* guarded(
  stream: ReturnType<typeof modelStream>,
  guard: ReplyGuard,
  ground: Ground,
  hasPhotos: boolean,
): AsyncGenerator<AnswerStep, ReplyOutcome> {
  let said = "";
  let gap = false;
  for await (const part of stream) {
    if (part.type === "text") {
      const delta = gap && said !== "" && !/\s$/u.test(said) ? `\n\n${part.delta}` : part.delta;
      gap = false;
      said += delta;
      const passed = guard.push(delta);
      if (passed !== "") yield { type: "text", delta: passed };
      if (guard.ended) break;
    } else if (part.type === "tool_done") {
      gap = true;
      yield* groundSteps(ground, guard);
    }
  }
  if (hasPhotos) {
    // Also codes that the model only mentions.
    const mentioned = assess({ messages: [{ role: "user", content: said }], language: ground.language });
    ground.askToConfirm(mentioned.faultCodes);
    yield* groundSteps(ground, guard);
    if ((ground.assessment.codesToConfirm ?? []).length > 0) return "confirm";
  }
  const rest = guard.end();
  if (rest === null) return "void";
  const whole = guard.shown;
  if (whole.trim() === "") throw new BrokenReply("nothing said");
  if (rest !== "") yield { type: "text", delta: rest };
  if (ground.assessment.handover && !offersHumanSupport(whole)) {
    const { handover, handoverEmergency } = wordingOf(ground.language).reply;
    yield { type: "text", delta: `\n\n${ground.assessment.drive === "stop_now" ? handoverEmergency : handover}` };
  }
  return "whole";
}

/** What the tools have added since the last time; a danger that they found comes with its safety card. */
function* groundSteps(ground: Ground, guard: ReplyGuard): Generator<AnswerStep> {
  const change = ground.takeChange();
  if (change === null) return;
  const card = change.stopsNow ? safetyCard(change.value, ground.language) : null;
  if (card) yield { type: "safety", card };
  guard.tighten(change.value.drive);
  yield { type: "assessment", value: change.value };
}
