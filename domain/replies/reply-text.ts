import { type ChatLanguage, chatLanguages, type Language } from "../languages/languages.ts";
import type { ReplyTexts } from "./reply.ts";

/** A reply's text with the language that it is in. */
export interface ReplyText {
  readonly language: ChatLanguage;
  readonly text: string;
}

/** The text in the first language of those wanted that there is one in; else in English; else in any. */
export function replyTextFor(texts: ReplyTexts, wanted: readonly Language[]): ReplyText | null {
  for (const language of [...wanted, ...chatLanguages]) {
    const written = chatLanguages.find((known) => known === language);
    const text = written === undefined ? undefined : texts[written];
    if (written !== undefined && text) return { language: written, text };
  }
  return null;
}
