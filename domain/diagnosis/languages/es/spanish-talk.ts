import type { Talk } from "../talk.ts";
import { askedInSpanish as asked } from "./asked.ts";
import { es as guide } from "./guide-talk.ts";
import { es as reply } from "./reply-texts.ts";

export const spanishTalk: Talk = { language: "es", asked, wording: { ...reply, guide } };
