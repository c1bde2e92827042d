import type { Talk } from "../talk.ts";
import { askedInRussian as asked } from "./asked.ts";
import { ru as guide } from "./guide-talk.ts";
import { ru as reply } from "./reply-texts.ts";

export const russianTalk: Talk = { language: "ru", asked, wording: { ...reply, guide } };
