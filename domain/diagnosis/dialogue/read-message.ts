import type { ChatLanguage } from "../../languages/languages.ts";
import type { Withdrawal } from "../classify/evidence.ts";
import { type Mention, mentionsOf } from "../classify/mentions.ts";
import type { QuestionId } from "../knowledge/advice.ts";
import type { ConceptId } from "../knowledge/concepts.ts";
import { followUps } from "../knowledge/follow-up.ts";
import { dangersToPeople } from "../knowledge/safety-steps.ts";
import { type SymptomId, symptomOf } from "../knowledge/symptoms.ts";
import { codesOfFrame, readCodes, withoutCodes } from "../parse/codes/codes.ts";
import { type Dm1, readDm1 } from "../parse/codes/dm1.ts";
import { standingCodes } from "../parse/codes/standing-codes.ts";
import type { WrittenCode } from "../parse/codes/written-code.ts";
import { readReadings } from "../parse/readings/readings.ts";
import { type ReadMessage, takeApart } from "../parse/take-apart.ts";
import { denies, isShort, joined, mentionsAcross, mentionsOfAsked } from "./across-turns.ts";
import { asksWhetherBelow, type GivenAnswer, givenAnswer, knowsNothing, onlyAgrees, takeIn } from "./answers.ts";
import { type Asked, nothingAsked } from "./asked-question.ts";
import { codesIn, namesOther } from "./codes-across.ts";
import { takeCorrection } from "./corrections.ts";
import { readsNoGauge } from "./gauge-answers.ts";
import { saysPlace } from "./gauges.ts";
import { explainsLamp } from "./harmless-lamps.ts";
import { sizeTold } from "./leak-size.ts";
import { readAcross, showsBothTanks, withNumberBefore, withThingAsked } from "./numbers-across.ts";
import { withoutOtherThing } from "./other-thing.ts";
import { withoutOtherVehicle } from "./other-vehicle.ts";
import { affirm, dangersIn, deny, type Standings, tell } from "./standings.ts";
import { tellCodes } from "./told-codes.ts";
import { keepsDangers, withdraws } from "./withdrawals.ts";

const mostOfNone = 4;
/** "Nothing of the kind", "нет ничего такого". */
const saidOfNone: ReadonlySet<ConceptId> = new Set(["nothing", "no", "usual", "unsure"]);

const bareAnswer: ReadonlySet<ConceptId> = new Set(["no", "not", "yes", "nothing"]);

/** "Trying to get to the shoulder", "до обочины метров сто": it is not there yet. */
const towards = /(?<!\p{L})(?:to|reach|away|towards?|hasta|до|к|إلى|الى|لل\p{L}+|باقي)(?!\p{L})/iu;

const saysNo = /^\P{L}*(?:no(?:pe)?|нет|не|لا|مو|مش)(?!\p{L})/iu;

/** What a driver wrote before, in one piece or in several. */
export interface Told {
  readonly message: ReadMessage;
  /** Nothing was asked since: the next message goes on with this one. */
  readonly goesOn: boolean;
}

/** A message that was taken in. */
export interface Heard {
  readonly message: ReadMessage;
  readonly withdrawn: Withdrawal | null;
  readonly keepsDangers: boolean;
  readonly saysNo: boolean;
  /** It says of a danger that it is none: "from the stack", to where the smoke comes from. */
  readonly clears: boolean;
  /** A gauge shows that the air or the oil's pressure which was told to be low is up. */
  readonly isRefuted: boolean;
}

/** Where in a conversation a message stands. */
export interface Place {
  readonly asked: Asked;
  readonly told: Told | null;
  /** Which gauge a bare number is read off. */
  readonly gauge: QuestionId | null;
  /** The gauge whose number the message corrects. */
  readonly corrected: QuestionId | null;
  /** What was spoken of before. */
  readonly spokenOf: ReadonlySet<string>;
}

