import { type UrgencyLevel, urgencyLevels } from "../../tickets/urgency.ts";
import type { Category, DriveDecision, RedFlag } from "../assessment.ts";
import { type CaseFile, type Evidence, has } from "../classify/evidence.ts";
import type { QuestionId } from "../knowledge/advice.ts";
import type { AnswerWordId } from "../knowledge/answer-word-ids.ts";
import { saidInWords } from "../knowledge/answer-words.ts";
import { type ConceptId, kindOf } from "../knowledge/concepts.ts";
import { followUps, notToStart } from "../knowledge/follow-up.ts";
import { flagAdvice } from "../knowledge/safety-steps.ts";
import { type SymptomId, symptomOf, symptoms } from "../knowledge/symptoms.ts";
import { findAnswer } from "../languages/known.ts";
import { casesAfter, isRead } from "./possible-answers.ts";

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
  /** All that the driver wrote. */
  readonly written?: string;
}

type Conclude = (file: CaseFile) => Concluded;

const mostQuestions = 5;
/** From this weight on a symptom says more than which system it is. */
const moreThanName = 2.5;
const withoutQuestions: readonly Category[] = ["account", "off_topic"];
const fetched: readonly Category[] = ["towing", "roadside"];
/** Under a stop: what a driver has seen already, and tells without a key and without going near the truck. */
const seenOnDash: readonly QuestionId[] = ["code_on_dash", "which_gauge"];
const seenFromAfar: readonly QuestionId[] = ["where_smoke"];

const danger: Readonly<Record<DriveDecision, number>> = {
  not_applicable: 0,
  with_care: 0,
  next_safe_exit: 1,
  stop_now: 2,
};

/**
 * The one question whose answer changes the conclusion most. Of the open ones that the driver's words call for, each is
 * answered in every way that the engine tells apart, and the one with the greatest change on average is asked; where
 * none is open, one that tells faults of the same kind apart. Before all others: where people stand while the truck must
 * stop, and what the truck does while no system is known. While it must stop nothing is asked that takes the key or a
 * walk to the truck. Null when enough was asked or nothing is open.
 */
export function nextQuestion({ file, implied, now, conclude, written = "" }: Asking): QuestionId | null {
  if (withoutQuestions.includes(now.category) || file.asked.size >= mostQuestions) return null;
  if (now.redFlags.some((flag) => flagAdvice[flag].alone)) return null;
  const told = { ...file, evidence: [...file.evidence, ...implied] };
  const isWritten = (words: AnswerWordId | undefined) =>
    words !== undefined && findAnswer(words, written) !== undefined;
  const isOpenHere = (id: QuestionId) => isOpen(told, id) && !isWritten(saidInWords[id]);
  const [first] = firstOf(now).filter(isOpenHere);
  if (first !== undefined) return first;
  const change = (id: QuestionId) => expectedChange(file, id, now, conclude);
  if (now.drive === "stop_now") {
    const seen = calledForBy(told, now, 0).filter((id) => seenUnder(now.redFlags).includes(id) && isOpenHere(id));
    return withMost(seen, change) ?? (isOpenHere("place") ? "place" : null);
  }
  for (const leastWeight of [moreThanName, 0]) {
    const calledFor = calledForBy(told, now, leastWeight).filter(isOpenHere);
    if (calledFor.length > 0) return withMost(calledFor, change);
  }
  const ofSameKind = questionsOfKind(told, now).filter(isOpenHere);
  return withMost(
    ofSameKind.filter((id) => change(id) > 0),
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

/** Nobody goes back to the dash of a truck that people have to get away from. */
function seenUnder(flags: readonly RedFlag[]): readonly QuestionId[] {
  if (flags.every((flag) => flag === "smoke")) return seenFromAfar;
  return flags.some((flag) => flagAdvice[flag].steps.includes("far_away")) ? [] : seenOnDash;
}

/**
 * What the standing symptoms of at least a weight call for, the weightiest one's questions first. Where one of them says
 * more than a name, what only names the system, or nothing but a noise or a leak, calls for nothing.
 */
function calledForBy(
  { evidence }: Pick<CaseFile, "evidence">,
  { category }: Concluded,
  leastWeight: number,
): readonly QuestionId[] {
  const standing = evidence
    .filter((item) => item.current)
    .map((item) => ({ ...symptomOf(item.symptom), isName: item.symptom.endsWith("_named") }))
    .filter((symptom) => symptom.category === category || symptom.category === null);
  const isTold = standing.some(({ weight }) => weight >= moreThanName);
  const calling = standing
    .filter(({ weight, isName }) => weight >= leastWeight && !(isTold && (isName || weight === 0)))
    .sort((a, b) => b.weight - a.weight)
    .flatMap((symptom) => symptom.ask ?? []);
  const always: readonly QuestionId[] =
    category === "unclear" ? ["safe_place", "code_on_dash"] : fetched.includes(category) ? ["place"] : [];
  return [...new Set([...calling, ...always])];
}

/** The questions that other troubles of the same kind call for: those at which one looks first in the same way. */
function questionsOfKind({ evidence }: Pick<CaseFile, "evidence">, { category }: Concluded): readonly QuestionId[] {
  const ofCategory = (ids: readonly SymptomId[]) => ids.map(symptomOf).filter((one) => one.category === category);
  const standing = ofCategory(evidence.filter(({ current }) => current).map(({ symptom }) => symptom));
  const looks = new Set(standing.map(({ checks }) => checks?.[0]));
  return ofCategory(Object.keys(symptoms) as SymptomId[])
    .filter(({ checks }) => checks?.[0] !== undefined && looks.has(checks[0]))
    .flatMap(({ ask }) => ask ?? []);
}

/** The first of those with the greatest number. */
function withMost(ids: readonly QuestionId[], number: (id: QuestionId) => number): QuestionId | null {
  const [best] = ids.map((id) => ({ id, number: number(id) })).sort((a, b) => b.number - a.number);
  return best?.id ?? null;
}

function isOpen({ asked, codes, evidence, spokenOf }: CaseFile, id: QuestionId): boolean {
  if (asked.has(id)) return false;
  if ((id === "code_on_dash" || id === "lamp_colour") && codes.length > 0) return false;
  if (id === "part_which" && [...spokenOf].some(isPart)) return false;
  const { settledBy = [], settledByAll, saidBy = [], notWith = [], withKey } = followUps[id] ?? {};
  const forbids = ({ symptom, current }: Evidence) =>
    current &&
    (notWith.includes(symptom) || (withKey && (symptomOf(symptom).flag !== undefined || notToStart.has(symptom))));
  const isSaid = (concept: string) =>
    spokenOf.has(concept) || (!concept.startsWith("-") && (spokenOf.has(`-${concept}`) || spokenOf.has(`~${concept}`)));
  if (saidBy.some(isSaid)) return false;
  if (evidence.some(forbids)) return false;
  if (settledByAll?.every((symptom) => has(evidence, symptom))) return false;
  return !evidence.some((item) => settledBy.includes(item.symptom) || isRead(id, item));
}

function isPart(concept: string): boolean {
  return kindOf(concept as ConceptId) === "part" && concept !== "parts";
}
