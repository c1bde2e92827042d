import { english as lexicon } from "../lexicon/en.ts";
import { en as answers } from "../wording/answers-en.ts";
import { en as texts } from "../wording/en.ts";
import type { Speech } from "./speech.ts";

/** English as everybody needs it: every language has English words mixed in, and an answer in English is better than none. */
export const basicEnglish: Speech = {
  language: "en",
  lexicon,
  stems: {},
  wording: { ...texts, ...answers, spnName: (name) => name },
};
