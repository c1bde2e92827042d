import type { Withdrawal } from "../classify/evidence.ts";
import type { Mention } from "../classify/mentions.ts";
import type { ConceptId } from "../knowledge/concepts.ts";
import { type SymptomId, symptomOf } from "../knowledge/symptoms.ts";
import type { ReadMessage } from "../parse/take-apart.ts";
import { isQuestion } from "./across-turns.ts";
import type { GivenAnswer } from "./answers.ts";
import { type Asked, asksForThing } from "./asked-question.ts";
import { neverBefore, ofAnother, ofAnotherDay, onlyAsked, repairedNow, retraction, whoseTruck } from "./retractions.ts";
import { tellsNothing } from "./standings.ts";

/** Questions whose no says nothing of the danger itself. */
const ofPlaces: ReadonlySet<string> = new Set(["safe_place", "place", "load_shifted"]);
/** More words than this tell of more than where a danger came from. */
const mostWords = 24;
const fewWords = 6;
const harmlessCauses: readonly ConceptId[] = ["innocent", "cigarette"];
/** "Has it stopped?", to which a no says that it goes on; "is anyone hurt?", which asks of no cause. */
const endsAndPeople: readonly ConceptId[] = ["ended", "fine", "fixed", "injury", "person"];
const trucks: readonly ConceptId[] = ["truck", "trailer"];
/** "From your tank?": "the one next to me". */
const yours =
  /(?<!\p{L})(?:yours?|sus?|tus?|suyo|ваш\p{L}*|тво\p{L}+|у (?:вас|тебя)|(?:شاحنت|تراك|ترك|تانك|خزان|عجلت|عجل)ك)(?!\p{L})/iu;
/** What is well again, or no more. */
export const wellAgain: readonly ConceptId[] = ["fine", "ended", "cool_down", "now", "cold", "hold"];

/**
 * What a message withdraws that tells of no danger itself: all of it was a joke, a film, a question; or the dangers were
 * another's, dust or a cigarette, or are over and repaired.
 */
export function withdraws(
  message: ReadMessage,
  mentions: readonly Mention[],
  { asks, question }: Asked,
  given: GivenAnswer | null,
  before: ReadMessage,
  spokenOf: ReadonlySet<string>,
): Withdrawal | null {
  if (isRepaired(message, mentions, asks, spokenOf)) return "dangers";
  if (mentions.some(tellsOfDanger)) return null;
  const saysNo = given?.says === "no";
  if (saysNo && asks !== null && whoseTruck().test(asks.text)) return "all";
  const plainly = saidPlainly(message.text, question, given);
  if (plainly !== null) return plainly;
  if (message.tokens.length > mostWords || (question !== null && ofPlaces.has(question))) return null;
  if (keepsDangers(asks, given)) return null;
  const named = new Set(message.concepts.filter(({ denied }) => !denied).map(({ concept }) => concept));
  const has = (...any: readonly ConceptId[]) => any.some((concept) => named.has(concept));
  const isOfTrucks = message.concepts.some(({ concept }) => trucks.includes(concept));
  const answersNo = saysNo || startsWithNo(message);
  // "Brakes burning?" and then "no, they are cold": nobody else asked.
  const isAnsweredByItself = asks === null && question === null && isQuestion(before.text) && saysNo;
  const isExplained =
    ((has(...harmlessCauses) || explainsAfterNo(message)) &&
      (has("explained") || answersNo || message.tokens.length <= fewWords)) ||
    (has("other") && (answersNo || has("explained")) && (isOfTrucks || isAskedOf(asks, trucks))) ||
    (has("other") && ((asks !== null && yours.test(asks.text)) || (has("mine") && has("fine", "empty"))));
  // "This is the code of my friend's truck": the code goes, too.
  if (has("other") && has("explained") && has("code") && !isQuestion(message.text)) return "all";
  const isOver =
    !isQuestion(message.text) &&
    ((has("past") && answersNo && !neverBefore().test(message.text)) ||
      (has("fixed") && (answersNo || has("explained", ...wellAgain))));
  return isExplained || isOver || isAnsweredByItself ? "dangers" : null;
}

