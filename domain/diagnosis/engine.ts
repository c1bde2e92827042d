import { higherUrgency, type UrgencyLevel } from "../tickets/urgency.ts";
import type { Assessment, Category, Cause, DriveDecision, RedFlag } from "./assessment.ts";
import { concludeCategory } from "./conclusion/category.ts";
import { type CodeFinding, codeCauses, explainCode, findingOf } from "./conclusion/codes.ts";
import { type CaseFile, type Evidence, readCase } from "./conclusion/evidence.ts";
import { nextQuestion } from "./conclusion/next-question.ts";
import type { CauseId, CheckId } from "./facts/advice.ts";
import { symptomOfSpn } from "./facts/code-symptoms.ts";
import { fmiKind } from "./facts/fmi.ts";
import { type Symptom, type SymptomId, symptomOf } from "./facts/symptoms.ts";
import type { AssessInput } from "./input.ts";
import type { WrittenCode } from "./reading/codes.ts";
import { byDanger, safetyCard } from "./safety-card.ts";
import { type Wording, wordings } from "./wording/index.ts";

/** An assessment with what the reply needs besides: how the driver spoke to the assistant. */
export interface Conclusion {
  readonly assessment: Assessment;
  readonly asksToDefeat: boolean;
  readonly onlyGreets: boolean;
  readonly asksForHuman: boolean;
  readonly photos: boolean;
}

const services: readonly Category[] = ["towing", "roadside", "parts"];
const notDriven: readonly Category[] = [...services, "account", "off_topic", "unclear"];
const mostCauses = 4;
const mostChecks = 3;
const patience = 2;
const longTalk = 3;

/** What the driver's words, codes and readings lead to. Pure, bounded in time, never throws on any text. */
export function assess(input: AssessInput): Assessment {
  return conclude(input).assessment;
}

/** As `assess`, with what the reply needs besides. */
export function conclude(input: AssessInput): Conclusion {
  const wording = wordings[input.language];
  const file = readCase(input);
  const current = file.evidence.filter((item) => item.current);
  const findings = file.codes.map(findingOf);
  const redFlags = flagsOf(current, findings);
  const category = concludeCategory(file.evidence, findings, redFlags);
  const urgency = urgencyOf(category, current, findings, redFlags);
  const drive = driveOf(category, urgency, current, redFlags);
  const implied = file.codes.flatMap(impliedEvidence);
  const question = nextQuestion({ ...file, evidence: [...file.evidence, ...implied] }, category, drive);
  const asksForHuman = has(current, "want_human");
  const assessment: Assessment = {
    category,
    urgency,
    drive,
    redFlags,
    faultCodes: file.codes.map((code) => explainCode(code, wording)),
    causes: causesOf(category, [...file.evidence, ...implied], findings, wording),
    steps: stepsOf(input, drive, redFlags, current, wording),
    checks: checksOf(category, drive, [...current, ...implied], wording),
    question: question === null ? null : wording.questions[question],
    handover: asksForHuman || needsHuman(category, drive, urgency, file),
  };
  return {
    assessment,
    asksToDefeat: has(current, "defeat"),
    onlyGreets: category === "unclear" && has(current, "greeting") && file.userTurns <= 1,
    asksForHuman,
    photos: input.photos === true,
  };
}

/** What a code whose value is out of range adds to causes, checks and questions; never to urgency or flags. */
function impliedEvidence(code: WrittenCode): readonly Evidence[] {
  const symptom = symptomOfSpn(code.spn);
  const kind = fmiKind(code.fmi);
  if (symptom === undefined || kind === "circuit" || kind === "communication" || kind === "erratic") return [];
  return [{ symptom, words: [code.words], current: true }];
}

function has(evidence: readonly Evidence[], id: SymptomId): boolean {
  return evidence.some((item) => item.symptom === id);
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
  const ofSystems = current.filter((item) => symptomOf(item.symptom).category !== null);
  let urgency: UrgencyLevel = "low";
  for (const item of ofSystems) urgency = higherUrgency(urgency, symptomOf(item.symptom).urgency);
  for (const finding of findings) urgency = higherUrgency(urgency, finding.urgency);
  if (ofSystems.length === 0 && findings.length === 0)
    urgency = category === "unclear" && current.length === 0 ? "low" : "medium";
  const isStill = current.some((item) => symptomOf(item.symptom).still);
  if (isStill && has(current, "on_shoulder") && category !== "parts") urgency = higherUrgency(urgency, "high");
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
  if (current.some((item) => symptomOf(item.symptom).still)) return "not_applicable";
  return urgency === "high" || urgency === "emergency" ? "next_safe_exit" : "with_care";
}

function causesOf(
  category: Category,
  evidence: readonly Evidence[],
  findings: readonly CodeFinding[],
  wording: Wording,
): Cause[] {
  const ranked = evidence
    .filter((item) => symptomOf(item.symptom).category === category)
    .sort((a, b) => symptomOf(b.symptom).weight - symptomOf(a.symptom).weight);
  const words = new Map<CauseId, Set<string>>();
  const longest = Math.max(0, ...ranked.map((item) => symptomOf(item.symptom).causes?.length ?? 0));
  for (let place = 0; place < longest; place += 1) {
    for (const item of ranked) {
      const id = symptomOf(item.symptom).causes?.[place];
      if (id === undefined) continue;
      const known = words.get(id) ?? new Set<string>();
      for (const word of item.words) known.add(word);
      words.set(id, known);
    }
  }
  const fromSymptoms = [...words].map(([id, said]) => ({ id, text: wording.causes[id], evidence: [...said] }));
  return [...codeCauses(findings, wording), ...fromSymptoms].slice(0, mostCauses);
}

function stepsOf(
  input: AssessInput,
  drive: DriveDecision,
  redFlags: readonly RedFlag[],
  current: readonly Evidence[],
  wording: Wording,
): readonly string[] {
  const card = safetyCard({ drive, redFlags }, input.language);
  if (card) return card.steps;
  if (has(current, "in_safe_place")) return [];
  if (has(current, "on_shoulder") || has(current, "not_moving")) {
    return [wording.safety.steps.flashers, wording.safety.steps.triangles];
  }
  return drive === "next_safe_exit" ? [wording.reply.triangles] : [];
}

function checksOf(
  category: Category,
  drive: DriveDecision,
  current: readonly Evidence[],
  wording: Wording,
): readonly string[] {
  if (drive === "stop_now") return [];
  const ids = current
    .map((item): Symptom => symptomOf(item.symptom))
    .filter((symptom) => symptom.category === category)
    .sort((a, b) => b.weight - a.weight)
    .flatMap((symptom): readonly CheckId[] => symptom.checks ?? []);
  return [...new Set(ids)].slice(0, mostChecks).map((id) => wording.checks[id]);
}

function needsHuman(category: Category, drive: DriveDecision, urgency: UrgencyLevel, file: CaseFile): boolean {
  if (category === "account" || category === "off_topic") return false;
  if (drive === "stop_now" || services.includes(category)) return true;
  if (urgency === "high" && file.userTurns >= 2) return true;
  if (category === "unclear" && file.userTurns >= longTalk) return true;
  return file.turnsWithoutProgress >= patience || file.userTurns > longTalk + 1;
}
