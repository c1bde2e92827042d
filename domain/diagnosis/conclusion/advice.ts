import type { Assessment, Category, Cause, DriveDecision } from "../assessment.ts";
import type { CauseId, CheckId } from "../facts/advice.ts";
import { fromTheSeat, withHands } from "../facts/checks.ts";
import { symptomOfSpn } from "../facts/code-symptoms.ts";
import { fmiKind } from "../facts/fmi.ts";
import { type Symptom, symptomOf } from "../facts/symptoms.ts";
import type { AssessInput } from "../input.ts";
import type { WrittenCode } from "../reading/codes.ts";
import { safetyCard } from "../safety-card.ts";
import type { Wording } from "../wording/wording.ts";
import { type CodeFinding, codeCauses } from "./codes.ts";
import { type Evidence, has } from "./evidence.ts";
import { withoutParts } from "./rests-on.ts";

const mostCauses = 4;
const mostChecks = 3;
/** Nothing says that a truck stands anywhere. */
const notOnTheRoad: readonly Category[] = ["parts", "account", "off_topic", "unclear"];

/** What a code whose value is out of range adds to causes, checks and questions; never to urgency or flags. */
export function impliedEvidence(code: WrittenCode): readonly Evidence[] {
  const symptom = symptomOfSpn(code.spn);
  const kind = fmiKind(code.fmi);
  if (symptom === undefined || kind === "circuit" || kind === "communication" || kind === "erratic") return [];
  return [{ symptom, words: [code.words], current: true }];
}

/**
 * Likely causes: of the category its codes first, then its symptoms and those of a danger in whatever system, then other
 * codes; each with the words that speak for it.
 */
export function causesOf(
  category: Category,
  evidence: readonly Evidence[],
  findings: readonly CodeFinding[],
  wording: Wording,
): Cause[] {
  const isDanger = ({ symptom, current }: Evidence) => current && symptomOf(symptom).flag !== undefined;
  const ranked = evidence
    .filter((item) => symptomOf(item.symptom).category === category || isDanger(item))
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
  const fromSymptoms = [...words].map(([id, said]) => ({
    id,
    text: wording.causes[id],
    evidence: withoutParts([...said]),
  }));
  const ofCategory = findings.filter((finding) => finding.category === category);
  const ofOthers = findings.filter((finding) => finding.category !== category);
  const all = [...codeCauses(ofCategory, wording), ...fromSymptoms, ...codeCauses(ofOthers, wording)];
  return all.filter(({ id }, at) => all.findIndex((cause) => cause.id === id) === at).slice(0, mostCauses);
}

/**
 * What to do now: the safety card's steps, or flashers and triangles, with where and within how many minutes, for a
 * truck that stands on or beside a road or soon will. Nothing for one that stands out of traffic.
 */
export function stepsOf(
  input: AssessInput,
  { category, drive, redFlags }: Pick<Assessment, "category" | "drive" | "redFlags">,
  current: readonly Evidence[],
  wording: Wording,
): readonly string[] {
  const card = safetyCard({ drive, redFlags }, input.language);
  if (card) return card.steps;
  if (has(current, "in_safe_place") || notOnTheRoad.includes(category)) return [];
  const { flashers, triangles } = wording.safety.steps;
  if (drive === "not_applicable" || has(current, "on_shoulder") || has(current, "not_moving")) {
    return [flashers, triangles];
  }
  return drive === "next_safe_exit" ? [wording.notes.ifYouStop, triangles] : [];
}

/** What the driver can look at, easiest and most telling first; nothing while the truck must be left alone. */
export function checksOf(
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
  const telling = [...new Set(ids)].slice(0, mostChecks);
  return telling.sort((a, b) => effort(a) - effort(b)).map((id) => wording.checks[id]);
}

function effort(check: CheckId): number {
  if (fromTheSeat.has(check)) return 0;
  return withHands.has(check) ? 2 : 1;
}
