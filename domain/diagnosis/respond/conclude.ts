import type { Assessment, Category } from "../assessment.ts";
import { type CaseFile, has } from "../classify/evidence.ts";
import { notDriven, ruleVerdict, standsStill } from "../classify/rule-verdict.ts";
import { readCase } from "../dialogue/conversation.ts";
import type { GuideTurn } from "../dialogue/guide-state.ts";
import type { GuidedInput } from "../dialogue/guided-input.ts";
import { type EarlierDecision, questionAfter, readTurn, type Turn } from "../dialogue/turn.ts";
import type { AssessInput, EarlierRepair, TruckFacts } from "../input.ts";
import type { CauseId } from "../knowledge/advice.ts";
import { ruledOutBy } from "../knowledge/refuted.ts";
import { inSystem } from "../knowledge/system-checks.ts";
import { wordingOf } from "../languages/known-talks.ts";
import type { WholeWording, Wording } from "../languages/wording.ts";
import { refuting, stepsOf, undone } from "./advice.ts";
import { decide, examine, likelyCauses } from "./assess.ts";
import { conditionOf, type Guided, guidedBy, heldBy } from "./guide-view.ts";
import { repairsOf } from "./of-truck.ts";

/** An assessment with what the reply needs besides: how the driver spoke to the assistant. */
export interface Conclusion {
  readonly assessment: Assessment;
  readonly asksToDefeat: boolean;
  readonly onlyGreets: boolean;
  readonly asksForHuman: boolean;
  readonly photos: boolean;
  /** Checks of the case, those of the assessment first. */
  readonly checks: readonly string[];
  /** What is looked at in every trouble of the system, so far as nobody did. */
  readonly checksOfSystem: readonly string[];
  /** What was likely before and the newest message speaks against. */
  readonly ruledOut: readonly string[];
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
  /** The chosen truck. */
  readonly truck: TruckFacts | null;
  readonly guided: Guided;
  /** What the newest message did to the guide. */
  readonly guideTurn: GuideTurn;
  /** What must hold before driving, by the guide that the newest message closed. */
  readonly condition: string | null;
}

/** As `assess`, with the open guide and what the reply needs besides; what the driver asks for decides what is asked next. */
export function conclude(input: GuidedInput): Conclusion {
  const { assessment: own, file, current, question, checks, before, guiding } = examine(input);
  const wording = wordingOf(input.language);
  const guided = guidedBy(own, guiding, wording);
  const assessment = withGuide(own, guided, (held) => stepsOf(held, { current, asksLast: file.asksLast }, wording));
  const { category } = assessment;
  const turn = readTurn(input, current, category === "brakes");
  const open = guided.open === null ? questionAfter(turn, category, question) : null;
  return {
    assessment: {
      ...assessment,
      question: open === null ? null : wording.questions[open],
      handover: turn.wantsHuman || assessment.handover,
    },
    asksToDefeat: turn.asksToDefeat,
    onlyGreets: category === "unclear" && has(current, "greeting") && file.userTurns <= 1,
    asksForHuman: turn.wantsHuman,
    photos: input.photos === true,
    checks,
    checksOfSystem: checksOfSystem(assessment, file, turn, wording),
    ruledOut: before === undefined ? [] : ruledOutSince(before, assessment, file, wording),
    earlier: notDriven.includes(category) ? [] : repairsOf(category, input.repairs ?? [], systemOf(input)),
    turn,
    before: decisionBefore({ ...input, messages: turn.earlier }, wording),
    stands: current.some(standsStill) || has(current, "on_shoulder"),
    isParked: has(current, "in_safe_place") && !has(current, "live_lane"),
    isBeside: has(current, "on_shoulder") && !has(current, "live_lane"),
    truck: input.truck ?? null,
    guided,
    guideTurn: guiding.turn,
    condition: conditionOf(guiding),
  };
}

/** The engine's conclusion as the open guide completes it. */
function withGuide(
  own: Assessment,
  { held, view, category }: Guided,
  stepsFor: (held: Pick<Assessment, "category" | "drive" | "redFlags">) => readonly string[],
): Assessment {
  const { urgency, drive, redFlags } = held;
  const isSame = category === own.category && drive === own.drive && redFlags === own.redFlags;
  const needsSomebody = (view.outcome?.who.length ?? 0) > 0;
  return {
    ...own,
    ...view,
    category,
    urgency,
    drive,
    redFlags,
    steps: isSame ? own.steps : stepsFor({ category, drive, redFlags }),
    handover: own.handover || needsSomebody,
  };
}

function decisionBefore(earlier: GuidedInput, wording: WholeWording): EarlierDecision | null {
  const { decision, guiding } = decide(earlier);
  return decision === null ? null : heldBy(decision, guiding, wording);
}

/** What nobody looked at yet, whatever the trouble of a system is; nothing under a stop, nor to whoever only asks. */
function checksOfSystem(
  { category, drive }: Assessment,
  file: CaseFile,
  { isQuestion, spokenOf }: Turn,
  { checks }: Wording,
): readonly string[] {
  if (drive === "stop_now" || (drive === "not_applicable" && isQuestion)) return [];
  const seen = new Set<string>(spokenOf.flatMap((said) => [...said].flatMap((id) => [id, ...(ruledOutBy[id] ?? [])])));
  const open = (inSystem[category] ?? []).filter((check) => !seen.has(check)).filter(undone(file));
  return open.map((check) => checks[check]);
}

/** What was likely before, and something told since speaks against. */
function ruledOutSince(before: CaseFile, { category, causes }: Assessment, file: CaseFile, wording: Wording) {
  const isRefuted = refuting(file, wording);
  return likelyCauses(before, category, wording)
    .filter(({ id }) => isRefuted(id as CauseId) && causes.every((cause) => cause.id !== id))
    .map(({ text }) => text);
}

/** Which system an earlier repair was about. */
function systemOf({ language }: AssessInput): (summary: string) => Category {
  return (summary) => ruleVerdict(readCase({ messages: [{ role: "user", content: summary }], language })).category;
}
