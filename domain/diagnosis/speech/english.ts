import { askedInEnglish as asked } from "../asked/en.ts";
import stems from "../facts/stems-en.json" with { type: "json" };
import { english as lexicon } from "../lexicon/en.ts";
import { en as answers } from "../wording/answers-en.ts";
import { en as texts } from "../wording/en.ts";
import type { Speech } from "./speech.ts";

export const english: Speech = {
  language: "en",
  lexicon,
  stems,
  asked,
  wording: { ...texts, ...answers, spnName: (name) => name },
};
