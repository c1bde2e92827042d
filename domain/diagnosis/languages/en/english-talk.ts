import type { Talk } from "../talk.ts";
import { askedInEnglish as asked } from "./asked.ts";
import { en as guide } from "./guide-talk.ts";
import { en as reply } from "./reply-texts.ts";

export const englishTalk: Talk = { language: "en", asked, wording: { ...reply, guide } };
