import type { ChatLanguage } from "../../languages/languages.ts";
import { type QuestionId, questionIds } from "../facts/advice.ts";
import { type FollowUp, followUps } from "../facts/follow-up.ts";
import { type SymptomId, symptomOf } from "../facts/symptoms.ts";
import type { DialogueLine } from "../input.ts";
import type { ConceptId } from "../lexicon/concepts.ts";
import { type Mention, mentionsOf, type ReadMessage, takeApart } from "../reading/mentions.ts";
import { readable } from "../reading/tokens.ts";
import { knownSpeeches, patternOf } from "../speech/known.ts";
import { denies, isQuestion } from "./across-turns.ts";
import { affirm, deny, type Standings, tellsNothing } from "./standings.ts";
import { type AskedOfCodes, asksOfCodes } from "./told-codes.ts";

/** What the assistant asked last. */
export interface Asked {
  /** Which of the engine's questions it is, or comes nearest to. */
  readonly question: QuestionId | null;
  readonly ofCodes: AskedOfCodes;
  /** A question in other words than the engine's. */
  readonly asks: ReadMessage | null;
}

/** What a driver answers to a question of yes or no, with the words. */
export interface GivenAnswer {
  readonly says: "yes" | "no";
  readonly words: string;
}

export const nothingAsked: Asked = { question: null, ofCodes: asksOfCodes(""), asks: null };

const wishes: ReadonlySet<SymptomId> = new Set([
  "want_tow",
  "want_roadside",
  "want_parts",
  "account",
  "off_topic",
  "in_safe_place",
  "on_shoulder",
  "leak_unknown",
  "noise_unknown",
]);
/** What a question asks about, by its most telling words. */
const questionConcepts: readonly (readonly [QuestionId, readonly ConceptId[]])[] = [
  ["coolant_puddle", ["steam", "boil"]],
  ["where_smoke", ["smoke"]],
  ["cranks", ["crank", "starter"]],
  ["tire_position", ["tire", "steer_tire", "wheel"]],
  ["oil_pressure_ok", ["oil_pressure"]],
  ["air_gauges", ["air"]],
  ["dpf_flashing", ["dpf"]],
  ["lamp_colour", ["lamp", "red_lamp", "amber_lamp", "check_engine"]],
  ["temp_now", ["temperature"]],
  ["charging_volts", ["battery"]],
  ["leak_what", ["leak", "puddle", "fluid"]],
];
/** "What colour?", where only a lamp was spoken of. */
const colour = /colou?r|цвет|لون/iu;
const leaks: readonly ConceptId[] = ["leak", "puddle", "fluid"];
/** "Are you out of traffic?", to which a no is the danger. */
const outOfTraffic = patternOf(
  (of) =>
    new RegExp(
      String.raw`\b(?:out of|off|away from|clear of) (?:\w+ ){0,2}(?:road|traffic|lanes?|highway|way)\b|\bsafe (?:place|spot)|(?:parked|stopped) safely|are you safe|${of("outOfTraffic")}`,
      "iu",
    ),
);
/** "Do you have …", "is there any …". */
const having = patternOf((of) => new RegExp(String.raw`\b(?:have|got|there|any)\b|${of("having")}`, "iu"));

/** "Do you have any brakes?", to which a no is the danger. */
export function asksForThing({ text, concepts }: ReadMessage): boolean {
  return having().test(text) && concepts.some(({ kind }) => kind === "part");
}

/** What a line of the assistant asks. */
export function askedIn(line: DialogueLine, language: ChatLanguage, spokenOf: ReadonlySet<string>): Asked {
  const own = questionIn(line);
  const asks = own === null ? readQuestion(line, language) : null;
  return {
    question: own ?? (asks === null ? null : questionAbout(asks, spokenOf)),
    ofCodes:
      own !== null && ofGauges.has(own)
        ? nothingAsked.ofCodes
        : asksOfCodes(line.question ?? asks?.text ?? lastQuestion(line.content), line.content),
    asks,
  };
}

