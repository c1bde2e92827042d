import { decide, examine, likelyCauses, notDriven, ruleVerdict, standsStill } from "./assess.ts";
import type { Assessment, Category } from "./assessment.ts";
import { readCase } from "./conclusion/conversation.ts";
import { has } from "./conclusion/evidence.ts";
import { repairsOf } from "./conclusion/of-truck.ts";
import { type EarlierDecision, questionAfter, readTurn, type Turn } from "./conclusion/turn.ts";
import type { AssessInput, EarlierRepair } from "./input.ts";
import { wordingOf } from "./speech/known.ts";

/** An assessment with what the reply needs besides: how the driver spoke to the assistant. */
export interface Conclusion {
  readonly assessment: Assessment;
  readonly asksToDefeat: boolean;
  readonly onlyGreets: boolean;
  readonly asksForHuman: boolean;
  readonly photos: boolean;
  /** Checks of the case, those of the assessment first. */
  readonly checks: readonly string[];
  /** The newest message rules out a cause that was likely before. */
  readonly rulesOut: boolean;
  /** Earlier repairs of the same system, latest first. */
  readonly earlier: readonly EarlierRepair[];
  /** What the newest message wants, and what was said before it. */
  readonly turn: Turn;
  /** What was decided before the newest message; null at the beginning. */
  readonly before: EarlierDecision | null;
  /** It stands still, or beside the road. */
  readonly stands: boolean;
  /** It stands out of traffic. */
  readonly isParked: boolean;
  /** It stands beside the road. */
  readonly isBeside: boolean;
}

/** As `assess`, with what the reply needs besides; what the driver asks for decides what is asked next. */
export function conclude(input: AssessInput): Conclusion {
  const { assessment, file, current, question, checks, before } = examine(input);
  const { category } = assessment;
  const turn = readTurn(input, current, category === "brakes");
  const open = questionAfter(turn, category, question);
  return {
    assessment: {
      ...assessment,
      question: open === null ? null : wordingOf(input.language).questions[open],
      handover: turn.wantsHuman || assessment.handover,
    },
    asksToDefeat: turn.asksToDefeat,
    onlyGreets: category === "unclear" && has(current, "greeting") && file.userTurns <= 1,
    asksForHuman: turn.wantsHuman,
    photos: input.photos === true,
    checks,
    rulesOut:
      before !== undefined &&
      likelyCauses(before, category, wordingOf(input.language)).some(({ id }) =>
        assessment.causes.every((cause) => cause.id !== id),
      ),
    earlier: notDriven.includes(category) ? [] : repairsOf(category, input.repairs ?? [], systemOf(input)),
    turn,
    before: decide({ ...input, messages: turn.earlier }),
    stands: current.some(standsStill) || has(current, "on_shoulder"),
    isParked: has(current, "in_safe_place") && !has(current, "live_lane"),
    isBeside: has(current, "on_shoulder") && !has(current, "live_lane"),
  };
}

/** Which system an earlier repair was about. */
function systemOf({ language }: AssessInput): (summary: string) => Category {
  return (summary) => ruleVerdict(readCase({ messages: [{ role: "user", content: summary }], language })).category;
}
