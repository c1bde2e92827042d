import type { StepAnswer } from "../assessment.ts";
import type { Answer, Guide } from "../guides/guide.ts";
import { type TrailEntry, type Walk, wordsFor } from "../guides/walk.ts";
import type { DialogueLine } from "../input.ts";
import { type SymptomId, symptomOf } from "../knowledge/symptoms.ts";
import { patternOf } from "../languages/known.ts";
import { type ReadMessage, takeApart } from "../parse/take-apart.ts";
import { readable } from "../parse/tokens.ts";
import { isQuestion } from "./across-turns.ts";
import { saying } from "./asked-for.ts";
import { type GuideState, nothingGiven, type Reply, stepIdOf, walkOf } from "./guide-state.ts";
import type { GuidedInput } from "./guided-input.ts";
import { readAnswer } from "./read-answer.ts";

const mostWordsForStep = 9;
/** "Wrong button", "I meant no", "go back": the last answer is taken back. */
const takesBack = patternOf(
  (of) =>
    new RegExp(
      String.raw`(?<!\p{L})(?:wrong (?:button|answer|one)|i meant|my mistake|by mistake|go back|not that|undo|${of("takesBack")})(?!\p{L})`,
      "giu",
    ),
);
/** "Found it, a hose came off." */
const finds = patternOf(
  (of) =>
    new RegExp(String.raw`(?<!\p{L})(?:(?:i|we) (?:just )?found (?:it|the)|found it|${of("findsIt")})(?!\p{L})`, "iu"),
);

/** Where a message comes in the conversation: whether the open step was asked just before it. */
interface Place {
  readonly isAsked: boolean;
}

/**
 * What a message says to the guides: a tap, a typed answer to the open step, another answer to an earlier one, or that the
 * trouble is found or fixed. A tap opens its guide where that is not open any more.
 */
export function readReply(state: GuideState, line: DialogueLine, input: GuidedInput, { isAsked }: Place): Reply {
  if (line.answer) return tapped(state, line.answer, input.guides ?? []);
  const walk = walkOf(state);
  if (state.guide === null || walk === null) return nothingGiven;
  const message = takeApart(readable(line.content), input.language);
  const rest = line.content.replace(takesBack(), " ");
  const meant = rest === line.content ? null : takeApart(readable(rest).trim(), input.language);
  const corrected = meant === null ? null : correctionOfLast(state, state.guide, walk, meant);
  if (corrected !== null) return corrected;
  const ends = endOf(message);
  if (ends !== null) return { ...nothingGiven, ends };
  const { position } = walk;
  if (position.kind === "step") {
    const answer = readAnswer(position.step, message, { truck: state.truck, mayBeBare: isAsked });
    if (answer !== null) return given("answer", state, { guide: state.guide, stepId: position.id, answer });
  }
  return (
    correctionOfEarlier(state, state.guide, walk, message) ?? {
      ...nothingGiven,
      isMeantForStep: isAsked && !isQuestion(message.text) && message.tokens.length <= mostWordsForStep,
    }
  );
}

function tapped(state: GuideState, { stepId, answerId }: StepAnswer, guides: readonly Guide[]): Reply {
  const guide = guides.find((one) => Object.keys(one.steps).some((node) => stepIdOf(one, node) === stepId));
  const node = guide && Object.keys(guide.steps).find((one) => stepIdOf(guide, one) === stepId);
  const answer = node === undefined ? undefined : guide?.steps[node]?.answers.find(({ id }) => id === answerId);
  if (guide === undefined || node === undefined || answer === undefined) return nothingGiven;
  const isCorrection = guide.id === state.guide?.id && walkOf(state)?.passed.some(({ id }) => id === node) === true;
  return given(isCorrection ? "correction" : "answer", state, { guide, stepId: node, answer });
}

function given(kind: Given["kind"], state: GuideState, { guide, stepId, answer }: Omit<Given, "kind">): Reply {
  const entry: TrailEntry = { stepId, answerId: answer.id };
  const words = wordsFor(answer.label ?? guide.steps[stepId]?.ask ?? guide.title, state.truck);
  const symptoms = reportedBy(answer);
  const before =
    guide.id === state.guide?.id ? walkOf(state)?.passed.find(({ id }) => id === stepId)?.answer : undefined;
  const takesBack = before === undefined ? [] : symptomsOf(before).filter((symptom) => !symptoms.includes(symptom));
  return { ...nothingGiven, kind, guide, entry, answer, words, symptoms, takesBack };
}

interface Given {
  readonly kind: "answer" | "correction";
  readonly guide: Guide;
  readonly stepId: string;
  readonly answer: Answer;
}

/** What an answer reports: of several symptoms that it may stand for, the one that is a danger, else the first. */
function reportedBy(answer: Answer): readonly SymptomId[] {
  const symptoms = symptomsOf(answer);
  const [first] = symptoms;
  const danger = symptoms.find((symptom) => symptomOf(symptom).flag !== undefined);
  const reported = danger ?? first;
  return reported === undefined ? [] : [reported];
}

function symptomsOf({ means = [] }: Answer): readonly SymptomId[] {
  return means.flatMap((one) => (typeof one === "object" && "symptom" in one ? [one.symptom] : []));
}

function endOf({ text, concepts }: ReadMessage): "fixed" | "found" | null {
  if (isQuestion(text) || concepts.some(({ concept }) => concept === "still_so")) return null;
  if (saying(text)("solved")) return "fixed";
  return finds().test(text) ? "found" : null;
}

function correctionOfLast(state: GuideState, guide: Guide, { passed }: Walk, message: ReadMessage): Reply | null {
  const last = state.trail.at(-1);
  const step = last && guide.steps[last.stepId];
  if (last === undefined || step === undefined || passed.every(({ id }) => id !== last.stepId)) return null;
  const answer = readAnswer(step, message, { truck: state.truck, mayBeBare: true });
  if (answer !== null && answer.id !== last.answerId)
    return given("correction", state, { guide, stepId: last.stepId, answer });
  const takesBack = step.answers.filter(({ id }) => id === last.answerId).flatMap(symptomsOf);
  return { ...nothingGiven, kind: "correction", guide, takesBack };
}

/** "There is a trailer after all": the words of another answer to a step that was answered by the driver. */
function correctionOfEarlier(state: GuideState, guide: Guide, { passed }: Walk, message: ReadMessage): Reply | null {
  const answered = passed.filter(({ id }) => state.trail.some(({ stepId }) => stepId === id)).toReversed();
  for (const { id, step, answer } of answered) {
    const other = readAnswer(step, message, { truck: state.truck, mayBeBare: false });
    if (other !== null && other.id !== answer.id)
      return given("correction", state, { guide, stepId: id, answer: other });
  }
  return null;
}
