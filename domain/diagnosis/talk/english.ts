import { askedInEnglish as asked } from "../asked/en.ts";
import { en as wording } from "../wording/answers-en.ts";
import type { Talk } from "./talk.ts";

export const english: Talk = { language: "en", asked, wording };
