import type { QuestionId } from "../knowledge/advice.ts";
import type { ConceptId } from "../knowledge/concepts.ts";
import type { SymptomId } from "../knowledge/symptoms.ts";
import type { WrittenCode } from "../parse/codes/written-code.ts";

/** What a message withdraws of what was told before it: all of it, or the dangers of the truck alone. */
export type Withdrawal = "all" | "dangers";

/** A symptom that stands after the whole conversation, with the words that it rests on. */
export interface Evidence {
  readonly symptom: SymptomId;
  readonly words: readonly string[];
  /** False for what is over, harmless, another truck's or only imagined. */
  readonly current: boolean;
  /** A reading or a frame says so, not words alone. */
  readonly measured?: boolean;
  /** What named it. */
  readonly by?: ReadonlySet<ConceptId>;
}

/** What the newest message of a conversation does. */
export interface News {
  /** The newest message asks or imagines something. */
  readonly asks: boolean;
  /** The driver's last message asks something. */
  readonly asksLast: boolean;
  /** It is asked whether what is told is normal. */
  readonly asksOfTold: boolean;
  /** The newest message only talks: it thanks, greets or asks, and tells nothing of a truck. */
  readonly onlyTalks: boolean;
  /** What the newest message withdraws of what was told before it. */
  readonly withdrawn: Withdrawal | null;
  /** The newest message ends, explains or corrects something: "it stopped", "only steam from the rain". */
  readonly endsSomething: boolean;
  /** The newest message adds to what is known of the truck. */
  readonly tellsOfTruck: boolean;
  /** The newest message denies something. */
  readonly deniesSomething: boolean;
  /** What the newest message speaks of, written as in `spokenOf`. */
  readonly newlySpoken: ReadonlySet<string>;
  /** The newest message answers a question that no danger ends with. */
  readonly keepsDangers: boolean;
  /** What did not stand before the newest message, written as `troublesIn` does. */
  readonly toldNow: readonly string[];
  /** The newest message tells of a danger that was not told before. */
  readonly tellsOfDanger: boolean;
  /** A later message that says nothing but yes, no or thanks. */
  readonly onlyAnswers: boolean;
}

export interface CaseFile extends News {
  readonly evidence: readonly Evidence[];
  readonly codes: readonly WrittenCode[];
  readonly asked: ReadonlySet<QuestionId>;
  /** Causes that cannot be any more, checks that are done, and the words of what was replaced. */
  readonly ruledOut: ReadonlySet<string>;
  /**
   * What was spoken of, whatever came of it: with a minus before it what was denied, with a tilde what is well, over, harmless,
   * another's or only imagined.
   */
  readonly spokenOf: ReadonlySet<string>;
  /** The beginnings of the words that the driver used, each with its language. */
  readonly stems: ReadonlySet<string>;
  /** How many words the driver wrote. */
  readonly wordCount: number;
  readonly userTurns: number;
  /** How many of the newest messages in a row added nothing. */
  readonly turnsWithoutProgress: number;
}

/** Whether a symptom stands among these. */
export function has(evidence: readonly Evidence[], id: SymptomId): boolean {
  return evidence.some((item) => item.symptom === id);
}
