import type { LanguageModelV4 } from "@ai-sdk/provider";
import { type ModelMessage, Output, stepCountIs, streamText, type ToolSet } from "ai";
import type { z } from "zod";
import { BrokenReply } from "./faults.ts";
import { maxOutputTokens } from "./limits.ts";

/** Rounds of tools before the model has to answer. */
const mostRounds = 4;

export interface TextRequest {
  readonly model: LanguageModelV4;
  readonly instructions?: string;
  readonly messages: ModelMessage[];
  readonly tools?: ToolSet;
  /** What the text has to be, as JSON; the provider keeps to it where it can, and the caller checks. */
  readonly shape?: z.ZodType;
  readonly signal?: AbortSignal;
  /** Tokens that the provider may write in one round; `maxOutputTokens` where it is not given. */
  readonly outputTokens?: number;
}

/** A piece of text, the end of a tool's work, or a sign that something still comes. */
export type ModelPart =
  | { readonly type: "text"; readonly delta: string }
  | { readonly type: "tool_done" }
  | { readonly type: "alive" };

/** Streams one reply and runs its tool calls; rejects unless the model completed the reply. */
export async function* modelStream(request: TextRequest): AsyncGenerator<ModelPart> {
  const { model, messages, instructions, tools, shape, signal, outputTokens = maxOutputTokens } = request;
  const result = streamText({
    model,
    messages,
    ...(instructions === undefined ? {} : { instructions }),
    ...(signal === undefined ? {} : { abortSignal: signal }),
    ...(shape === undefined ? {} : { output: Output.object({ schema: shape }) }),
    ...(tools === undefined
      ? {}
      : {
          tools,
          stopWhen: stepCountIs(mostRounds + 1),
          prepareStep: ({ stepNumber }) => (stepNumber < mostRounds ? {} : { toolChoice: "none" as const }),
        }),
    // What drivers write is not kept by the provider for later.
    providerOptions: { openai: { store: false } },
    maxOutputTokens: outputTokens,
    maxRetries: 0,
    // Faults are read from the stream; the SDK would also print them.
    onError: () => undefined,
  });
  let ended = false;
  for await (const part of result.stream) {
    switch (part.type) {
      case "text-delta":
        yield part.text === "" ? { type: "alive" } : { type: "text", delta: part.text };
        break;
      case "tool-result":
      case "tool-error":
        yield { type: "tool_done" };
        break;
      case "error":
        throw part.error;
      case "abort":
        throw new BrokenReply("time-out");
      case "finish":
        if (part.finishReason === "content-filter") throw new BrokenReply("refused");
        if (part.finishReason === "length") throw new BrokenReply("too long");
        if (part.finishReason !== "stop") throw new BrokenReply("cut");
        ended = true;
        break;
      case "reasoning-delta":
      case "tool-input-delta":
      case "tool-call":
        yield { type: "alive" };
        break;
      default:
    }
  }
  if (!ended) throw new BrokenReply("cut");
}
