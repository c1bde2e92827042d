import type { ChatLanguage } from "../../languages/languages.ts";
import type { AnswerWords } from "../lexicon/answers.ts";
import type { Lexicon } from "../lexicon/concepts.ts";
import type { NumberWords } from "../lexicon/number-words.ts";
import type { Phrases } from "../lexicon/phrases.ts";
import type { Wording } from "../wording/wording.ts";

/** What the engine needs of one language: the words that it reads and those that an assessment says. */
export interface Speech {
  readonly language: ChatLanguage;
  readonly lexicon: Lexicon;
  readonly answerWords: AnswerWords;
  /** What patterns read of it; nothing for English. */
  readonly phrases: Phrases;
  /** Its words for numbers; nothing for English, whose words every page has. */
  readonly numbers: NumberWords;
  readonly wording: Wording;
  /** What the beginnings of its words speak for and against (weighing/rows.ts). */
  readonly stems: { readonly table: string };
}
