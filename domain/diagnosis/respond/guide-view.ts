import { urgencyLevels } from "../../tickets/urgency.ts";
import type {
  Category,
  Estimate,
  GuideAside,
  GuideOutcome,
  GuideView,
  OpenStep,
  RedFlag,
  TrailAnswer,
} from "../assessment.ts";
import {
  decidesAlone,
  type GuideDecision,
  type HeldDecision,
  holdDecision,
  type OwnDecision,
} from "../dialogue/drive-verdict.ts";
import { type GuideState, stepIdOf, walkOf } from "../dialogue/guide-state.ts";
import { categoryOf } from "../guides/category-of.ts";
import type { Answer, Guide, Range, Step, Text } from "../guides/guide.ts";
import { guideSources } from "../guides/sources.ts";
import { type Position, type Walk, wordsFor } from "../guides/walk.ts";
import { dangersToPeople, flagAdvice } from "../knowledge/safety-steps.ts";
import { type SymptomId, symptomOf } from "../knowledge/symptoms.ts";
import type { WholeWording } from "../languages/wording.ts";

/** A conclusion with its guide: what holds, what is shown, and where the guide is. */
export interface Guided {
  readonly held: HeldDecision;
  /** The engine's, or the guide's where the engine has read nothing of the truck. */
  readonly category: Category;
  readonly view: GuideView;
  /** Null while no guide is open or a danger to people comes first. */
  readonly open: OpenGuide | null;
}

/** The guide that a reply speaks from. */
export interface OpenGuide {
  readonly guide: Guide;
  readonly walk: Walk;
  /** The words of a text for this truck. */
  readonly say: (text: Text) => string;
}

/** In these the driver asks for a service or for no truck at all; a guide waits until something is answered in it. */
const otherMatters: readonly Category[] = ["account", "off_topic", "parts", "roadside", "towing"];
/** What the driver orders whatever else is named. */
const ordered: readonly SymptomId[] = ["account", "want_parts", "want_tow"];
const nowhere: Omit<GuideView, "verdict"> = {
  guide: null,
  step: null,
  usually: null,
  outcome: null,
  trail: [],
  asides: [],
};

/** What must hold before the truck drives, by a guide that the driver has just closed. */
export function conditionOf(state: GuideState): string | null {
  const { ended } = state.turn;
  const closed = ended && openOf({ ...state, guide: ended.guide, trail: ended.trail });
  if (closed === null) return null;
  const { position } = closed.walk;
  return closed.say(position.kind === "outcome" ? position.outcome.verdict.text : closed.guide.verdict.text);
}

/** What the guides add to the engine's own decision. */
export function guidedBy(own: OwnDecision, state: GuideState, wording: WholeWording): Guided {
  const open = openIn(own, state);
  const decision = open && decisionOf(own, open, state);
  const held = holdDecision(own, decision, wording);
  if (open === null) return { held, open, category: own.category, view: { ...nowhere, verdict: held.verdict } };
  const isOfGuide = decision !== null && decidesAlone(own, decision);
  const category = isOfGuide ? categoryOf[open.guide.system] : own.category;
  return { held, open, category, view: { ...viewOf(open, wording), verdict: held.verdict } };
}

/** What a conclusion says of guides while none is open. */
export function withoutGuide(own: OwnDecision, wording: WholeWording): GuideView {
  return { ...nowhere, verdict: holdDecision(own, null, wording).verdict };
}

/** The decision alone, for a turn of which no reply is made. */
export function heldBy(own: OwnDecision, state: GuideState, wording: WholeWording): OwnDecision {
  const { category, held } = guidedBy(own, state, wording);
  return { ...held, category };
}

function openIn(own: OwnDecision, state: GuideState): OpenGuide | null {
  const open = openOf(state);
  if (open === null) return null;
  const { walk, guide } = open;
  if (state.trail.length === 0 && !fits(own, guide, state)) return null;
  const ofGuide = guide.selects.symptoms.flatMap((symptom) => symptomOf(symptom).flag ?? []);
  const comesFirst = (flag: RedFlag) =>
    !ofGuide.includes(flag) &&
    (dangersToPeople.has(flag) || flagAdvice[flag].call911 || flagAdvice[flag].alone === true);
  return walk.position.kind === "step" && own.redFlags.some(comesFirst) ? null : open;
}

/**
 * Whether a guide in which nothing is answered is for what the engine has concluded. A complaint that the driver names is,
 * unless a tow or a part is ordered. Otherwise the system is one that its symptoms are of, and a guide that stops the truck
 * is not for one that may go on.
 */
function fits({ category, drive, urgency }: OwnDecision, guide: Guide, { facts, named }: GuideState): boolean {
  if (named.has(guide.id)) return !ordered.some((wish) => facts.symptoms.has(wish));
  if (otherMatters.includes(category)) return false;
  const isMild = drive === "with_care" && (urgency === "low" || urgency === "medium");
  if (guide.verdict.drive === "stop_now" && isMild) return false;
  const { symptoms } = facts;
  const systems = guide.selects.symptoms.filter((one) => symptoms.has(one)).map((one) => symptomOf(one).category);
  return category === "unclear" || systems.length === 0 || systems.includes(category) || systems.includes(null);
}

