import type { Speech } from "../speech.ts";
import { english as answerWords } from "./answer-words.ts";
import { en as safety } from "./safety-texts.ts";
import { en as texts } from "./texts.ts";
import { weights as stems } from "./weights.ts";
import { words as lexicon } from "./words/words.ts";

export const english: Speech = {
  language: "en",
  lexicon,
  answerWords,
  phrases: {},
  numbers: {},
  stems,
  wording: { ...texts, ...safety, spnName: (name) => name },
};