export const ofGauges: ReadonlySet<QuestionId> = new Set([
  "air_building",
  "air_gauges",
  "charging_volts",
  "oil_pressure_ok",
  "temp_now",
]);

/** "Not yet, let me look", "I do not know": nothing is answered. */
const unknown = patternOf(
  (of) =>
    new RegExp(
      String.raw`^\P{L}*(?:no\P{L}+)?(?:(?:not yet|no time|no i mean|i? ?(?:do ?n[o'’]?t|dont) (?:know|see|remember|understand)|(?:have ?n[o'’]?t|havent) (?:looked|checked)|(?:can ?n[o'’]?t|cant|cannot) (?:see|tell|look|check|read)|idk|dunno)(?!\p{L})|${of("unknown")})`,
      "iu",
    ),
);
/** "Ok", "thanks", "got it": what was said is taken, nothing is told. */
const agreed = patternOf(
  (of) =>
    new RegExp(
      String.raw`^\P{L}*(?:ok(?:ay)?|k|sure|alright|got it|will do|thanks?|thank you|thx|ty|${of("agreed")})(?!\p{L})`,
      "iu",
    ),
);
const mostOfAgreement = 5;

/** Whether a message only takes what was said: "ok thanks" to a question for the gauges is no reading of them. */
export function onlyAgrees({ text, tokens, concepts }: ReadMessage): boolean {
  return (
    tokens.length <= mostOfAgreement &&
    !/\d/u.test(text) &&
    agreed().test(text) &&
    concepts.every(
      ({ concept, kind, subjects }) =>
        kind === "mark" || kind === "topic" || (concept === "fine" && subjects.length === 0),
    )
  );
}

/** "I do not know": no half of what is said next. */
export function knowsNothing({ text }: ReadMessage): boolean {
  return unknown().test(text);
}

/** The yes or no of a message; "I can't", "won't" and the like are a no where something was asked. */
export function givenAnswer(
  message: ReadMessage,
  mentions: readonly Mention[],
  asked: Asked,
  told: ReadMessage | null = null,
): GivenAnswer | null {
  if (knowsNothing(message)) return null;
  const says = (id: "yes" | "no") =>
    message.concepts.some((mention) => mention.concept === id && !isPartOfMore(mention, message))
      ? mentions.find((mention) => mention.symptom === id && !mention.denied)?.words
      : undefined;
  const no = says("no") ?? (asked.asks !== null && denies(message) ? message.text : undefined);
  if (no !== undefined) return { says: "no", words: no };
  const yes = says("yes");
  return yes === undefined || isStress(message, told) ? null : { says: "yes", words: yes };
}

/** "203 точно", and "точно вправо" of what pulls to the right: a driver stands by what he told and answers nothing. */
function isStress({ text, tokens, concepts }: ReadMessage, told: ReadMessage | null): boolean {
  const more = concepts.filter(({ concept, kind }) => kind !== "mark" && !saidInAnswers.has(concept));
  const isRepeated = ({ from }: Stretch) => told?.tokens.some(({ word }) => word === tokens[from]?.word) === true;
  return /^\W*\d/u.test(text) || (more.length > 0 && more.every(isRepeated));
}

/** "No idea what to do", "no fire", "огня нет", "код есть": the word belongs to what is said and answers nothing. */
function isPartOfMore({ from, to }: ReadMessage["concepts"][number], { tokens, concepts }: ReadMessage): boolean {
  const isThing = ({ kind, concept }: ReadMessage["concepts"][number]) =>
    kind !== "mark" && !saidInAnswers.has(concept);
  return concepts.some(
    (other) =>
      ((other.kind === "mark" || other.concept === "usual") && covers(other, { from, to })) ||
      (isThing(other) && other.to === from - 1 && tokens[other.to]?.clause === tokens[from]?.clause) ||
      (isThing(other) &&
        other.denied &&
        other.from > to &&
        other.from - to <= 2 &&
        tokens[other.from]?.clause === tokens[to]?.clause),
  );
}

/** "ничего не горит": a turn of phrase that the word stands in. */
function covers(phrase: Stretch, word: Stretch): boolean {
  return phrase.from <= word.from && phrase.to >= word.to && phrase.to - phrase.from > word.to - word.from;
}

