import type { ChatLanguage } from "../../languages/languages.ts";
import { type Mention, mentionsOf } from "../classify/mentions.ts";
import type { ConceptId } from "../knowledge/concepts.ts";
import { type ReadMessage, takeApart } from "../parse/take-apart.ts";

/** More words than this say by themselves what they are about. */
const mostWords = 12;
const mostOfName = 3;
/** Topics that answer what was asked, or tell of people and places. */
const spokenFor: ReadonlySet<ConceptId> = new Set(
  "crash injury hazmat lane tracks power_line flood dark no no_way_off left_right front rear".split(" ") as ConceptId[],
);
/** An answer of more words denies only what it names itself. */
const mostOfDenial = 4;
const denials: ReadonlySet<ConceptId> = new Set(["no", "not", "without", "nothing"]);

/** Whether a message is so short that what stands before it may tell what it speaks of. */
export function isShort({ tokens }: ReadMessage): boolean {
  return tokens.length > 0 && tokens.length <= mostWords;
}

/** The driver's words before and an answer, as one text. */
export function joined(before: ReadMessage, { text }: Pick<ReadMessage, "text">): string {
  return `${before.text.replace(/[\s.!?؟…]+$/u, "")} ${text}`;
}

/**
 * What an answer says only together with the driver's words before it: "lamp on" and then "red", "brakes" and then
 * "none". Nothing where either of them is long enough to speak for itself.
 */
export function mentionsAcross(before: ReadMessage, answer: ReadMessage, language: ChatLanguage): readonly Mention[] {
  if (!isShort(before) || !isShort(answer) || isOnlyTalk(answer) || isQuestion(answer.text)) return [];
  const words = isName(before) && denies(answer) ? joined(answer, before) : joined(before, answer);
  return onlyTogether(before, words, answer, language).filter((mention) =>
    mention.denied ? mayDeny(mention, before, answer) : !(mention.by === "nothing" && deniesItsOwn(answer)),
  );
}

/**
 * "No smell" is no part of "the engine burns" and ends nothing of it, nor does it take exhaust out of a cab; "no smoke
 * any more" ends the smoke that was told.
 */
function mayDeny({ by }: Mention, before: ReadMessage, answer: ReadMessage): boolean {
  if (answer.tokens.length > mostOfDenial) return false;
  if (!deniesItsOwn(answer)) return true;
  return says(answer, by, true) && says(before, by, false);
}

/** "нет ничего такого", "no smell": what a denial denies it names itself. */
function deniesItsOwn({ concepts }: ReadMessage): boolean {
  return concepts.some(({ kind, denied }) => denied && kind !== "mark");
}

function says({ concepts }: ReadMessage, id: ConceptId | undefined, isDenied: boolean): boolean {
  return concepts.some(({ concept, denied }) => concept === id && denied === isDenied);
}

/** What an answer says of the things that the question names: "what does the air gauge read?" and then "nothing". */
export function mentionsOfAsked(
  question: ReadMessage,
  answer: ReadMessage,
  language: ChatLanguage,
): readonly Mention[] {
  if (!isShort(answer) || asksForTrouble(question)) return [];
  const things = question.concepts
    .filter(({ kind }) => kind === "part" || kind === "place")
    .map(({ from, to }) => question.text.slice(question.tokens[from]?.start, question.tokens[to]?.end));
  if (things.length === 0) return [];
  const words = `${[...new Set(things)].join(" ")} ${answer.text}`;
  return onlyTogether(question, words, answer, language).filter(({ denied }) => !denied);
}

const complaint = /complain|quej|жалоб|شكو/iu;

/** "Any complaints about the brakes?": a no says that all is well. */
export function asksForTrouble({ text, concepts }: ReadMessage): boolean {
  return complaint.test(text) || concepts.some(({ concept }) => concept === "problem");
}

/** "Thanks", "ok", "yes": nothing is named that could be a trouble of a truck. */
export function isOnlyTalk({ concepts }: ReadMessage): boolean {
  return concepts.every(
    ({ kind, concept, denied, subjects }) =>
      (kind === "topic" && !spokenFor.has(concept)) ||
      (kind === "mark" && !denials.has(concept)) ||
      (kind === "part" && denied) ||
      (concept === "fine" && subjects.length === 0),
  );
}

/** Whether a driver asks something. */
export function isQuestion(text: string): boolean {
  return /[?؟]/u.test(text);
}

/** "no hay", "I can't": a denial that names nothing itself. */
export function denies({ tokens, concepts }: ReadMessage): boolean {
  if (tokens.length > mostOfDenial || !concepts.some(({ concept }) => concept === "not")) return false;
  return concepts.every(({ concept }) => denials.has(concept));
}

/** "frenos": nothing but the name of a thing. */
function isName({ tokens, concepts }: ReadMessage): boolean {
  return (
    tokens.length <= mostOfName && concepts.every(({ kind }) => kind === "part" || kind === "place" || kind === "topic")
  );
}

function onlyTogether(before: ReadMessage, words: string, answer: ReadMessage, language: ChatLanguage): Mention[] {
  const alone = new Set([...mentionsOf(before, null), ...mentionsOf(answer, null)].map(keyOf));
  return mentionsOf(takeApart(words, language), null).filter((mention) => !alone.has(keyOf(mention)));
}

function keyOf({ symptom, denied, past, imagined }: Mention): string {
  return `${symptom} ${denied} ${past} ${imagined}`;
}
