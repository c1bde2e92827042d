import { openModel } from "../ai/model.ts";
import { createTranslator } from "../ai/translator.ts";
import type { Settings } from "../env.ts";
import type { Translator } from "../ports/translator.ts";

/** The model as a translator; null without a key. */
export function makeTranslator(settings: Settings): Translator | null {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = settings;
  if (apiKey === undefined) return null;
  return { translate: (input) => createTranslator(openModel({ apiKey, baseUrl, model })).translate(input) };
}
