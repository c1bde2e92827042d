import type { Assessment, Category, Cause, RedFlag } from "../assessment.ts";
import { type CodeFinding, codeCauses } from "../classify/code-findings.ts";
import { type CaseFile, type Evidence, has } from "../classify/evidence.ts";
import { beginningsOf } from "../dialogue/ruled-out.ts";
import type { CauseId, CheckId, QuestionId, SafetyStepId } from "../knowledge/advice.ts";
import { fromTheSeat, withHands } from "../knowledge/checks.ts";
import { symptomOfSpn } from "../knowledge/code-symptoms.ts";
import { fmiKind } from "../knowledge/fmi.ts";
import { askedAs, doneBy, gaugesWell, refutedBy, refutedByGauges } from "../knowledge/refuted.ts";
import { byDanger } from "../knowledge/safety-steps.ts";
import type { Symptom } from "../knowledge/symptom.ts";
import { type SymptomId, symptomOf } from "../knowledge/symptoms.ts";
import type { Wording } from "../languages/wording.ts";
import type { WrittenCode } from "../parse/codes/written-code.ts";
import { withoutGeneral } from "./narrower.ts";
import { withoutParts } from "./rests-on.ts";
import { type Standing, safetySteps } from "./safety-card.ts";

/** Whoever tells of a second trouble says so; without it a hose or water of the first would be taken for one. */
const also = /also|\btoo\b|tambi[eé]n|aparte|adem[aá]s|كمان|برض|أيض|ещ[её]|тоже|также/iu;
const mostCauses = 4;
export const mostChecks = 3;
/** Nothing says that a truck stands anywhere. */
const notOnTheRoad: readonly Category[] = ["parts", "account", "off_topic"];
/** What happens on or beside a road. */
const onTheRoad: ReadonlySet<SymptomId> = new Set([
  "on_shoulder",
  "live_lane",
  "not_moving",
  "stuck_off_road",
  "want_tow",
  "want_roadside",
  "engine_shutdown",
  "out_of_fuel",
]);

type Looked = Pick<CaseFile, "evidence" | "asked" | "codes" | "spokenOf" | "ruledOut">;

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
  ruledOut: ReadonlySet<string>,
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
  const isRefuted = refuting({ evidence, ruledOut }, wording);
  const words = new Map<CauseId, Set<string>>();
  const longest = Math.max(0, ...ranked.map((item) => symptomOf(item.symptom).causes?.length ?? 0));
  for (let place = 0; place < longest; place += 1) {
    for (const item of ranked) {
      const id = symptomOf(item.symptom).causes?.[place];
      if (id === undefined || isRefuted(id)) continue;
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

/** Whether something that is well, new or was seen speaks against a cause. */
export function refuting(
  { evidence, ruledOut }: Pick<CaseFile, "evidence" | "ruledOut">,
  wording: Wording,
): (id: CauseId) => boolean {
  const standing = evidence.filter(({ current }) => current);
  // Air that stands at 90 is enough to stop with, and more than nothing that fills it may give.
  const isSlow = has(standing, "air_slow");
  const refuted = new Set<string>([
    ...ruledOut,
    ...standing.flatMap(({ symptom }) => (isSlow && symptom === "air_ok" ? [] : (refutedBy[symptom] ?? []))),
    ...(gaugesWell.every((symptom) => has(standing, symptom)) ? refutedByGauges : []),
  ]);
  return (id) => refuted.has(id) || beginningsOf(wording.causes[id]).some((word) => ruledOut.has(word));
}

/**
 * What to do now: the safety card's steps, or flashers and triangles, with where and within how many minutes, for a
 * truck that stands on or beside a road or soon will. Nothing for one that stands out of traffic, or is only asked about.
 */
export function stepsOf(
  { category, drive, redFlags }: Pick<Assessment, "category" | "drive" | "redFlags">,
  { current, asksLast }: { readonly current: readonly Evidence[]; readonly asksLast: boolean },
  wording: Wording,
): readonly string[] {
  const { steps } = wording.safety;
  const own = ownSteps(category, redFlags, current);
  if (drive === "stop_now") return safetySteps(byDanger(redFlags), own, standingOf(current)).map((id) => steps[id]);
  // Whoever only asks what a code means stands nowhere.
  if (asksLast && current.every(({ symptom }) => symptomOf(symptom).category === null))
    return own.map((id) => steps[id]);
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
  if (current.some(({ symptom }) => onTheRoad.has(symptom)) && drive !== "with_care") return [flashers, triangles];
  return drive === "next_safe_exit" ? [wording.notes.ifYouStop, triangles] : [];
}

/** Where a truck is said to stand; a lane counts more than whatever else is said. */
function standingOf(current: readonly Evidence[]): Standing {
  if (has(current, "live_lane")) return "unknown";
  if (has(current, "in_safe_place")) return "parked";
  return has(current, "on_shoulder") ? "beside" : "unknown";
}

/**
 * What the driver can look at without what is known, nothing under a stop: the most telling three, easiest first, and
 * then what later turns bring.
 */
export function checksOf(
  { category, drive }: Pick<Assessment, "category" | "drive">,
  file: Looked,
  wording: Wording,
): readonly string[] {
  if (drive === "stop_now") return [];
  const ids = withoutGeneral(file.evidence)
    .map((item): Symptom => symptomOf(item.symptom))
    .filter((symptom) => symptom.category === category)
    .sort((a, b) => b.weight - a.weight)
    .flatMap((symptom): readonly CheckId[] => symptom.checks ?? [])
    .filter(undone(file));
  const all = [...new Set(ids)];
  const telling = all.slice(0, mostChecks).sort((a, b) => effort(a) - effort(b));
  return [...telling, ...all.slice(mostChecks)].map((id) => wording.checks[id]);
}

/** Whether a check still tells something, after what is known and was asked. */
export function undone({ evidence, asked, codes, spokenOf, ruledOut }: Looked): (check: CheckId) => boolean {
  const done = new Set(evidence.flatMap(doneWith));
  return (check) =>
    !(
      done.has(check) ||
      ruledOut.has(check) ||
      asked.has((askedAs[check] ?? check) as QuestionId) ||
      (check === "code_photo" && (codes.length > 0 || spokenOf.has("-code"))) ||
      (check === "smoke_colour" && spokenOf.has("smoke_colour"))
    );
}

/** Slow air is a check done only where the gauges were read. */
function doneWith({ symptom, measured }: Evidence): readonly CheckId[] {
  return symptom === "air_slow" && measured !== true ? [] : (doneBy[symptom] ?? []);
}

function effort(check: CheckId): number {
  if (fromTheSeat.has(check)) return 0;
  return withHands.has(check) ? 2 : 1;
}

/** What is behind a trouble of another system than the case's, and what to look at; nothing to look at under a stop. */
export function secondTrouble(
  { text, troubles }: { readonly text: string; readonly troubles: readonly SymptomId[] },
  { category, drive }: Pick<Assessment, "category" | "drive">,
  wording: Wording,
): { readonly causes: readonly string[]; readonly checks: readonly string[] } {
  const others = also.test(text) ? troubles.map(symptomOf).filter((one) => one.category !== category) : [];
  const checks = drive === "stop_now" ? [] : others.flatMap((one) => one.checks ?? []);
  return {
    causes: others.flatMap((one) => one.causes ?? []).map((id) => wording.causes[id]),
    checks: checks.map((id) => wording.checks[id]),
  };
}
