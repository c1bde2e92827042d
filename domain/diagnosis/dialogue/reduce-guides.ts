import type { RedFlag } from "../assessment.ts";
import type { CaseFile, Evidence } from "../classify/evidence.ts";
import type { Guide } from "../guides/guide.ts";
import { holds, profileOf } from "../guides/truck-profile.ts";
import { type SymptomId, symptomOf } from "../knowledge/symptoms.ts";
import type { ReadMessage } from "../parse/take-apart.ts";
import { type GuideState, nothingHappened, type Reply, walkOf } from "./guide-state.ts";
import type { GuidedInput } from "./guided-input.ts";
import { asksFor, gaugeAskedBy, measuredIn } from "./measured.ts";
import { isPlain, namedIn } from "./named-complaint.ts";
import { gravityOf, type Reported, selectGuide } from "./select-guide.ts";
import { toldOfTruck } from "./told-of-truck.ts";

/** A message of the driver as the engine has heard it. */
export interface HeardMessage {
  readonly message: ReadMessage;
  readonly reply: Reply;
  /** The case after the message. */
  readonly file: CaseFile;
}

/**
 * The guides after one more message. What is reported is taken in first. Then the message answers or corrects a step,
 * ends the guide, or, where it does neither, a guide is opened for what was reported.
 */
export function reduceGuides(state: GuideState, heard: HeardMessage, input: GuidedInput): GuideState {
  const known = withFacts(state, heard, input);
  const { reply, file } = heard;
  if (reply.ends !== null && known.guide !== null) return end(known, known.guide, reply.ends);
  const { guides = [] } = input;
  if (reply.kind !== "none" && reply.guide !== null) return goneOn(answer(known, reply.guide, reply), guides);
  const open = guides.filter(({ id }) => !known.closed.has(id));
  if (known.guide === null || isWithdrawn(known, known.guide, file))
    return openFor(known, open, reportedIn(known, file));
  const other = selectGuide(open, newlyReported(known, file), known.truck);
  if (other !== null && other.id !== known.guide.id && isMorePressing(other, known.guide, known, heard))
    return { ...known, guide: other, trail: [], turn: { ...nothingHappened, isOpened: true } };
  return { ...known, turn: { ...nothingHappened, isUnmatched: reply.isMeantForStep } };
}

function withFacts(state: GuideState, { message, reply, file }: HeardMessage, input: GuidedInput): GuideState {
  const open = walkOf(state);
  const asked = open?.position.kind === "step" ? gaugeAskedBy(open.position.step) : null;
  const told = toldOfTruck(message, state.told);
  const current = file.evidence.filter((item) => item.current);
  const symptoms = new Set(current.map(({ symptom }) => symptom));
  const isToldNow = ({ symptom, words }: Evidence) =>
    !state.facts.symptoms.has(symptom) || words.some((one) => one !== "" && message.text.includes(one));
  const raised = flagsOf(current.filter(isToldNow).map(({ symptom }) => symptom));
  const newlyNamed = namedIn(message, input.guides ?? []);
  return {
    ...state,
    newlyNamed,
    named: new Map([...(file.withdrawn === "all" ? [] : state.named), ...newlyNamed]),
    namedPlainly: new Set([
      ...(file.withdrawn === "all" ? [] : state.namedPlainly),
      ...(isPlain(message) ? newlyNamed.keys() : []),
    ]),
    told,
    truck: profileOf(input.truck, told),
    facts: { readings: { ...state.facts.readings, ...measuredIn(message, asked) }, symptoms },
    newDangers: new Set([...raised, ...(reply.kind === "none" ? state.newDangers : [])]),
  };
}

function answer(state: GuideState, guide: Guide, reply: Reply): GuideState {
  const isSame = guide.id === state.guide?.id;
  const before = isSame ? state.trail : [];
  const { entry, answer: chosen } = reply;
  const trail =
    entry === null ? before.slice(0, -1) : [...before.filter(({ stepId }) => stepId !== entry.stepId), entry];
  const given = entry === null || chosen === null ? null : { stepId: entry.stepId, answer: chosen };
  const turn = { ...nothingHappened, isOpened: !isSame, given, corrects: reply.kind === "correction" };
  return { ...state, guide, trail, turn };
}

/** An answer that another guide goes on from opens that one; the truck must be one that it is for. */
function goneOn(state: GuideState, guides: readonly Guide[]): GuideState {
  const opens = state.turn.given?.answer.opens;
  const next = guides.find(({ id, when }) => id === opens && holds(when, state.truck));
  if (next === undefined) return state;
  const named = new Map([...state.named, [next.id, 1] as const]);
  const namedPlainly = new Set([...state.namedPlainly, next.id]);
  return { ...state, guide: next, trail: [], named, namedPlainly, turn: { ...state.turn, isOpened: true } };
}

function end(state: GuideState, guide: Guide, how: "fixed" | "found"): GuideState {
  return {
    ...state,
    guide: null,
    trail: [],
    closed: new Set([...state.closed, guide.id]),
    turn: { ...nothingHappened, ended: { how, guide, trail: state.trail } },
  };
}

function openFor(state: GuideState, guides: readonly Guide[], reported: Reported): GuideState {
  const guide = selectGuide(guides, reported, state.truck);
  return { ...state, guide, trail: [], turn: { ...nothingHappened, isOpened: guide !== null } };
}

/** What opened the guide was taken back, and nothing was answered in it. */
function isWithdrawn(state: GuideState, guide: Guide, file: CaseFile): boolean {
  if (file.withdrawn === "all") return true;
  const reported = reportedIn(state, file);
  const selects = selectGuide([guide], reported, state.truck);
  return state.trail.length === 0 && selects === null;
}

/** Something graver was reported, or the open guide has reached its outcome. A reading that the guide asks for is no report. */
function isMorePressing(other: Guide, open: Guide, state: GuideState, { file, message }: HeardMessage): boolean {
  const steps = Object.values(open.steps);
  const isOfGuide = Object.keys(measuredIn(message, null)).some((gauge) => steps.some((step) => asksFor(step, gauge)));
  if (isOfGuide) return false;
  const reported = reportedIn(state, file);
  // Before anything is answered, a complaint that is named in plain words is the one that is meant; beside a graver one
  // that was named before, it is a further fact.
  const isNamedNow = state.trail.length === 0 && state.newlyNamed.has(other.id) && !state.newlyNamed.has(open.id);
  const isMilder = state.named.has(open.id) && gravityOf(other, reported) < gravityOf(open, reported);
  if (isNamedNow && !isMilder) return true;
  return walkOf(state)?.position.kind === "outcome" || gravityOf(other, reported) > gravityOf(open, reported);
}

function reportedIn({ named }: GuideState, { evidence, codes, spokenOf }: CaseFile): Reported {
  const symptoms = new Set(evidence.flatMap(({ symptom, current }) => (current ? [symptom] : [])));
  return { symptoms, codes, spokenOf, named };
}

/** What the newest message added. */
function newlyReported({ newlyNamed }: GuideState, { evidence, toldNow, newlySpoken }: CaseFile): Reported {
  const isNew = (symptom: SymptomId) => toldNow.includes(`${symptom}:true`);
  return {
    symptoms: new Set(evidence.flatMap(({ symptom, current }) => (current && isNew(symptom) ? [symptom] : []))),
    codes: [],
    spokenOf: newlySpoken,
    named: newlyNamed,
  };
}

function flagsOf(symptoms: readonly SymptomId[]): readonly RedFlag[] {
  return symptoms.flatMap((symptom) => symptomOf(symptom).flag ?? []);
}