/** Takes in what one message says, denies, answers and measures. */
export function readMessage(
  text: string,
  language: ChatLanguage,
  { asked, told, gauge, corrected, spokenOf }: Place,
  standings: Standings,
  codes: Map<string, WrittenCode>,
): Heard {
  const frames = readDm1(text);
  const written = withoutFrames(text, frames);
  const message = takeApart(asked === nothingAsked ? written : withNoApart(written), language);
  const answersNothing = onlyAgrees(message) || readsNoGauge(message, asked);
  const inside = mentionsOf(message, answersNothing ? null : asked.question);
  const talk = { question: asked.question, spokenOf, standings };
  const mentions =
    told === null ? inside : withoutOtherThing(withoutOtherVehicle(inside, message, spokenOf), message, talk);
  const given = readsNoGauge(message, asked) ? null : givenAnswer(message, mentions, asked, told?.message ?? null);
  const whole =
    told !== null && isShort(told.message) && isShort(message)
      ? takeApart(joined(told.message, message), language)
      : null;
  const stood = dangersIn(standings);
  const across = acrossTurns(message, asked, told, given, language);
  // "All is well" beside the gauges says nothing of the brakes that were told before.
  const isSettled = asked.question !== null && mentions.some(isWell);
  tell(standings, isSettled ? across.filter((mention) => !mention.denied && !isWell(mention)) : across);
  const withdrawn =
    told === null
      ? null
      : explainsLamp(message, standings)
        ? "dangers"
        : withdraws(message, mentions, asked, given, told.message, spokenOf);
  if (withdrawn !== null) forget(withdrawn, standings, codes);
  const isSized = sizeTold(message, mentions, stood, spokenOf, standings);
  // "They put a new one on, lugs torqued".
  tell(standings, withdrawn === "dangers" ? mentions.filter(({ symptom }) => symptom !== "wheel_loose") : mentions);
  const codesHere = codesIn(message, whole, { asked, told });
  const known = [...codes.values(), ...codesHere.codes];
  const rest = withoutCodes(written, codesHere.codes);
  const plain =
    withNumberBefore(told?.message ?? null, message, language) ??
    (given?.says === "yes" ? withThingAsked(told?.message ?? null, asked.asks, language) : null) ??
    ({
      ...message,
      text: corrected === null ? rest : takeCorrection(rest, corrected, standings),
    } satisfies ReadMessage);
  // "One ten zero" to the question for a code is no gauge's.
  const isSpokenCode = codesHere.codes.length > 0 && !/\d/u.test(written);
  const isOfBothTanks = told !== null && asked.question !== "place" && showsBothTanks(told.message, plain);
  const readings = isSpokenCode ? [] : readReadings(plain, isOfBothTanks ? "air_gauges" : gauge, known, spokenOf);
  const ofWhole =
    whole === null ||
    readings.length > 0 ||
    isSpokenCode ||
    (asked.question === "safe_place" && saysPlace(message.text))
      ? []
      : readAcross(whole, message, codesHere.codes, known, spokenOf);
  const { isRefuted } = takeReadings(standings, [...readings, ...ofWhole], stood);
  // What fell and stands high enough is lost slowly.
  if (isOfBothTanks && isRefuted && told.message.concepts.some(falls))
    affirm(standings, { symptom: "air_leak", words: told.message.text, past: false, imagined: false });
  for (const frame of frames) for (const symptom of lampsOf(frame)) affirm(standings, said(symptom, text, frame), true);
  const all = [
    ...frames.flatMap((frame) => codesOfFrame(frame, text)),
    ...standingCodes(codesHere.codes, codesHere.within),
  ];
  const isOut = all.length === 0 && !asked.ofCodes.fmi && saysNo.test(message.text);
  if (isOut) for (const { spn, fmi } of asked.ofCodes.named) codes.delete(`${spn}/${fmi}`);
  if (
    told !== null &&
    all.length === 0 &&
    (namesOther(message.text) || (asked.ofCodes.isWhether && saysNo.test(message.text)))
  )
    for (const { spn, fmi } of readCodes(told.message.text, true)) codes.delete(`${spn}/${fmi}`);
  tellCodes(codes, all, written, asked.ofCodes, given?.says === "yes" && isPlainYes(message));
  if (given !== null) takeIn(standings, asked, given, { message, mentions, tellsOfTrouble: tellsOfTrouble(message) });
  const isOff = stood.includes("live_lane") && standsOffTheLane(mentions) && !towards.test(written);
  if (isOff) deny(standings, "live_lane");
  const clears = isOff || mentions.some(({ symptom, denied }) => denied && stood.includes(symptom));
  return {
    message,
    withdrawn,
    keepsDangers: told !== null && keepsDangers(asked.asks, given),
    saysNo: given?.says === "no",
    clears: clears || isRefuted || isSized,
    isRefuted,
  };
}

/** "No on the shoulder", "no just leak", "لا يوقف مضبوط": the no answers, and what stands behind it is not denied. */
function withNoApart(text: string): string {
  return text.replace(
    /^(\W*(?:no|нет|لا))\s(?=(?:on|at|en|just|only|solo|sólo|на|только|просто|في|على|بس)\s|(?<=لا\s)\p{L}+\s(?:مضبوط|تمام|عادي|زين|منيح|كويس|طبيعي)(?!\p{L}))/iu,
    "$1,",
  );
}

/** "Yes but the second number is 5" confirms no code. */
function isPlainYes({ text, concepts }: ReadMessage): boolean {
  return !/\d/u.test(text) && !concepts.some(({ concept }) => concept === "contrast" || concept === "not");
}

function falls({ concept, denied }: ReadMessage["concepts"][number]): boolean {
  return (concept === "drop" || concept === "lose") && !denied;
}

/**
 * A slow loss, and a gauge that shows enough, take a low air back; oil that is at its pressure takes back the low one that
 * `stood` before.
 */
