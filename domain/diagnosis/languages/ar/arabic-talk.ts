import type { Talk } from "../talk.ts";
import { askedInArabic as asked } from "./asked.ts";
import { ar as wording } from "./reply-texts.ts";

export const arabicTalk: Talk = { language: "ar", asked, wording };
