import { weights as stems } from "../languages/en/weights.ts";
import { words as lexicon } from "../languages/en/words/words.ts";
import { english as answerWords } from "../lexicon/answers-en.ts";
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
