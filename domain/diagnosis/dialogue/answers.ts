import { type Mention, mentionsOf } from "../classify/mentions.ts";
import type { ConceptId } from "../knowledge/concepts.ts";
import { type FollowUp, followUps } from "../knowledge/follow-up.ts";
import { type SymptomId, symptomOf } from "../knowledge/symptoms.ts";
import { patternOf } from "../languages/known.ts";
import type { ReadMessage } from "../parse/take-apart.ts";
import { asksForTrouble, denies, isQuestion } from "./across-turns.ts";
import { type Asked, asksForThing } from "./asked-question.ts";
import { affirm, deny, type Standings, tellsNothing } from "./standings.ts";

/** What a driver answers to a question of yes or no, with the words. */
export interface GivenAnswer {
  readonly says: "yes" | "no";
  readonly words: string;
}

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
  const count = countOfAmiss(message, asked);
  if (count !== null) return { says: count, words: message.text };
  const yes = says("yes") ?? (isEcho(message, asked) ? message.text : undefined);
  return yes === undefined || isStress(message, told) ? null : { says: "yes", words: yes };
}

const both = /(?<!\p{L})(?:both|amb[ao]s|l[ao]s dos|об[ае]|(?:ال)?[اإ]?[تث]نين|ال[تث]نتين|كلاهما|اثنينهم)(?!\p{L})/iu;
const mostOfEcho = 4;
const mostOfThing = 6;
const besideThing: ReadonlySet<ConceptId> = new Set(["guarded", "fuel_tank", "pressure", "tire", "truck"]);
const echoes: ReadonlySet<ConceptId> = new Set(["still_so", "every", "greeting", "usual"]);

/** "Steam, or the needle in the red?": "both"; "is it still smoking?": "still". */
function isEcho({ text, tokens, concepts }: ReadMessage, { asks, question }: Asked): boolean {
  if ((asks === null && question === null) || tokens.length > mostOfEcho || isQuestion(text)) return false;
  const goesOn = [concepts, asks?.concepts ?? []].every((said) => said.some(({ concept }) => concept === "still_so"));
  const saysMore = concepts.some(({ kind, concept }) => kind !== "mark" && !echoes.has(concept));
  return !saysMore && (goesOn || both.test(text));
}

const someOf =
  /^\W*(?:[1-9]|1\d|one|two|three|four|un[ao]|dos|tres|cuatro|одн\p{L}+|дв[ае]|три|четыре|واحد\p{L}?|ت?ث?نتين|ثلاث\p{L}?|تلات\p{L}?|[اأ]ربع\p{L}?)(?!\p{L}|\d)/iu;
const amiss: ReadonlySet<ConceptId> = new Set(["missing", "loose", "damaged"]);

