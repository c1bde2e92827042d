import { askedInSpanish as asked } from "../asked/es.ts";
import { es as wording } from "../wording/answers-es.ts";
import type { Talk } from "./talk.ts";

export const spanish: Talk = { language: "es", asked, wording };
