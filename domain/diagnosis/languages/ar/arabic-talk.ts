import type { Talk } from "../talk.ts";
import { askedInArabic as asked } from "./asked.ts";
import { ar as guide } from "./guide-talk.ts";
import { ar as reply } from "./reply-texts.ts";

export const arabicTalk: Talk = { language: "ar", asked, wording: { ...reply, guide } };
