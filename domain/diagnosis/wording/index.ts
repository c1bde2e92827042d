import type { ChatLanguage } from "../../languages/languages.ts";
import { en } from "./en.ts";
import { ar } from "./safety-ar.ts";
import { es } from "./safety-es.ts";
import { ru } from "./safety-ru.ts";
import type { Wording } from "./wording.ts";

/** What can be said, by language. Outside English: safety and hand-over; the rest falls back to English. */
export const wordings: Readonly<Record<ChatLanguage, Wording>> = {
  en,
  es: { ...en, safety: es.safety, reply: { ...en.reply, ...es.reply } },
  ar: { ...en, safety: ar.safety, reply: { ...en.reply, ...ar.reply } },
  ru: { ...en, safety: ru.safety, reply: { ...en.reply, ...ru.reply } },
};

export type { Wording } from "./wording.ts";
