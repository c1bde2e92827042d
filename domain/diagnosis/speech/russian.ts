import { weights as stems } from "../languages/ru/weights.ts";
import { words as lexicon } from "../languages/ru/words/words.ts";
import { russian as answerWords } from "../lexicon/answers-ru.ts";
import { russian as codePhrases } from "../lexicon/code-phrases-ru.ts";
import { russian as numbers } from "../lexicon/number-words-ru.ts";
import { russian as talkPhrases } from "../lexicon/talk-phrases-ru.ts";
import { toCyrillic } from "../reading/russian-in-latin.ts";
import { russianSound } from "../reading/sounds.ts";
import { ru as texts } from "../wording/ru.ts";
import { ru as safety } from "../wording/safety-ru.ts";
import { spnNamer } from "../wording/spn-names.ts";
import { spnNames } from "../wording/spn-names-ru.ts";
import type { Speech } from "./speech.ts";

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
