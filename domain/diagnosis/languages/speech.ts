import type { ChatLanguage } from "../../languages/languages.ts";
import type { AnswerWords } from "../knowledge/answer-word-ids.ts";
import type { Lexicon } from "./lexicon.ts";
import type { NumberWords } from "./number-words.ts";
import type { Phrases } from "./phrases.ts";
import type { WordBook } from "./word-book.ts";
import type { Wording } from "./wording.ts";

/** What the engine needs of one language: the words that it reads and those that an assessment says. */
export interface Speech {
  readonly language: ChatLanguage;
  readonly lexicon: Lexicon;
  readonly answerWords: AnswerWords;
  /** What patterns read of it; nothing for English. */
  readonly phrases: Phrases;
  /** Its words for numbers; nothing for English, whose words every page has. */
  readonly numbers: NumberWords;
  /** What a word may be without what is joined to it, in a language that joins small words to others. */
  readonly formsOf?: (word: string) => readonly string[];
  /** The two words that one as it is `written` stands for, in a language that joins them. */
  readonly partsOf?: (word: string, written: string, book: WordBook) => readonly [string, string] | null;
  /** A word as it is heard, in a language that is often written so. */
  readonly soundOf?: (word: string) => string;
  /** What a word in Latin letters may be, in a language of other letters. */
  readonly fromLatin?: (word: string) => readonly string[];
  readonly wording: Wording;
  /** How much the beginnings of its words speak for each outcome, as a table (classify/weight-table.ts). */
  readonly stems: string;
}
