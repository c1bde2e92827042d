import { russianSound } from "../sounds.ts";
import type { Speech } from "../speech.ts";
import { spnNamer } from "../spn-names.ts";
import { russian as answerWords } from "./answer-words.ts";
import { russian as codePhrases } from "./code-phrases.ts";
import { russian as numbers } from "./number-words.ts";
import { toCyrillic } from "./russian-in-latin.ts";
import { ru as safety } from "./safety-texts.ts";
import { spnNames } from "./spn-names.ts";
import { russian as talkPhrases } from "./talk-phrases.ts";
import { ru as texts } from "./texts.ts";
import { weights as stems } from "./weights.ts";
import { words as lexicon } from "./words/words.ts";

export const russian: Speech = {
  language: "ru",
  lexicon,
  answerWords,
  phrases: { ...codePhrases, ...talkPhrases },
  numbers,
  fromLatin: toCyrillic,
  soundOf: russianSound,
  stems,
  wording: { ...texts, ...safety, spnName: spnNamer(spnNames, ", ") },
};
