import { spanishSound } from "../sounds.ts";
import type { Speech } from "../speech.ts";
import { spnNamer } from "../spn-names.ts";
import { spanish as answerWords } from "./answer-words.ts";
import { spanish as codePhrases } from "./code-phrases.ts";
import { spanish as numbers } from "./number-words.ts";
import { es as safety } from "./safety-texts.ts";
import { spnNames } from "./spn-names.ts";
import { spanish as talkPhrases } from "./talk-phrases.ts";
import { es as texts } from "./texts.ts";
import { weights as stems } from "./weights.ts";
import { words as lexicon } from "./words/words.ts";

export const spanish: Speech = {
  language: "es",
  lexicon,
  answerWords,
  phrases: { ...codePhrases, ...talkPhrases },
  numbers,
  soundOf: spanishSound,
  stems,
  wording: { ...texts, ...safety, spnName: spnNamer(spnNames, ", ") },
};
