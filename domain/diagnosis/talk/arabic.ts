import { askedInArabic as asked } from "../asked/ar.ts";
import { ar as wording } from "../wording/answers-ar.ts";
import type { Talk } from "./talk.ts";

export const arabic: Talk = { language: "ar", asked, wording };