type Stretch = Pick<ReadMessage["concepts"][number], "from" | "to">;

const saidInAnswers: ReadonlySet<ConceptId> = new Set(["yes", "no", "greeting", "nothing", "asking", "usual"]);

/** "No, don't worry": how a yes or no stands in its message. */
interface AnswerPlace {
  readonly message: ReadMessage;
  readonly mentions: readonly Mention[];
  /** "No, it's on start up only", "да горит", "yes 1203": what follows speaks of the trouble, not of the place. */
  readonly tellsOfTrouble: boolean;
}

/** Takes in what a yes or no says of what was asked; "yes, but the trailer is in the lane" names the lane all the same. */
export function takeIn(standings: Standings, { question, asks }: Asked, given: GivenAnswer, place: AnswerPlace): void {
  const { mentions, tellsOfTrouble } = place;
  const followUp = question === null ? undefined : followUps[question];
  if (followUp !== undefined) {
    const opposite = given.says === "no" ? followUp.yes : followUp.no;
    const isNamed = (symptom: SymptomId) => mentions.some((item) => item.symptom === symptom && !item.denied);
    // "No, don't worry, I am on the shoulder": what is named counts more than the bare word.
    const isSettled = (followUp.settledBy ?? []).some((symptom) => isNamed(symptom) || isMeasured(standings, symptom));
    const isOfTrouble = question === "safe_place" && tellsOfTrouble;
    if (!isSettled && !isOfTrouble && !speaksOfOther(followUp, given, place))
      for (const symptom of followUp[given.says] ?? []) affirm(standings, toldBy(symptom, given));
    // "No smell" behind "the clutch slips" answers the question and leaves what was told.
    const isOwn = (symptom: SymptomId) =>
      isTold(standings, symptom) && symptomOf(symptom).flag === undefined && !followUp.settledBy?.includes(symptom);
    for (const symptom of opposite ?? [])
      if (!isNamed(symptom) && !isMeasured(standings, symptom) && !isOwn(symptom)) deny(standings, symptom);
  }
  if (asks !== null && followUp?.[given.says] === undefined) confirm(standings, given, asks);
}

/** "Yes it stops ok" to "does a wheel smoke?": it is said of something else that it is well. */
function speaksOfOther(
  { yes = [], onlyBare, notOf = [] }: FollowUp,
  { says }: GivenAnswer,
  { message: { concepts }, mentions }: AnswerPlace,
): boolean {
  if (onlyBare === says)
    return concepts.some(({ kind, concept }) => kind !== "mark" && kind !== "topic" && concept !== "truck");
  const named = mentions.flatMap(({ symptom, denied }) => (denied ? [] : [symptom]));
  if (says === "no" || named.some((symptom) => yes.includes(symptom))) return false;
  return named.some((symptom) => symptom.endsWith("_ok")) || concepts.some(({ concept }) => notOf.includes(concept));
}

/** What a gauge shows: "nope" to a question for steam takes back no heat that was read. */
function isMeasured(standings: Standings, symptom: SymptomId): boolean {
  return standings.get(symptom)?.measured === true;
}

/** Whether the driver's own words name a symptom, and not only a yes or a no. */
function isTold(standings: Standings, symptom: SymptomId): boolean {
  const known = standings.get(symptom);
  return known?.standing === true && known.by.size > 0;
}

/** A plain yes or no to a question that is not one of ours speaks of what the question names. */
function confirm(standings: Standings, given: GivenAnswer, asks: ReadMessage): void {
  const named = ofTruck(mentionsOf(asks, null));
  if (given.says === "yes") {
    for (const symptom of named) affirm(standings, toldBy(symptom, given));
    return;
  }
  for (const symptom of named) if (!isMeasured(standings, symptom)) deny(standings, symptom);
  for (const symptom of ofTruck(mentionsOf(turnedDown(asks), null)))
    if (!named.has(symptom)) affirm(standings, toldBy(symptom, given));
}

