import type { Assessment, Category, Cause, DriveDecision, RedFlag } from "../assessment.ts";
import type { CauseId, CheckId, SafetyStepId } from "../facts/advice.ts";
import { fromTheSeat, withHands } from "../facts/checks.ts";
import { symptomOfSpn } from "../facts/code-symptoms.ts";
import { fmiKind } from "../facts/fmi.ts";
import { type Symptom, symptomOf } from "../facts/symptoms.ts";
import type { WrittenCode } from "../reading/codes.ts";
import { byDanger, safetySteps } from "../safety-card.ts";
import type { Wording } from "../wording/wording.ts";
import { type CodeFinding, codeCauses } from "./codes.ts";
import { type Evidence, has } from "./evidence.ts";
import { withoutGeneral } from "./narrower.ts";
import { withoutParts } from "./rests-on.ts";

const mostCauses = 4;
const mostChecks = 3;
/** Nothing says that a truck stands anywhere. */
const notOnTheRoad: readonly Category[] = ["parts", "account", "off_topic", "unclear"];

/** Where a danger without a name comes from an engine that runs. */
const runs: ReadonlySet<Category> = new Set(["engine", "fuel", "cooling", "electrical", "transmission"]);

/** What a code whose value is out of range adds to causes, checks and questions; never to urgency or flags. */
export function impliedEvidence(code: WrittenCode): readonly Evidence[] {
  const symptom = symptomOfSpn(code.spn);
  const kind = fmiKind(code.fmi);
  if (symptom === undefined || kind === "circuit" || kind === "communication" || kind === "erratic") return [];
  return [{ symptom, words: [code.words], current: true }];
}

/**
 * Likely causes: of the category its codes first, then its symptoms and those of a danger in whatever system, or of all
 * where none of these has a cause, then other codes; each with the words that speak for it.
 */
export function causesOf(
  category: Category,
  evidence: readonly Evidence[],
  findings: readonly CodeFinding[],
  wording: Wording,
): Cause[] {
  const isGrave = ({ symptom, current }: Evidence) =>
    current && (symptomOf(symptom).flag ?? symptomOf(symptom).steps) !== undefined;
  const telling = withoutGeneral(evidence);
  const fitting = telling.filter((item) => symptomOf(item.symptom).category === category || isGrave(item));
  const tellsCause = ({ symptom }: Evidence) => symptomOf(symptom).causes !== undefined;
  const ranked = (fitting.some(tellsCause) ? fitting : telling.filter(({ current }) => current)).sort(
    (a, b) => symptomOf(b.symptom).weight - symptomOf(a.symptom).weight,
  );
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
  const fromSymptoms = [...words].map(([id, said]) => ({
    id,
    text: wording.causes[id],
    evidence: withoutParts([...said]),
  }));
  const ofCategory = findings.filter((finding) => finding.category === category);
  const ofOthers = findings.filter((finding) => finding.category !== category);
  const named = codeCauses(ofCategory, wording);
  const first = named.filter(({ id }) => id !== "code_value");
  const values = fromSymptoms.length === 0 ? named.filter(({ id }) => id === "code_value") : [];
  const others = codeCauses(ofOthers, wording).filter(({ id }) => id !== "code_value" || fromSymptoms.length === 0);
  const all = [...first, ...fromSymptoms, ...values, ...others];
  return all.filter(({ id }, at) => all.findIndex((cause) => cause.id === id) === at).slice(0, mostCauses);
}

/**
 * What to do now: the safety card's steps, or flashers and triangles, with where and within how many minutes, for a
 * truck that stands on or beside a road or soon will. Nothing for one that stands out of traffic.
 */
export function stepsOf(
  { category, drive, redFlags }: Pick<Assessment, "category" | "drive" | "redFlags">,
  current: readonly Evidence[],
  wording: Wording,
): readonly string[] {
  const { steps } = wording.safety;
  const own = ownSteps(category, redFlags, current);
  if (drive === "stop_now") return safetySteps(byDanger(redFlags), own).map((id) => steps[id]);
  return [...own.map((id) => steps[id]), ...warningSteps({ category, drive }, current, wording)];
}

/** What the case calls for besides: in a danger without a name the engine goes off where it is the engine's. */
function ownSteps(
  category: Category,
  redFlags: readonly RedFlag[],
  current: readonly Evidence[],
): readonly SafetyStepId[] {
  const ofSymptoms = current.flatMap(({ symptom }): readonly SafetyStepId[] => symptomOf(symptom).steps ?? []);
  const isOfEngine = redFlags.includes("unnamed_danger") && runs.has(category);
  return [...new Set(isOfEngine ? (["engine_off", ...ofSymptoms] as const) : ofSymptoms)];
}

/** Flashers and triangles for a truck that stands on or beside a road or soon will. */
function warningSteps(
  { category, drive }: Pick<Assessment, "category" | "drive">,
  current: readonly Evidence[],
  wording: Wording,
): readonly string[] {
  if (has(current, "in_safe_place") || notOnTheRoad.includes(category)) return [];
  const { flashers, triangles } = wording.safety.steps;
  if (has(current, "exposed")) return [flashers];
  if (drive === "not_applicable" || has(current, "on_shoulder") || has(current, "not_moving")) {
    return [flashers, triangles];
  }
  return drive === "next_safe_exit" ? [wording.reply.ifYouStop, triangles] : [];
}

/** What the driver can look at, easiest and most telling first; nothing while the truck must be left alone. */
export function checksOf(
  category: Category,
  drive: DriveDecision,
  current: readonly Evidence[],
  wording: Wording,
): readonly string[] {
  if (drive === "stop_now") return [];
  const ids = withoutGeneral(current)
    .map((item): Symptom => symptomOf(item.symptom))
    .filter((symptom) => symptom.category === category)
    .sort((a, b) => b.weight - a.weight)
    .flatMap((symptom): readonly CheckId[] => symptom.checks ?? []);
  const telling = [...new Set(ids)].slice(0, mostChecks);
  return telling.sort((a, b) => effort(a) - effort(b)).map((id) => wording.checks[id]);
}

function effort(check: CheckId): number {
  if (fromTheSeat.has(check)) return 0;
  return withHands.has(check) ? 2 : 1;
}