function openOf(state: GuideState): OpenGuide | null {
  const walk = walkOf(state);
  if (state.guide === null || walk === null) return null;
  return { guide: state.guide, walk, say: (text) => wordsFor(text, state.truck) };
}

function decisionOf(own: OwnDecision, { guide, walk, say }: OpenGuide, state: GuideState): GuideDecision {
  const { position } = walk;
  const outcome = position.kind === "outcome" ? position.outcome : null;
  const { urgency, drive, canDrive, text } = outcome?.verdict ?? guide.verdict;
  return {
    urgency,
    drive,
    canDrive,
    text: say(text),
    // Facts of the complaint alone are no answers: the engine has weighed them already.
    isOutcome: outcome !== null && state.trail.length > 0,
    clears: outcome?.clears ?? [],
    newDangers: state.newDangers,
    danger: guide.selects.symptoms.flatMap((symptom) => symptomOf(symptom).flag ?? [])[0] ?? "unnamed_danger",
    coversUrgency: coversUrgency(own, guide, state.facts.symptoms),
    isNamed: state.namedPlainly.has(guide.id),
  };
}

/** Whether every symptom that is as urgent as the engine's decision is one that the guide asks or tells about. */
function coversUrgency({ urgency }: OwnDecision, guide: Guide, symptoms: ReadonlySet<SymptomId>): boolean {
  const ofGuide = new Set<SymptomId>([
    ...guide.selects.symptoms,
    ...Object.values(guide.steps).flatMap(({ answers }) => answers.flatMap(symptomsOf)),
  ]);
  const least = urgencyLevels.indexOf(urgency);
  const grave = [...symptoms].filter((symptom) => urgencyLevels.indexOf(symptomOf(symptom).urgency) >= least);
  return grave.length > 0 && grave.every((symptom) => ofGuide.has(symptom));
}

function symptomsOf({ means = [] }: Answer): readonly SymptomId[] {
  return means.flatMap((one) => (typeof one === "object" && "symptom" in one ? [one.symptom] : []));
}

function viewOf(open: OpenGuide, wording: WholeWording): Omit<GuideView, "verdict"> {
  const { guide, walk, say } = open;
  const { position, passed } = walk;
  return {
    guide: guide.id,
    step: position.kind === "step" ? stepOf(guide, position, open, wording) : null,
    usually: say(guide.usually),
    outcome: position.kind === "outcome" ? outcomeOf(position, open, wording) : null,
    trail: passed.map(
      ({ id, step, answer }): TrailAnswer => ({
        stepId: stepIdOf(guide, id),
        ask: say(step.ask),
        answerId: answer.id,
        label: labelOf(answer, open, wording),
        answers: answersOf(step, open, wording),
      }),
    ),
    asides: guide.asides.map(
      ({ id, question, answer }): GuideAside => ({
        id,
        question: say(question),
        answer: say(answer),
      }),
    ),
  };
}

function stepOf(
  guide: Guide,
  { id, step }: Extract<Position, { kind: "step" }>,
  open: OpenGuide,
  wording: WholeWording,
): OpenStep {
  return {
    id: stepIdOf(guide, id),
    ask: open.say(step.ask),
    how: (step.how ?? []).map(open.say),
    warn: step.warn === undefined ? null : open.say(step.warn),
    answers: answersOf(step, open, wording),
  };
}

function answersOf({ answers }: Step, open: OpenGuide, wording: WholeWording): OpenStep["answers"] {
  return answers.map((answer) => ({ id: answer.id, label: labelOf(answer, open, wording) }));
}

/** The words of a tap; answers without words of their own have the standard ones. */
export function labelOf({ id, label }: Answer, { say }: OpenGuide, { guide }: WholeWording): string {
  const standard: Readonly<Record<string, string>> = guide.labels;
  return label === undefined ? (standard[id] ?? id) : say(label);
}

function outcomeOf(
  { id, outcome }: Extract<Position, { kind: "outcome" }>,
  { say }: OpenGuide,
  wording: WholeWording,
): GuideOutcome {
  const { certainty, cause, who, parts = [], minutes, cost, technician } = outcome;
  return {
    id,
    certainty,
    cause: say(cause),
    do: outcome.do.map(say),
    doNot: (outcome.doNot ?? []).map(say),
    who: who.map((service) => ({ id: service, text: wording.services[service] })),
    parts: parts.map((part) => wording.parts[part]),
    time: estimateOf(minutes, wording.guide.minutes),
    cost: estimateOf(cost, (from, to) => costText(cost?.source, wording.guide.dollars(from, to), wording)),
    technician,
  };
}

/** A cost with what it is of: beside a broken engine the tow's price is not that of the repair. */
function costText(source: Range["source"] | undefined, dollars: string, { guide }: WholeWording): string {
  const of = source === "tow_cost" ? guide.costOf.tow : source === "roadside_cost" ? guide.costOf.visit : null;
  return of === null ? dollars : `${of}: ${dollars}`;
}

function estimateOf(range: Range | undefined, say: (from: string, to: string) => string): Estimate | null {
  if (range === undefined) return null;
  const [from, to] = [range.from, range.to].map((value) => value.toLocaleString("en-US"));
  return { text: say(from ?? "", to ?? ""), source: guideSources[range.source] };
}
