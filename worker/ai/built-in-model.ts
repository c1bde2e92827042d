import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from "@ai-sdk/provider";

/** The model of an assistant that speaks from the engine alone: no network, no tokens. */
export interface BuiltInModelOptions {
  /** What it says to a prompt. */
  readonly speak: (prompt: LanguageModelV4CallOptions["prompt"]) => string;
  /** Waits between words, so that a reader can follow; injected. */
  readonly pause: () => Promise<void>;
}

const usage: LanguageModelV4Usage = {
  inputTokens: { total: 0, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: 0, text: undefined, reasoning: undefined },
};
const finishReason = { unified: "stop", raw: "stop" } as const;

/** A language model like any other to the AI SDK, which streams what `speak` says word by word. */
export function builtInModel({ speak, pause }: BuiltInModelOptions): LanguageModelV4 {
  return {
    specificationVersion: "v4",
    provider: "built-in",
    modelId: "engine",
    supportedUrls: {},
    async doGenerate({ prompt }) {
      return { content: [{ type: "text", text: speak(prompt) }], finishReason, usage, warnings: [] };
    },
    async doStream({ prompt, abortSignal }) {
      const words = speak(prompt).split(/(?<=\s)(?=\S)/u);
      const stream = new ReadableStream<LanguageModelV4StreamPart>({
        async start(controller) {
          controller.enqueue({ type: "stream-start", warnings: [] });
          controller.enqueue({ type: "text-start", id: "0" });
          for (const delta of words) {
            if (abortSignal?.aborted) break;
            controller.enqueue({ type: "text-delta", id: "0", delta });
            await pause();
          }
          controller.enqueue({ type: "text-end", id: "0" });
          controller.enqueue({ type: "finish", usage, finishReason });
          controller.close();
        },
      });
      return { stream };
    },
  };
}
