import { askedInRussian as asked } from "../asked/ru.ts";
import { ru as wording } from "../wording/answers-ru.ts";
import type { Talk } from "./talk.ts";

export const russian: Talk = { language: "ru", asked, wording };