function ofTruck(mentions: readonly Mention[]): ReadonlySet<SymptomId> {
  const affirmed = mentions.filter(({ denied }) => !denied).map(({ symptom }) => symptom);
  return new Set(affirmed.filter((symptom) => !tellsNothing.has(symptom) && !wishes.has(symptom)));
}

function toldBy(symptom: SymptomId, { words }: GivenAnswer): Omit<Mention, "denied"> {
  return { symptom, words, past: false, imagined: false };
}

/** A question as its no says it: "do the brakes work?" as "the brakes do not work". */
function turnedDown(asks: ReadMessage): ReadMessage {
  const isSaid = ({ kind }: ReadMessage["concepts"][number]) => kind === "state" || kind === "event";
  const isOfHaving = !asks.concepts.some(isSaid) && having().test(asks.text);
  const concepts = asks.concepts.map((one) =>
    isSaid(one) || (isOfHaving && one.kind === "part") ? { ...one, denied: !one.denied } : one,
  );
  return { ...asks, concepts };
}

/** What the built-in assistant says when it asks nothing: as before, an offer, the Account page. */
const ownReply = patternOf(
  (of) =>
    new RegExp(
      `human support|as before:|not know for certain|breakdowns only|the Account page|${of("ownReply")}`,
      "iu",
    ),
);
const listItem = /^\s*(?:[•·*–-]|\d{1,2}[.)])\s.*$/gmu;
const heading = /^[^\n]*:[^\S\n]*$/gmu;

/**
 * The last question of what the assistant said, taken apart; where it only bids ("check the nuts"), its last sentence.
 * One that names no thing ("are all there?") with the sentence before it. Null where it is a reply that asks nothing.
 */
function readQuestion({ content }: DialogueLine, language: ChatLanguage): ReadMessage | null {
  // Checks and parts of a list are no questions to be answered.
  const text = readable(content.replace(listItem, "").replace(heading, "")).trim();
  const question = lastQuestion(text);
  if (question === "") return null;
  if (!isQuestion(question) && (ownReply().test(content) || text !== readable(content).trim())) return null;
  const asks = takeApart(question, language);
  const before = text.slice(0, text.lastIndexOf(question)).match(/[^.!?؟\n]{1,200}[.!]?\s*$/u)?.[0] ?? "";
  const isOfThing = asks.concepts.some(({ kind }) => kind !== "mark" && kind !== "topic");
  return isOfThing || before === "" ? asks : takeApart(`${before.replace(/[.!\s]+$/u, "")} ${question}`, language);
}

function lastQuestion(text: string): string {
  return text.match(/[^.!?؟\n]{1,300}[?؟]/gu)?.at(-1) ?? text.match(/[^.!\n]{1,300}/gu)?.at(-1) ?? "";
}

/** Which of our questions another wording comes nearest to. */
function questionAbout({ concepts, text }: ReadMessage, spokenOf: ReadonlySet<string>): QuestionId | null {
  if (outOfTraffic().test(text)) return "safe_place";
  const named = new Set<string>(concepts.map(({ concept }) => concept));
  const isLampSpokenOf = ["lamp", "check_engine", "lit"].some((concept) => spokenOf.has(concept));
  if (named.size < 3 && isLampSpokenOf && colour.test(text)) return "lamp_colour";
  const isLeakSpokenOf = leaks.some((concept) => named.has(concept) || (named.size < 3 && spokenOf.has(concept)));
  if (isLeakSpokenOf && colour.test(text)) return "leak_what";
  if (named.has("exhaust") && (named.has("hood") || named.has("wheel") || named.has("cab"))) return "where_smoke";
  return questionConcepts.find(([, any]) => any.some((concept) => named.has(concept)))?.[0] ?? null;
}

/** Which of the engine's questions a line of the assistant asks; null for none. */
export function questionIn(line: DialogueLine): QuestionId | null {
  const said = line.question ?? line.content;
  for (const { wording } of knownSpeeches()) {
    for (const id of questionIds) if (said.includes(wording.questions[id])) return id;
  }
  return null;
}
