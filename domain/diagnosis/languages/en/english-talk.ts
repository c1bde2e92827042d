import type { Talk } from "../talk.ts";
import { askedInEnglish as asked } from "./asked.ts";
import { en as wording } from "./reply-texts.ts";

export const englishTalk: Talk = { language: "en", asked, wording };
