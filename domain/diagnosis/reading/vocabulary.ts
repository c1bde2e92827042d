import type { QuestionId } from "../facts/advice.ts";
import type { SymptomId } from "../facts/symptoms.ts";

/** How one language says things; see `patterns.ts` for the notation. Words are written as `normalise` leaves them. */
export interface Vocabulary {
  /** Named alternatives for `{name}`. */
  readonly lists: Readonly<Record<string, string>>;
  readonly symptoms: Readonly<Partial<Record<SymptomId, readonly string[]>>>;
  /** Words that deny what follows them. */
  readonly negators: ReadonlySet<string>;
  /** Phrases whose negator denies nothing ("not sure", "don't know"). */
  readonly emptyNegations: readonly string[];
  /** Words at which a denial ends. */
  readonly negationEnds: ReadonlySet<string>;
  /** Words that carry a denial over a comma ("no smoke, fire or leaks"). */
  readonly alternatives: ReadonlySet<string>;
  /** Phrases that say: it was, and is not any more, or it was not this truck. */
  readonly past: readonly string[];
  /** Words at which what is past ends ("last week it smoked, now …"). */
  readonly contrasts: ReadonlySet<string>;
  /** Phrases that bring a past thing back into the present. */
  readonly stillSo: readonly string[];
  /** Phrases for what is only imagined or asked about. */
  readonly imagined: readonly string[];
  /** "No the brakes are fine": such a word before such another only answers, and denies nothing after it. */
  readonly bareAnswers: ReadonlySet<string>;
  readonly bareAnswerNext: ReadonlySet<string>;
  /** Right after a thing: it is not so ("oil light is not on"). */
  readonly deniedAfter: readonly string[];
  /** What the words of an answer mean because of the question that they answer. */
  readonly answers: Readonly<Partial<Record<QuestionId, Readonly<Partial<Record<SymptomId, readonly string[]>>>>>>;
  /** After a symptom: it has ended ("the smoke stopped"). */
  readonly ended: Readonly<Partial<Record<SymptomId, readonly string[]>>>;
  /** Ordinary words that spelling must not turn into words of the vocabulary. */
  readonly ordinary: ReadonlySet<string>;
}
