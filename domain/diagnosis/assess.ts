import { higherUrgency, type UrgencyLevel } from "../tickets/urgency.ts";
import type { Assessment, Category, Cause, DriveDecision, RedFlag } from "./assessment.ts";
import { causesOf, checksOf, impliedEvidence, mostChecks, stepsOf } from "./conclusion/advice.ts";
import { concludeCategory } from "./conclusion/category.ts";
import { afterShutdown, type CodeFinding, explainCode, findingOf, findingsOf, hasActed } from "./conclusion/codes.ts";
import { casesOf, readCase } from "./conclusion/conversation.ts";
import { type CaseFile, type Evidence, has } from "./conclusion/evidence.ts";
import { type Concluded, nextQuestion } from "./conclusion/next-question.ts";
import { causesWith, checksWith, recallsFor, withRecalls } from "./conclusion/of-truck.ts";
import { outlookOf } from "./conclusion/outlook.ts";
import { restsOn } from "./conclusion/rests-on.ts";
import type { QuestionId } from "./facts/advice.ts";
import { type SymptomId, symptomOf } from "./facts/symptoms.ts";
import type { AssessInput } from "./input.ts";
import { byDanger } from "./safety-card.ts";
import { wordingOf } from "./speech/known.ts";
import { type Judgement, verdictOverTurns } from "./weighing/over-turns.ts";
import { type FlaggedVerdict, weighVerdict } from "./weighing/verdict.ts";
import type { Wording } from "./wording/wording.ts";

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
}

const services: readonly Category[] = ["towing", "roadside", "parts"];
/** What is no truck's trouble. */
export const notDriven: readonly Category[] = [...services, "account", "off_topic", "unclear"];
const tellsOfTruck: ReadonlySet<SymptomId> = new Set([
  "truck_named",
  "not_moving",
  "leak_unknown",
  "noise_unknown",
  "on_shoulder",
  "hazmat_load",
]);
/** Wishes that do not say that the truck stands, unless they are all that is said. */
const wishes: ReadonlySet<Category | null> = new Set(["parts", "account", "off_topic"]);
const patience = 2;
const longTalk = 3;

/** What the driver's words, codes and readings lead to. Pure, bounded in time, never throws on any text. */
export function assess(input: AssessInput): Assessment {
  return examine(input).assessment;
}

/** As `assess`, with what it was reached from. */
export function examine(input: AssessInput): Examination {
  const wording = wordingOf(input.language);
  const cases = casesOf(input);
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
  return { assessment, file, current, question, checks, before: cases.at(-2) };
}

/** What a conversation leads to, without the texts; null where the driver wrote nothing. */
export function decide(input: AssessInput): FlaggedVerdict | null {
  return verdictOverTurns(casesOf(input), judgementOf(input));
}

function judgementOf(input: AssessInput): Judgement {
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

/** What the rules alone conclude from a case. */
export function ruleVerdict(file: Pick<CaseFile, "evidence" | "codes" | "spokenOf" | "asksLast">): FlaggedVerdict {
  const { evidence, codes } = file;
  const current = evidence.filter((item) => item.current);
  const isSafe = has(current, "in_safe_place");
  const findings = findingsOf(file).map((finding, at) =>
    isSafe && hasActed(codes[at]) ? afterShutdown(finding) : finding,
  );
  const redFlags = flagsOf(current, findings);
  const category = concludeCategory(evidence, findings, redFlags);
  if (redFlags.length === 0 && findings.length === 0 && onlyAsks(file, current))
    return { category, urgency: "low", drive: "not_applicable", redFlags };
  const urgency = urgencyOf(category, current, findings, redFlags);
  return { category, urgency, drive: driveOf(category, urgency, current, redFlags), redFlags };
}

/** A question, or something imagined, with nothing that is said of a system now but its name. */
function onlyAsks(
  { spokenOf, asksLast }: Pick<CaseFile, "spokenOf" | "asksLast">,
  current: readonly Evidence[],
): boolean {
  const ofSystems = current.filter((item) => symptomOf(item.symptom).category !== null);
  return (asksLast && ofSystems.every(isBareName)) || (ofSystems.length === 0 && spokenOf.has("hypothetical"));
}

function flagsOf(current: readonly Evidence[], findings: readonly CodeFinding[]): readonly RedFlag[] {
  const flags = [...current.map((item) => symptomOf(item.symptom).flag), ...findings.map((finding) => finding.flag)];
  return byDanger(flags.filter((flag) => flag !== undefined && flag !== null));
}

function urgencyOf(
  category: Category,
  current: readonly Evidence[],
  findings: readonly CodeFinding[],
  flags: readonly RedFlag[],
): UrgencyLevel {
  if (flags.length > 0) return "emergency";
  if (category === "account" || category === "off_topic") return "low";
  if (category === "parts") return "low";
  const ofSystems = withoutBareNames(current.filter((item) => symptomOf(item.symptom).category !== null));
  let urgency: UrgencyLevel = "low";
  for (const item of ofSystems) urgency = higherUrgency(urgency, symptomOf(item.symptom).urgency);
  for (const finding of findings) urgency = higherUrgency(urgency, finding.urgency);
  if (ofSystems.length === 0 && findings.length === 0)
    urgency = category === "unclear" && !current.some((item) => tellsOfTruck.has(item.symptom)) ? "low" : "medium";
  const isStill = current.some((item) => standsStill(item));
  if (isStill && has(current, "on_shoulder")) urgency = higherUrgency(urgency, "high");
  return urgency;
}

function driveOf(
  category: Category,
  urgency: UrgencyLevel,
  current: readonly Evidence[],
  flags: readonly RedFlag[],
): DriveDecision {
  if (flags.length > 0) return "stop_now";
  if (notDriven.includes(category)) return "not_applicable";
  if (current.some((item) => standsStill(item))) return "not_applicable";
  return urgency === "high" || urgency === "emergency" ? "next_safe_exit" : "with_care";
}

export function standsStill({ symptom }: Evidence): boolean {
  const { still, category } = symptomOf(symptom);
  return still === true && !wishes.has(category);
}

/** A system's mere name says nothing of the urgency where something is said of that system. */
function withoutBareNames(items: readonly Evidence[]): readonly Evidence[] {
  const told = new Set(items.filter((item) => !isBareName(item)).map((item) => symptomOf(item.symptom).category));
  return items.filter((item) => !isBareName(item) || !told.has(symptomOf(item.symptom).category));
}

function isBareName({ symptom }: Evidence): boolean {
  return symptom.endsWith("_named");
}

function needsHuman(category: Category, drive: DriveDecision, urgency: UrgencyLevel, file: CaseFile): boolean {
  if (category === "account" || category === "off_topic") return false;
  if (drive === "stop_now" || services.includes(category)) return true;
  if (urgency === "high" && file.userTurns >= 2) return true;
  if (category === "unclear" && file.userTurns >= longTalk) return true;
  return file.turnsWithoutProgress >= patience || file.userTurns > longTalk + 1;
}
