import stems from "../facts/stems-en.json" with { type: "json" };
import { english as answerWords } from "../lexicon/answers-en.ts";
import { english as lexicon } from "../lexicon/en.ts";
import { en as texts } from "../wording/en.ts";
import { en as safety } from "../wording/safety-en.ts";
import type { Speech } from "./speech.ts";

export const english: Speech = {
  language: "en",
  lexicon,
  answerWords,
  phrases: {},
  numbers: {},
  stems,
  wording: { ...texts, ...safety, spnName: (name) => name },
};
