import { weights as stems } from "../languages/ar/weights.ts";
import { words as lexicon } from "../languages/ar/words/words.ts";
import { arabic as answerWords } from "../lexicon/answers-ar.ts";
import { arabic as codePhrases } from "../lexicon/code-phrases-ar.ts";
import { arabic as numbers } from "../lexicon/number-words-ar.ts";
import { arabic as talkPhrases } from "../lexicon/talk-phrases-ar.ts";
import { arabicForms } from "../reading/arabic-forms.ts";
import { arabicFromLatin } from "../reading/arabic-in-latin.ts";
import { arabicParts } from "../reading/arabic-parts.ts";
import { ar as texts } from "../wording/ar.ts";
import { ar as safety } from "../wording/safety-ar.ts";
import { spnNamer } from "../wording/spn-names.ts";
import { spnNames } from "../wording/spn-names-ar.ts";
import type { Speech } from "./speech.ts";

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
