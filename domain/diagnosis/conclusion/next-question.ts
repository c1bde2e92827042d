import { type UrgencyLevel, urgencyLevels } from "../../tickets/urgency.ts";
import type { Category, DriveDecision, RedFlag } from "../assessment.ts";
import type { QuestionId } from "../facts/advice.ts";
import { followUps } from "../facts/follow-up.ts";
import { flagAdvice } from "../facts/safety-steps.ts";
import { type SymptomId, symptomOf, symptoms } from "../facts/symptoms.ts";
import type { CaseFile, Evidence } from "./evidence.ts";
import { casesAfter } from "./possible-answers.ts";

/** What of a conclusion a driver would notice if it changed. */
export interface Concluded {
  readonly category: Category;
  readonly urgency: UrgencyLevel;
  readonly drive: DriveDecision;
  readonly redFlags: readonly RedFlag[];
  /** Likeliest first. */
  readonly causes: readonly string[];
}

export interface Asking {
  readonly file: CaseFile;
  /** What its codes stand for. */
  readonly implied: readonly Evidence[];
  readonly now: Concluded;
  readonly conclude: Conclude;
}

type Conclude = (file: CaseFile) => Concluded;

const mostQuestions = 5;
/** From this weight on a symptom says more than which system it is. */
const moreThanName = 2.5;
const withoutQuestions: readonly Category[] = ["account", "off_topic"];
const services: readonly Category[] = ["towing", "roadside", "parts"];

const danger: Readonly<Record<DriveDecision, number>> = {
  not_applicable: 0,
  with_care: 0,
  next_safe_exit: 1,
  stop_now: 2,
};

/**
 * The one question whose answer changes the conclusion most. Of the open ones that the driver's words call for, each is
 * answered in every way that the engine tells apart, and the one with the greatest change on average is asked; where
 * none is open, one that tells other faults of the same system apart. Before all others: where people stand while the
 * truck must stop, and what the truck does while no system is known. Null when enough was asked or nothing is open.
 */
export function nextQuestion({ file, implied, now, conclude }: Asking): QuestionId | null {
  if (withoutQuestions.includes(now.category) || file.asked.size >= mostQuestions) return null;
  const told = { ...file, evidence: [...file.evidence, ...implied] };
  const isOpenHere = (id: QuestionId) => isOpen(told, id);
  const [first] = firstOf(now).filter(isOpenHere);
  if (first !== undefined) return first;
  const change = (id: QuestionId) => expectedChange(file, id, now, conclude);
  for (const leastWeight of [moreThanName, 0]) {
    const calledFor = calledForBy(told, now, leastWeight).filter(isOpenHere);
    if (calledFor.length > 0) return withMost(calledFor, change);
  }
  const ofSystem = questionsOf(now.category).filter(isOpenHere);
  return withMost(
    ofSystem.filter((id) => change(id) > 0),
    change,
  );
}

/** How much a conclusion differs from another in what a driver would do: the decision most, the order of causes least. */
export function changeBetween(one: Concluded, other: Concluded): number {
  const calls911 = ({ redFlags }: Concluded) => redFlags.some((flag) => flagAdvice[flag].call911);
  const steps = Math.abs(urgencyLevels.indexOf(one.urgency) - urgencyLevels.indexOf(other.urgency));
  return (
    4 * Math.abs(danger[one.drive] - danger[other.drive]) +
    (calls911(one) === calls911(other) ? 0 : 3) +
    (one.category === other.category ? 0 : 3) +
    (one.drive === other.drive ? 0 : 1) +
    steps +
    (one.causes[0] === other.causes[0] ? 0 : 1) +
    shareOfNew(one.causes, other.causes)
  );
}

function expectedChange(file: CaseFile, id: QuestionId, now: Concluded, conclude: Conclude): number {
  const changes = casesAfter(file, id).map((then) => changeBetween(now, conclude(then)));
  // One answer more: none that helps.
  return changes.reduce((sum, change) => sum + change, 0) / (changes.length + 1);
}

function shareOfNew(before: readonly string[], after: readonly string[]): number {
  return after.filter((cause) => !before.includes(cause)).length / Math.max(1, after.length);
}

/** What comes before every other question. */
function firstOf({ category, drive }: Concluded): readonly QuestionId[] {
  if (drive === "stop_now") return ["safe_place"];
  return category === "unclear" ? ["what_happens"] : [];
}

/** What the standing symptoms of at least a weight call for, the weightiest one's questions first. */
function calledForBy(
  { evidence }: Pick<CaseFile, "evidence">,
  { category }: Concluded,
  leastWeight: number,
): readonly QuestionId[] {
  const standing = evidence
    .filter((item) => item.current)
    .map((item) => symptomOf(item.symptom))
    .filter((symptom) => symptom.category === category || symptom.category === null)
    .filter(({ weight }) => weight >= leastWeight)
    .sort((a, b) => b.weight - a.weight)
    .flatMap((symptom) => symptom.ask ?? []);
  const always: readonly QuestionId[] =
    category === "unclear"
      ? ["safe_place", "code_on_dash"]
      : category === "towing" || category === "roadside"
        ? ["place"]
        : [];
  return [...new Set([...standing, ...always])];
}

/** Every question that any symptom of a system calls for; of the services none: there a place or a part is all. */
function questionsOf(category: Category): readonly QuestionId[] {
  if (services.includes(category)) return [];
  const ofCategory = (Object.keys(symptoms) as SymptomId[]).map(symptomOf).filter((one) => one.category === category);
  return [...new Set(ofCategory.flatMap(({ ask }) => ask ?? []))];
}

/** The first of those with the greatest number. */
function withMost(ids: readonly QuestionId[], number: (id: QuestionId) => number): QuestionId | null {
  const [best] = ids.map((id) => ({ id, number: number(id) })).sort((a, b) => b.number - a.number);
  return best?.id ?? null;
}

function isOpen({ asked, codes, evidence, spokenOf }: CaseFile, id: QuestionId): boolean {
  if (asked.has(id)) return false;
  if ((id === "code_on_dash" || id === "lamp_colour") && codes.length > 0) return false;
  const { settledBy = [], saidBy = [] } = followUps[id] ?? {};
  if (saidBy.some((concept) => [concept, `-${concept}`, `~${concept}`].some((spoken) => spokenOf.has(spoken))))
    return false;
  return !settledBy.some((symptom) => evidence.some((item) => item.symptom === symptom));
}
