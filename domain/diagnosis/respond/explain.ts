import type { Assessment } from "../assessment.ts";
import type { CaseFile } from "../classify/evidence.ts";
import { factsOfCase } from "../classify/facts-of-case.ts";
import { type FiredRule, firedRules } from "../classify/mentions.ts";
import { ruleVerdict } from "../classify/rule-verdict.ts";
import type { FlaggedVerdict } from "../classify/verdict.ts";
import { explainWeights, type WeighedOutcome } from "../classify/weigh.ts";
import { casesOf } from "../dialogue/conversation.ts";
import { type TurnReason, turnsOf } from "../dialogue/over-turns.ts";
import type { AssessInput } from "../input.ts";
import { takeApart } from "../parse/take-apart.ts";
import { assess, judgementOf } from "./assess.ts";

/** How one message of the driver's was judged. */
export interface ExplainedMessage {
  readonly text: string;
  /** Concepts that the message names; `denied` where it says that they are not so. */
  readonly concepts: readonly { readonly concept: string; readonly words: string; readonly denied: boolean }[];
  /** Rules that hold in the message by itself. */
  readonly rules: readonly FiredRule[];
  /** What stands after the message, told by words, readings and codes. */
  readonly evidence: CaseFile["evidence"];
  readonly codes: CaseFile["codes"];
  /** What the rules alone conclude from the evidence. */
  readonly byRules: FlaggedVerdict;
  /** The likeliest outcomes by weight, with the facts behind them. */
  readonly byWeights: readonly WeighedOutcome[];
  /** The verdict over rules, weights and recalls, for this message by itself: `decidedBy` says which of them counts. */
  readonly own: FlaggedVerdict;
  /** The verdict of the conversation after the message. */
  readonly verdict: FlaggedVerdict;
  readonly because: TurnReason;
}

/** An assessment with every step that led to it, oldest message first. */
export interface Explanation {
  readonly assessment: Assessment;
  readonly messages: readonly ExplainedMessage[];
}

/** Why the engine answers a conversation as it does: what fired, with which weight, and who overrode whom. */
export function explain(input: AssessInput): Explanation {
  const cases = casesOf(input);
  const judge = judgementOf(input);
  const turns = turnsOf(cases, judge);
  const texts = input.messages.flatMap(({ role, content }) => (role === "user" ? [content] : []));
  const messages = cases.flatMap((file, at): readonly ExplainedMessage[] => {
    const turn = turns[at];
    if (turn === undefined) return [];
    const text = texts.at(at - cases.length) ?? "";
    const message = takeApart(text, input.language);
    const { evidence, codes } = file;
    return [
      {
        text,
        concepts: message.concepts.map(({ concept, from, to, denied }) => ({
          concept,
          words: text.slice(message.tokens[from]?.start, message.tokens[to]?.end),
          denied,
        })),
        rules: firedRules(message),
        evidence,
        codes,
        byRules: ruleVerdict(file),
        byWeights: explainWeights(factsOfCase(file)),
        own: judge(file, turns[at - 1]?.verdict ?? null),
        verdict: turn.verdict,
        because: turn.because,
      },
    ];
  });
  return { assessment: assess(input), messages };
}
