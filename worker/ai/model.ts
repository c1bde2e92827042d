import { createOpenAI } from "@ai-sdk/openai";
import { APICallError, type LanguageModelV4 } from "@ai-sdk/provider";
import { boundedFetch } from "./bounded-fetch.ts";
import { maxResponseBytes } from "./limits.ts";

export interface ModelSettings {
  readonly apiKey: string | undefined;
  readonly baseUrl: string | undefined;
  readonly model: string;
}

/** The provider's model when a key is set; null means that the built-in assistant answers. */
export function chooseModel({ apiKey, ...settings }: ModelSettings): LanguageModelV4 | null {
  return apiKey === undefined ? null : openModel({ apiKey, ...settings });
}

/** The provider's model behind a key. */
export function openModel({ apiKey, baseUrl, model }: ModelSettings & { readonly apiKey: string }): LanguageModelV4 {
  const provider = createOpenAI({
    apiKey,
    fetch: boundedFetch(maxResponseBytes),
    ...(baseUrl === undefined ? {} : { baseURL: baseUrl.replace(/\/$/u, "") }),
  });
  return withChatEndpoint(provider.responses(model), () => provider.chat(model));
}

/** Servers that speak OpenAI's API without its newer endpoint answer 404 there: they are asked the older way. */
function withChatEndpoint(model: LanguageModelV4, chat: () => LanguageModelV4): LanguageModelV4 {
  const orChat = async <Result>(ask: (model: LanguageModelV4) => PromiseLike<Result>): Promise<Result> => {
    try {
      return await ask(model);
    } catch (error) {
      if (APICallError.isInstance(error) && error.statusCode === 404) return ask(chat());
      throw error;
    }
  };
  return {
    specificationVersion: "v4",
    provider: model.provider,
    modelId: model.modelId,
    supportedUrls: model.supportedUrls,
    doGenerate: (options) => orChat((asked) => asked.doGenerate(options)),
    doStream: (options) => orChat((asked) => asked.doStream(options)),
  };
}
