import type { DriveDecision } from "../diagnosis/assessment.ts";

/** Why a sentence of a model is not shown. `unclear`: it has none of the forms that are known to be harmless. */
export const findings = ["defeat", "drive", "miles", "price", "contact", "number", "unclear"] as const;
export type Finding = (typeof findings)[number];

/** Words and phrases are written as `fold` leaves them: small letters, without accents and vowel marks. */
export interface ReplyLanguage {
  /** Letters that words of this language are written in. */
  readonly letters: RegExp;
  /** Words that begin a clause of their own. */
  readonly conjunctions: RegExp;
  /** Words that may precede the first word that counts. */
  readonly fillers: RegExp;
  /** Phrases that may be said at any level, although they hold words that may not. */
  readonly agreed: RegExp;
  /** Phrases that agree with one drive decision. */
  readonly agreedAt: Readonly<Partial<Record<DriveDecision, RegExp>>>;
  /** What a driver may be asked to do; at the start of a clause. */
  readonly instructions: RegExp;
  /** `do not`, `never`. */
  readonly prohibits: RegExp;
  /** What a driver may be told not to do; after `prohibits`. */
  readonly prohibited: RegExp;
  /** What a prohibition never names: to stop, to call 911, to worry. */
  readonly neverProhibited: RegExp;
  /** First words of a statement. */
  readonly opens: (word: string, next: string | undefined) => boolean;
  /** First words of a question. */
  readonly opensQuestion: RegExp;
  /** Whether a word in the middle of a clause may give an order or a permission. */
  readonly orders: (words: readonly string[], at: number) => boolean;
  /** Words of which the meaning is never left to a model, by kind. */
  readonly reserved: readonly { readonly finding: Finding; readonly words: RegExp }[];
  /** What calls a fault usual or harmless. */
  readonly soothing: RegExp;
  /** What gets better; together with `motion` it praises going on. */
  readonly benefits: RegExp;
  /** Speed, load, distance, time on the road. */
  readonly motion: RegExp;
  /** Words that say nothing of their own; besides, the words of the engine's texts are known. */
  readonly knows: (word: string) => boolean;
  /** Letters at the end of a word that change with its form. */
  readonly endings: number;
  /** Words that count: `five miles`. */
  readonly digitWords: RegExp;
}

/** Whole words, `*` for any ending: `driv* go`. */
export function words(...lists: readonly string[]): RegExp {
  return new RegExp(`^(?:${alternatives(lists, " ")})$`, "u");
}

/** Phrases one a line, as regular expressions over words that single spaces separate. */
export function phrases(...lines: readonly string[]): RegExp {
  return new RegExp(` (?:${lines.join("|")})(?= )`, "gu");
}

/** As `phrases`, to look for one anywhere; `*` for any ending. */
export function anyOf(...lines: readonly string[]): RegExp {
  return new RegExp(` (?:${lines.map((line) => line.replaceAll("*", "[^ ]*")).join("|")})(?= )`, "u");
}

/** As `phrases`, at the start alone. */
export function startsWith(...lines: readonly string[]): RegExp {
  return new RegExp(`^ (?:${lines.join("|")})(?= )`, "u");
}

function alternatives(lists: readonly string[], separator: string): string {
  return lists
    .flatMap((list) => list.split(separator))
    .filter((word) => word !== "")
    .map((word) => word.replaceAll("*", "[^ ]*"))
    .join("|");
}
