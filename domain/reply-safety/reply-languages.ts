import type { ChatLanguage } from "../languages/languages.ts";
import { arabic } from "./arabic.ts";
import { english } from "./english.ts";
import type { ReplyLanguage } from "./reply-language.ts";
import { russian } from "./russian.ts";
import { spanish } from "./spanish.ts";

/** What a model may say, by the language of the chat. */
export const replyLanguages: Readonly<Record<ChatLanguage, ReplyLanguage>> = {
  en: english,
  es: spanish,
  ar: arabic,
  ru: russian,
};
