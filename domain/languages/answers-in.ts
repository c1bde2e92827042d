import type { ChatLanguage } from "./languages.ts";

/** The offer to answer in a language, in that language's own words: whoever needs it may read no other. */
export const answersIn: Readonly<Record<ChatLanguage, string>> = {
  en: "Answer in English",
  es: "Responder en español",
  ar: "الرد بالعربية",
  ru: "Отвечать по-русски",
};
