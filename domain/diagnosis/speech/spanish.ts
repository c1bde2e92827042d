import { weights as stems } from "../languages/es/weights.ts";
import { words as lexicon } from "../languages/es/words/words.ts";
import { spanish as answerWords } from "../lexicon/answers-es.ts";
import { spanish as codePhrases } from "../lexicon/code-phrases-es.ts";
import { spanish as numbers } from "../lexicon/number-words-es.ts";
import { spanish as talkPhrases } from "../lexicon/talk-phrases-es.ts";
import { spanishSound } from "../reading/sounds.ts";
import { es as texts } from "../wording/es.ts";
import { es as safety } from "../wording/safety-es.ts";
import { spnNamer } from "../wording/spn-names.ts";
import { spnNames } from "../wording/spn-names-es.ts";
import type { Speech } from "./speech.ts";

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
