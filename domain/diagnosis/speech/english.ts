import stems from "../facts/stems-en.json" with { type: "json" };
import { askedInEnglish as asked } from "../lexicon/asked-en.ts";
import { english as lexicon } from "../lexicon/en.ts";
import { en as answers } from "../wording/answers-en.ts";
import { en as texts } from "../wording/en.ts";
import type { Speech } from "./speech.ts";

export const english: Speech = {
  language: "en",
  lexicon,
  asked,
  stems,
  wording: { ...texts, ...answers, spnName: (name) => name },
};
