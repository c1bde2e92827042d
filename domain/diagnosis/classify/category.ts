import { type Category, categories, type RedFlag } from "../assessment.ts";
import { flagsByDanger } from "../knowledge/safety-steps.ts";
import { type SymptomId, symptomOf } from "../knowledge/symptoms.ts";
import type { CodeFinding } from "./code-findings.ts";
import type { Evidence } from "./evidence.ts";

const pastShare = 0.3;
const restShare = 0.3;
/** Dangers that say nothing of a system by themselves. */
const fallback: Readonly<Partial<Record<RedFlag, Category>>> = { fire: "engine", smoke: "engine" };

/** What hurts people although no danger is named: the exhaust, hot coolant, a fall into a ravine; or nothing of the truck. */
const ofTheHurt: ReadonlySet<Category> = new Set(["engine", "cooling", "towing", "off_topic"]);
/** Where a truck that has crashed lies and is to be brought away from. */
const offTheRoad: ReadonlySet<SymptomId> = new Set(["stuck_off_road", "on_shoulder"]);

/**
 * Which system or service it is: of two problems the dangerous one, otherwise what the evidence weighs most for. A crash or
 * an injury names none by itself: who is sick of the exhaust needs the engine mended, who has overturned a wrecker.
 */
export function concludeCategory(
  evidence: readonly Evidence[],
  findings: readonly CodeFinding[],
  flags: readonly RedFlag[],
): Category {
  const scores = weigh(evidence, findings);
  if (flags.includes("hazmat")) return "roadside";
  const hasCrashed = flags.includes("crash");
  const isTow = (symptom: SymptomId) => symptom === "want_tow" || (hasCrashed && offTheRoad.has(symptom));
  if ((hasCrashed || flags.includes("injury")) && evidence.some((item) => item.current && isTow(item.symptom)))
    return "towing";
  for (const flag of flagsByDanger.filter((item) => flags.includes(item))) {
    const dangerous = [
      ...evidence.map((item) => symptomOf(item.symptom)),
      ...findings.map((finding) => ({ flag: finding.flag, category: finding.category })),
    ].find((item) => item.flag === flag && item.category !== null);
    if (dangerous?.category) return dangerous.category;
  }
  if (hasCrashed) return "roadside";
  const [best] = [...scores].sort((a, b) => b[1] - a[1] || categories.indexOf(a[0]) - categories.indexOf(b[0]));
  if (flags.includes("injury") && best && !ofTheHurt.has(best[0])) return "roadside";
  if (best && best[1] > 0) return best[0];
  const [first] = flags;
  return first === undefined ? "unclear" : (fallback[first] ?? "roadside");
}

function weigh(evidence: readonly Evidence[], findings: readonly CodeFinding[]): Map<Category, number> {
  const weights = new Map<Category, number[]>();
  const add = (category: Category | null, weight: number) => {
    if (category !== null && weight > 0) weights.set(category, [...(weights.get(category) ?? []), weight]);
  };
  for (const item of evidence) {
    const symptom = symptomOf(item.symptom);
    add(symptom.category, symptom.weight * (item.current ? 1 : pastShare));
  }
  for (const finding of findings) add(finding.category, finding.weight);
  const scores = new Map<Category, number>();
  for (const [category, list] of weights) {
    const [most = 0, ...rest] = list.sort((a, b) => b - a);
    scores.set(category, most + restShare * rest.reduce((sum, weight) => sum + weight, 0));
  }
  return scores;
}
