import type { Speech } from "../speech.ts";
import { spnNamer } from "../spn-names.ts";
import { arabic as answerWords } from "./answer-words.ts";
import { arabicForms } from "./arabic-forms.ts";
import { arabicFromLatin } from "./arabic-in-latin.ts";
import { arabicParts } from "./arabic-parts.ts";
import { arabic as codePhrases } from "./code-phrases.ts";
import { arabic as numbers } from "./number-words.ts";
import { ar as safety } from "./safety-texts.ts";
import { spnNames } from "./spn-names.ts";
import { arabic as talkPhrases } from "./talk-phrases.ts";
import { ar as texts } from "./texts.ts";
import { weights as stems } from "./weights.ts";
import { words as lexicon } from "./words/words.ts";

export const arabic: Speech = {
  language: "ar",
  lexicon,
  answerWords,
  phrases: { ...codePhrases, ...talkPhrases },
  numbers,
  formsOf: arabicForms,
  partsOf: arabicParts,
  fromLatin: arabicFromLatin(lexicon),
  stems,
  wording: { ...texts, ...safety, spnName: spnNamer(spnNames, "، ") },
};