/** What says that a repair did not help, or that it is still to come. */
const notHelped: ReadonlySet<ConceptId> = new Set(["still_so", "hypothetical", "need"]);
/** What a repair tells of beside what it repaired, and is none: "lugs torqued". */
const ofRepair: ReadonlySet<SymptomId> = new Set(["wheel_loose"]);
const shownWell: readonly ConceptId[] = ["fine", "hold", "ended", "cool_down", "nothing", "lug"];
/** What is named in a repair of many things. */
const ofAnyRepair: ReadonlySet<ConceptId> = new Set<ConceptId>([
  "air",
  "air_line",
  "dash",
  "gauge",
  "gear",
  "hose",
  "lamp",
  "lug",
  "module",
  "oil_pressure",
  "pressure",
  "temperature",
]);
const ofTires: ReadonlySet<string> = new Set(["tire", "steer_tire", "tread", "wheel", "burst", "flat"]);
const ofGauges: readonly ConceptId[] = ["air", "oil", "oil_pressure", "pressure", "temperature"];

/** "The mechanic swapped it, 120 steady": what was wrong is repaired, now, and something shows that it is well. */
function isRepaired(
  { text, concepts }: ReadMessage,
  mentions: readonly Mention[],
  asks: Asked["asks"],
  spokenOf: ReadonlySet<string>,
): boolean {
  if (!repairedNow().test(text) || ofAnotherDay.test(text)) return false;
  if (concepts.some(({ concept, denied }) => notHelped.has(concept) && !denied)) return false;
  if (mentions.some((mention) => tellsOfDanger(mention) && !ofRepair.has(mention.symptom))) return false;
  // "No brakes", "he changed the oil": something else was mended.
  const isOther = ({ concept, kind }: ReadMessage["concepts"][number]) =>
    kind === "part" &&
    !ofAnyRepair.has(concept) &&
    !spokenOf.has(concept) &&
    !(ofTires.has(concept) && [...ofTires].some((one) => spokenOf.has(one)));
  if (concepts.some(isOther)) return false;
  return (
    concepts.some(({ concept, denied }) => shownWell.includes(concept) && !denied) ||
    (/\d{2}/u.test(text) && ofGauges.some((gauge) => spokenOf.has(gauge))) ||
    isAskedOf(asks, endsAndPeople)
  );
}

/** "False alarm?" asks; who says yes to where he stands tells of his own truck. */
function saidPlainly(text: string, question: Asked["question"], given: GivenAnswer | null): Withdrawal | null {
  if (isQuestion(text)) return null;
  if (retraction().test(text)) return "all";
  if (question !== null && ofPlaces.has(question) && given?.says === "yes") return null;
  if (onlyAsked().test(text)) return "all";
  return ofAnother().test(text) ? "dangers" : null;
}

function tellsOfDanger({ symptom, denied, past, imagined }: Mention): boolean {
  return !denied && !past && !imagined && !tellsNothing.has(symptom) && isDanger(symptom);
}

function isDanger(symptom: SymptomId): boolean {
  return symptomOf(symptom).flag !== undefined;
}

/** "Is anyone hurt?", "has it stopped?", and a no to "do you have any brakes?": whatever is answered, the dangers stand. */
export function keepsDangers(asks: Asked["asks"], given: GivenAnswer | null): boolean {
  return isAskedOf(asks, endsAndPeople) || (given?.says === "no" && asks !== null && asksForThing(asks));
}

/** A no that stands by itself; "no es humo" denies the smoke. */
const noByItself = /^\P{L}*(?:(?:no|nah|нет|لا)(?:[,.!]| (?:no|нет|لا)(?!\p{L}))|no (?:it|that)['’]?s)/iu;

/** "No dust" to "smoke?", and "no no it's just rain": the no answers, and what comes behind "it's" is not denied by it. */
function explainsAfterNo(message: ReadMessage): boolean {
  const explained = message.concepts.find(({ concept }) => concept === "explained");
  const cause = message.concepts.find(({ concept }) => concept === "innocent");
  if (cause?.denied === true && cause.from <= 1 && startsWithNo(message)) return true;
  if (explained === undefined || cause === undefined || !noByItself.test(message.text)) return false;
  const isBetween = ({ concept, from }: { concept: ConceptId; from: number }) =>
    concept === "not" && from > explained.from && from < cause.from;
  return explained.from < cause.from && !message.concepts.some(isBetween);
}

function startsWithNo({ concepts }: ReadMessage): boolean {
  return concepts.some(({ concept, from }) => (concept === "no" || concept === "not") && from <= 1);
}

function isAskedOf(asks: ReadMessage | null, any: readonly ConceptId[]): boolean {
  return asks?.concepts.some(({ concept }) => any.includes(concept)) ?? false;
}
