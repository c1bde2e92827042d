import { higherUrgency, type UrgencyLevel } from "../../tickets/urgency.ts";
import type { Category, DriveDecision, RedFlag } from "../assessment.ts";
import { byDanger } from "../knowledge/safety-steps.ts";
import { type SymptomId, symptomOf } from "../knowledge/symptoms.ts";
import { concludeCategory } from "./category.ts";
import { afterShutdown, type CodeFinding, findingsOf, hasActed } from "./code-findings.ts";
import { type CaseFile, type Evidence, has } from "./evidence.ts";
import type { FlaggedVerdict } from "./verdict.ts";

export const services: readonly Category[] = ["towing", "roadside", "parts"];
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
