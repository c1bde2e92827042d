import type { Talk } from "../talk.ts";
import { askedInRussian as asked } from "./asked.ts";
import { ru as wording } from "./reply-texts.ts";

export const russianTalk: Talk = { language: "ru", asked, wording };