/** "Are any lug nuts missing?", "How many studs are broken?": "3". */
function countOfAmiss({ text, tokens }: ReadMessage, { asks }: Asked): "yes" | "no" | null {
  const asksForAmiss = asks?.concepts.some(({ concept, denied }) => amiss.has(concept) && !denied) === true;
  if (!asksForAmiss || tokens.length > 2) return null;
  return someOf.test(text) ? "yes" : /^\W*(?:0|zero|cero|ноль|صفر)(?!\p{L}|\d)/iu.test(text) ? "no" : null;
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
  const { message, mentions, tellsOfTrouble } = place;
  const meant = given.says === "no" ? thingAskedAbout(asks) : null;
  if (meant !== null && (meant === "steer_tire" || isOldReading(standings, meant, message))) {
    deny(standings, meant);
    return;
  }
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

/** What a gauge showed before this message: "no, 5 now" reads it anew. */
function isOldReading(standings: Standings, symptom: SymptomId, { text }: ReadMessage): boolean {
  return (
    isMeasured(standings, symptom) &&
    standings.get(symptom)?.words.some((words) => /\d/u.test(words) && text.includes(words)) !== true
  );
}

/** Whether the driver's own words name a symptom, and not only a yes or a no. */
function isTold(standings: Standings, symptom: SymptomId): boolean {
  const known = standings.get(symptom);
  return known?.standing === true && known.by.size > 0;
}

const belowRed =
  /(?<!\p{L})(?:below|under|out of|debajo|abajo|fuera|ниже|вне|تحت|[أا]قل|خارج)(?!\p{L}).{0,20}(?:\bred|roj|красн|حمر)/iu;

/** "Is the needle below the red?": its no is the red. */
export function asksWhetherBelow({ text }: ReadMessage): boolean {
  return belowRed.test(text);
}

/** A plain yes or no to a question that is not one of ours speaks of what the question names. */
function confirm(standings: Standings, given: GivenAnswer, asks: ReadMessage): void {
  const named = ofTruck(mentionsOf(asks, null));
  if (asksWhetherBelow(asks)) {
    if (given.says === "no") affirm(standings, toldBy("overheat_severe", given));
    else deny(standings, "overheat_severe");
    return;
  }
  if (given.says === "yes") {
    for (const symptom of named) affirm(standings, toldBy(symptom, given));
    return;
  }
  for (const symptom of named) if (!isMeasured(standings, symptom)) deny(standings, symptom);
  for (const symptom of ofTruck(mentionsOf(turnedDown(asks), null)))
    if (!named.has(symptom)) affirm(standings, toldBy(symptom, given));
}

const troubleOf = {
  air: "low_air",
  oil: "oil_pressure_low",
  oil_pressure: "oil_pressure_low",
  steer_tire: "steer_tire",
} as const;
type Thing = keyof typeof troubleOf;

/** "Of air?" behind "40 pounds", "is it a steer tire?" behind "one blew": its trouble, where only the thing is asked for. */
export function thingAskedAbout(asks: ReadMessage | null): SymptomId | null {
  if (asks === null || asks.tokens.length > mostOfThing) return null;
  const named = asks.concepts.filter(({ kind }) => kind !== "mark" && kind !== "topic").map(({ concept }) => concept);
  const thing = (Object.keys(troubleOf) as Thing[]).find((one) => named.includes(one));
  const isAll = named.every((one) => one === thing || besideThing.has(one));
  return thing !== undefined && isAll ? troubleOf[thing] : null;
}

function ofTruck(mentions: readonly Mention[]): ReadonlySet<SymptomId> {
  const affirmed = mentions.filter(({ denied }) => !denied).map(({ symptom }) => symptom);
  return new Set(affirmed.filter((symptom) => !tellsNothing.has(symptom) && !wishes.has(symptom)));
}

function toldBy(symptom: SymptomId, { words }: GivenAnswer): Omit<Mention, "denied"> {
  return { symptom, words, past: false, imagined: false };
}

/**
 * A question as its no says it: "do the brakes work?" as "the brakes do not work". "Any problem with the brakes?", and what
 * the question itself denies ("no smoke?"), its no does not turn. A word that names a thing too ("тормоза") says something
 * only where no other does.
 */
function turnedDown(asks: ReadMessage): ReadMessage {
  if (asksForTrouble(asks)) return asks;
  // "Does it say STOP?" asks for a lamp and not whether the truck stops.
  const isWritten = /STOP|["“«]stop/u.test(asks.text);
  const isSaid = ({ kind, concept }: ReadMessage["concepts"][number]) =>
    (kind === "state" || kind === "event") && !(isWritten && concept === "stop");
  const parts = asks.concepts.filter(({ kind }) => kind === "part");
  const isName = (one: Stretch) => parts.some(({ from, to }) => from === one.from && to === one.to);
  const said = asks.concepts.filter(isSaid);
  const telling = said.filter((one) => !isName(one));
  const turned = new Set(telling.length > 0 ? telling : said.length > 0 ? said : asksForThing(asks) ? parts : []);
  return { ...asks, concepts: asks.concepts.map((one) => (turned.has(one) ? { ...one, denied: true } : one)) };
}
