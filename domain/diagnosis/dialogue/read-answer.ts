import { mentionsOf } from "../classify/mentions.ts";
import type { Answer, Meaning, Step } from "../guides/guide.ts";
import type { TruckProfile } from "../guides/truck-profile.ts";
import { answerFrom, wordsFor } from "../guides/walk.ts";
import { knownTalks } from "../languages/known-talks.ts";
import { normalise } from "../languages/normalise.ts";
import { beginningOf } from "../parse/beginnings.ts";
import type { ReadMessage } from "../parse/take-apart.ts";
import { tokenize } from "../parse/tokens.ts";
import { isQuestion } from "./across-turns.ts";
import { givenAnswer, knowsNothing } from "./answers.ts";
import { nothingAsked } from "./asked-question.ts";
import { gaugeAskedBy, measuredIn } from "./measured.ts";
import { tellingWords } from "./shared-words.ts";

/** More words than this report something and pick no answer by its words. */
const mostWords = 9;
const half = 0.5;

/** "Can't tell", "couldn't see it", "not sure"; the other languages' words are among their phrases. */
const cannot =
  /^\P{L}*(?:i\s+)?(?:(?:can['’]?t|cannot|can not|could ?n['’]?t)\s+(?:really\s+)?(?:tell|say|see|check|hear|look|reach)|not sure|no (?:idea|clue))(?!\p{L})/iu;

/** How much a message may say: a bare yes or no counts only where it replies to the step. */
interface Reading {
  readonly truck: TruckProfile;
  readonly mayBeBare: boolean;
}

/**
 * The answer of a step that typed words give: the words of its label, a reading in its range, a symptom that it
 * reports, yes or no, or that the driver cannot tell. Null where they fit none or more than one, and for a question.
 */
export function readAnswer(step: Step, message: ReadMessage, { truck, mayBeBare }: Reading): Answer | null {
  const { text, tokens } = message;
  if (tokens.length === 0) return null;
  const labels = step.answers.map((answer) => labelsOf(answer, truck));
  const said = plain(text);
  const exact = step.answers.find((_, at) => labels[at]?.some((label) => plain(label) === said));
  if (exact !== undefined) return mayBeBare || exact.label !== undefined ? exact : null;
  if (isQuestion(text)) return null;
  const mentions = mentionsOf(message, null);
  const told = mentions.filter(({ denied, past, imagined }) => !denied && !past && !imagined);
  const byFact = answerFrom(step, {
    readings: measuredIn(message, mayBeBare ? gaugeAskedBy(step) : null),
    symptoms: new Set(told.map(({ symptom }) => symptom)),
  });
  if (byFact !== null) return byFact;
  const byLabel = tokens.length <= mostWords ? byOwnWords(step, labels, message) : null;
  if (byLabel !== null) return byLabel;
  const denied = new Set(mentions.filter((mention) => mention.denied).map(({ symptom }) => symptom));
  const isDenied = (meaning: Meaning) =>
    typeof meaning === "object" && "symptom" in meaning && denied.has(meaning.symptom);
  if (step.answers.some(({ means }) => means?.some(isDenied))) return meaning(step, "no");
  if (!mayBeBare) return null;
  const given = givenAnswer(message, mentions, nothingAsked);
  if (given !== null && tokens.length <= mostWords) return meaning(step, given.says);
  return knowsNothing(message) || cannot.test(text) ? cannotTell(step) : null;
}

/** The answer of a driver who cannot tell; every step has one. */
function cannotTell(step: Step): Answer | null {
  return step.answers.find(({ id }) => id === "cant_tell") ?? null;
}

/** The words by which an answer can be given: its label, or the standard words of every language that is here. */
function labelsOf({ id, label }: Answer, truck: TruckProfile): readonly string[] {
  if (label !== undefined) return [wordsFor(label, truck)];
  return knownTalks().flatMap(({ wording }) => {
    const labels: Readonly<Record<string, string>> = wording.guide.labels;
    return labels[id] ?? [];
  });
}

/**
 * The one answer whose label has words in the message that no other label has: more than half of them, or more than half
 * of what the message says.
 */
function byOwnWords(step: Step, labels: readonly (readonly string[])[], { text }: ReadMessage): Answer | null {
  const said = tellingWords(text);
  const words = step.answers.map(
    ({ id, label }, at) => new Set(label === undefined ? [] : [...(labels[at] ?? []), id].flatMap(beginnings)),
  );
  const found = step.answers.filter((_, at) => {
    const own = [...(words[at] ?? [])].filter((word) =>
      words.every((other, index) => index === at || !other.has(word)),
    );
    const shared = own.filter((word) => said.has(word)).length;
    return shared > own.length * half || shared > said.size * half;
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** How the words of a label begin, without those that only answer. */
function beginnings(label: string): readonly string[] {
  const answering = onlyAnswers();
  return [...tellingWords(label)].filter((word) => !answering.has(word));
}

function onlyAnswers(): ReadonlySet<string> {
  const labels = knownTalks().flatMap(({ wording }) => Object.values(wording.guide.labels));
  return new Set(labels.flatMap((label) => tokenize(label).map(({ word }) => beginningOf(word))));
}

function meaning(step: Step, says: "yes" | "no"): Answer | null {
  return step.answers.find(({ means }) => means?.includes(says)) ?? null;
}

function plain(text: string): string {
  return text
    .trim()
    .split(/\s+/u)
    .map(normalise)
    .join(" ")
    .replace(/[.,!?؟]+$/u, "");
}
