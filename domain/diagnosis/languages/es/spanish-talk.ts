import type { Talk } from "../talk.ts";
import { askedInSpanish as asked } from "./asked.ts";
import { es as wording } from "./reply-texts.ts";

export const spanishTalk: Talk = { language: "es", asked, wording };
