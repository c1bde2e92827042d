import type { UrgencyLevel } from "../../tickets/urgency.ts";
import type { Assessment, Category, Cause, DriveDecision } from "../assessment.ts";
import { explainCode, findingOf, findingsOf } from "../classify/code-findings.ts";
import { type CaseFile, type Evidence, has } from "../classify/evidence.ts";
import { recallsFor, withRecalls } from "../classify/recalls.ts";
import { type FlaggedVerdict, weighVerdict } from "../classify/verdict.ts";
import { hearConversation, readCase } from "../dialogue/conversation.ts";
import type { GuideState } from "../dialogue/guide-state.ts";
import type { GuidedInput } from "../dialogue/guided-input.ts";
import { type Concluded, nextQuestion } from "../dialogue/next-question.ts";
import { type Judgement, verdictOverTurns } from "../dialogue/over-turns.ts";
import type { AssessInput } from "../input.ts";
import type { QuestionId } from "../knowledge/advice.ts";
import { wordingOf } from "../languages/known.ts";
import type { Wording } from "../languages/wording.ts";
import { causesOf, checksOf, impliedEvidence, mostChecks, stepsOf } from "./advice.ts";
import { causesWith, checksWith } from "./of-truck.ts";
import { outlookOf } from "./outlook.ts";
import { restsOn } from "./rests-on.ts";

/** An assessment with what it was reached from. */
export interface Examination {
  readonly assessment: Assessment;
  readonly file: CaseFile;
  readonly current: readonly Evidence[];
  readonly question: QuestionId | null;
  /** Checks of the case, those of the assessment first. */
  readonly checks: readonly string[];
  /** The case before the newest message. */
  readonly before: CaseFile | undefined;
  readonly guiding: GuideState;
}

import { ruleVerdict, services } from "../classify/rule-verdict.ts";

const turnsBeforeHandover = 2;
const longTalk = 3;

/** What the driver's words, codes and readings lead to. Pure, bounded in time, never throws on any text. */
export function assess(input: GuidedInput): Assessment {
  return examine(input).assessment;
}

/** As `assess`, with what it was reached from. */
export function examine(input: GuidedInput): Examination {
  const wording = wordingOf(input.language);
  const { cases, guiding } = hearConversation(input);
  const file = cases.at(-1) ?? readCase(input);
  const current = file.evidence.filter((item) => item.current);
  const findings = findingsOf(file);
  const judgement = judgementOf(input);
  const verdict = verdictOverTurns(cases, judgement) ?? verdictOf(file, input);
  const { category, urgency, drive, redFlags } = verdict;
  const implied = file.codes.flatMap(impliedEvidence);
  const recalls = recallsFor(input.truck, category);
  const causes = causesWith(recalls, likelyCauses(file, category, wording), wording);
  const checks = checksOf({ category, drive }, { ...file, evidence: [...current, ...implied] }, wording);
  const question = nextQuestion({
    file,
    implied,
    now: concluded(verdict, causes),
    written: input.messages.flatMap(({ role, content }) => (role === "user" ? [content] : [])).join("\n"),
    conclude: (then) => {
      const other = verdictOverTurns([then], judgement, verdict) ?? verdict;
      return concluded(other, likelyCauses(then, other.category, wording));
    },
  });
  const assessment: Assessment = {
    category,
    urgency,
    drive,
    redFlags,
    restsOn: restsOn({ category, redFlags }, current, findings),
    faultCodes: file.codes.map((code) => explainCode(code, wording)),
    causes,
    steps: stepsOf({ category, drive, redFlags }, { current, asksLast: file.asksLast }, wording),
    checks: checksWith(drive === "stop_now" ? [] : recalls, checks.slice(0, mostChecks), wording),
    question: question === null ? null : wording.questions[question],
    handover: has(current, "want_human") || needsHuman(category, drive, urgency, file),
    outlook: outlookOf({ category, urgency, drive, redFlags, causes }, wording),
  };
  return { assessment, file, current, question, checks, before: cases.at(-2), guiding };
}

/** What a conversation leads to, without the texts; no decision where the driver wrote nothing. */
export function decide(input: GuidedInput): {
  readonly decision: FlaggedVerdict | null;
  readonly guiding: GuideState;
} {
  const { cases, guiding } = hearConversation(input);
  return { decision: verdictOverTurns(cases, judgementOf(input)), guiding };
}

/** How one case of a conversation is judged. */
export function judgementOf(input: AssessInput): Judgement {
  return (file, before) => verdictOf(file, input, before);
}

function verdictOf(file: CaseFile, { truck }: AssessInput, before: FlaggedVerdict | null = null): FlaggedVerdict {
  return withRecalls(weighVerdict(file, ruleVerdict(file), before), truck);
}

/** The causes of a case, likeliest first. */
export function likelyCauses(
  { evidence, codes, ruledOut }: CaseFile,
  category: Category,
  wording: Wording,
): readonly Cause[] {
  return causesOf(category, [...evidence, ...codes.flatMap(impliedEvidence)], codes.map(findingOf), ruledOut, wording);
}

function concluded(verdict: FlaggedVerdict, causes: readonly Cause[]): Concluded {
  return { ...verdict, causes: causes.map(({ id }) => id) };
}

function needsHuman(category: Category, drive: DriveDecision, urgency: UrgencyLevel, file: CaseFile): boolean {
  if (category === "account" || category === "off_topic") return false;
  if (drive === "stop_now" || services.includes(category)) return true;
  if (urgency === "high" && file.userTurns >= 2) return true;
  if (category === "unclear" && file.userTurns >= longTalk) return true;
  return file.turnsWithoutProgress >= turnsBeforeHandover || file.userTurns > longTalk + 1;
}
