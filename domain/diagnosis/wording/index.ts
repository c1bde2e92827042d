import type { ChatLanguage } from "../../languages/languages.ts";
import { ar as spokenAr } from "./answers-ar.ts";
import { en as spokenEn } from "./answers-en.ts";
import { es as spokenEs } from "./answers-es.ts";
import { ru as spokenRu } from "./answers-ru.ts";
import { ar } from "./ar.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { ru } from "./ru.ts";
import { spnNamesIn } from "./spn-names.ts";
import type { Wording } from "./wording.ts";

/** What can be said, whole in each language of the chat. */
export const wordings: Readonly<Record<ChatLanguage, Wording>> = {
  en: { ...en, ...spokenEn, spnName: (name) => name },
  es: { ...es, ...spokenEs, spnName: spnNamesIn("es") },
  ar: { ...ar, ...spokenAr, spnName: spnNamesIn("ar") },
  ru: { ...ru, ...spokenRu, spnName: spnNamesIn("ru") },
};

export type { Wording } from "./wording.ts";