function takeReadings(
  standings: Standings,
  readings: ReturnType<typeof readReadings>,
  stood: readonly string[],
): { isRefuted: boolean } {
  const shown = readings.filter(({ past, imagined }) => !past && !imagined);
  const shows = (id: SymptomId) => shown.some(({ symptom }) => symptom === id);
  const isEnough = (id: SymptomId) => shown.some((reading) => reading.symptom === id && reading.isEnough);
  const wasOil = stood.includes("oil_pressure_low") || stood.includes("oil_pouring");
  const isOilUp = shows("oil_ok") && !shows("oil_pressure_low") && (wasOil || isEnough("oil_ok"));
  if (isOilUp) deny(standings, "oil_pressure_low");
  const isLow = readings.some(({ symptom }) => symptom === "low_air");
  const isSlowLoss = readings.some(({ symptom }) => symptom === "air_leak");
  const isUp = shows("air_ok") || isEnough("air_slow");
  const isRefuted = isUp && !isLow && standings.get("low_air")?.standing === true;
  if (isUp || (isSlowLoss && !isLow)) deny(standings, "low_air");
  // "It stops building at 97": what builds is not well.
  if (shows("air_slow")) deny(standings, "air_ok");
  for (const reading of readings) affirm(standings, reading, true);
  return { isRefuted: isRefuted || isOilUp };
}

function forget(withdrawn: Withdrawal, standings: Standings, codes: Map<string, WrittenCode>): void {
  for (const [symptom, standing] of standings) {
    const { flag } = symptomOf(symptom);
    if (withdrawn === "dangers" && (flag === undefined || dangersToPeople.has(flag))) continue;
    standing.current = false;
    standing.measured = false;
  }
  if (withdrawn === "all") codes.clear();
}

function isWell({ symptom, denied }: Mention): boolean {
  return symptom.endsWith("_ok") && !denied;
}

function tellsOfTrouble({ concepts }: ReadMessage): boolean {
  return concepts.some(
    ({ kind, concept, denied }) =>
      !denied &&
      (kind === "state" || kind === "event" || kind === "part" || concept === "self_test") &&
      concept !== "stuck",
  );
}

/** "It died in the lane" and then "I-10 mile 240, on the shoulder": it is out of the lane by now. */
function standsOffTheLane(mentions: readonly Mention[]): boolean {
  const tells = (id: SymptomId) =>
    mentions.some(({ symptom, denied, past, imagined }) => symptom === id && !denied && !past && !imagined);
  return (tells("on_shoulder") || tells("in_safe_place")) && !tells("live_lane");
}

/** What a message says only together with what stands before it. */
function acrossTurns(
  message: ReadMessage,
  { asks, question }: Asked,
  told: Told | null,
  given: GivenAnswer | null,
  language: ChatLanguage,
): readonly Mention[] {
  // "Ninguna", "none": neither of the dangers that were asked for.
  const isNone = question !== null && followUps[question]?.yes !== undefined && saysOnlyNothing(message);
  const isAnswer = question !== null || (asks !== null && (!denies(message) || asksWhetherBelow(asks)));
  const isAnswered = isNone || (given?.says === "no" && isAnswer);
  return [
    ...(told === null || isAnswered || knowsNothing(told.message) || isDone(told)
      ? []
      : mentionsAcross(told.message, message, language).filter((one) => !isForGauge(one, message))),
    ...(asks === null || isAnswered ? [] : mentionsOfAsked(asks, message, language)),
  ];
}

/** "Does it move?" "No." "Where are you?" "Shoulder": an answer that another question follows says no more. */
function isDone({ message, goesOn }: Told): boolean {
  return !goesOn && message.concepts.length > 0 && message.concepts.every(({ concept }) => bareAnswer.has(concept));
}

/** "Low pressure", "of what?", "the oil, 45": what the gauge shows decides. */
function isForGauge({ symptom }: Mention, { text }: ReadMessage): boolean {
  return (symptom === "oil_pressure_low" || symptom === "low_air") && /\d/u.test(text);
}

function saysOnlyNothing({ tokens, concepts }: ReadMessage): boolean {
  return (
    tokens.length <= mostOfNone &&
    concepts.some(({ concept }) => concept === "nothing") &&
    concepts.every(({ concept, kind }) => kind === "mark" || saidOfNone.has(concept))
  );
}

/** The text with its frames blanked out, so that no byte is read as a number. */
function withoutFrames(text: string, frames: readonly Dm1[]): string {
  return frames.reduce((rest, { from, to }) => rest.slice(0, from) + " ".repeat(to - from) + rest.slice(to), text);
}

function lampsOf({ lamps }: Dm1): readonly SymptomId[] {
  return [
    ...(lamps.stop === "off" ? [] : (["red_stop_lamp"] as const)),
    ...(lamps.warning === "off" && lamps.protect === "off" ? [] : (["warning_named"] as const)),
    ...(lamps.mil === "off" ? [] : (["check_engine"] as const)),
  ];
}

function said(symptom: SymptomId, text: string, { from, to }: Dm1): Mention {
  return { symptom, words: text.slice(from, to), denied: false, past: false, imagined: false };
}
