import type { QuestionId } from "../knowledge/advice.ts";
import type { ConceptId } from "../knowledge/concepts.ts";
import { findAnswer } from "../languages/known.ts";
import type { WrittenCode } from "../parse/codes/written-code.ts";
import { ofAir, otherPressure } from "../parse/readings/other-pressures.ts";
import type { Asked } from "./asked-question.ts";
import { gaugeOfSymptom } from "./corrections.ts";
import type { Standings } from "./standings.ts";

/** What a conversation tells of which gauge a bare number is read off. */
export interface GaugeTalk {
  readonly asked: Asked;
  readonly codes: ReadonlyMap<string, WrittenCode>;
  readonly spokenOf: ReadonlySet<string>;
  readonly standings: Standings;
  /** The gauge that was asked for before. */
  readonly gauge: QuestionId | null;
  /** The gauge whose number was told last. */
  readonly lastGauge: QuestionId | null;
}

const saysOfAir = /psi|пси|ضغط/iu;
/** "كم الحرارة؟", which reads as a question of what is usual. */
const saysOfHeat = /حرار/u;
/** "What do the gauges read?", which are also the whole dash. */
const allGauges = /(?<!\p{L})(?:gauges?|needles?|agujas|man[oó]metros)(?!\p{L})/iu;
/** Questions that no number answers: one beside them is read off the gauge that the trouble is about. */
const withoutNumbers: ReadonlySet<QuestionId> = new Set([
  "brake_power",
  "coolant_puddle",
  "hot_smell",
  "hot_wheel_smoke",
  "lamp_colour",
  "safe_place",
  "where_smoke",
]);
const gauges: ReadonlySet<QuestionId> = new Set(Object.values(gaugeOfSymptom));
const mostWordsOfNumber = 6;
/** "100 yards off the road", "spot 112": a number of where somebody stands. */
const ofPlace =
  /(?<!\p{L})(?:yards?|yds?|met(?:er|re|ro)s?|mil\p{L}{1,3}|off|away|from|spot|space|row|lot|loves|pilot|ta|км?|м|метр\p{L}*|мил\p{L}|متر|ميل|كيلو)(?!\p{L})/iu;

/** The gauge of a bare number: the one that is asked for, or that goes on, or that the trouble is about. */
export function gaugeOf(talk: GaugeTalk, text: string): QuestionId | null {
  const { asked, gauge } = talk;
  const ofQuestion = gaugeAsked(talk);
  if (ofQuestion !== null && withoutNumbers.has(ofQuestion))
    return (isBareNumber(text) ? gaugeSpokenOf(talk) : null) ?? ofQuestion;
  return ofQuestion ?? (namesNothing(asked) ? gauge : null);
}

/** Which gauge a number of the answer is read off by what was asked. */
function gaugeAsked(talk: GaugeTalk): QuestionId | null {
  const { question, asks } = talk.asked;
  const { codes, spokenOf, standings } = talk;
  if (question === "temp_now" && asks !== null && standings.get("trans_hot")?.standing) return null;
  if (asks === null || (question !== null && question !== "air_gauges")) return question;
  const names = (...any: readonly ConceptId[]) => asks.concepts.some(({ concept }) => any.includes(concept));
  if (question === null && saysOfHeat.test(asks.text)) return "temp_now";
  const namesGauge = names("gauge") || allGauges.test(asks.text);
  if (question === null && !saysOfAir.test(asks.text) && !names("pressure") && !namesGauge) return null;
  const other = otherPressure(asks, [...codes.values()], spokenOf);
  if (other !== null) return other === "oil" ? "oil_pressure_ok" : null;
  return namesGauge ? (question ?? gaugeSpokenOf(talk)) : "air_gauges";
}

/** "What does the gauge read?": the one that was asked for or read last, else the one that the trouble is about. */
function gaugeSpokenOf({ standings, spokenOf, gauge, lastGauge }: GaugeTalk): QuestionId | null {
  if (gauge !== null && gauges.has(gauge)) return gauge;
  if (lastGauge !== null) return lastGauge;
  const told = [...standings].flatMap(([symptom, { standing }]) => (standing ? (gaugeOfSymptom[symptom] ?? []) : []));
  const [first] = told;
  if (first !== undefined) return told.every((one) => one === first) ? first : null;
  return [...ofAir].some((concept) => spokenOf.has(concept)) ? "air_gauges" : null;
}

/** "120 and 118, steady": hardly more than the number, and no place on a road. */
function isBareNumber(text: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  return /\d/u.test(text) && words.length <= mostWordsOfNumber && !saysPlace(text);
}

export function saysPlace(text: string): boolean {
  return ofPlace.test(text) || findAnswer("place", text) !== undefined;
}

/** A question that names no other thing ("to what?", "does it hold?") goes on with the gauge before. */
function namesNothing({ asks, question }: Asked): boolean {
  const isOfOther = ({ kind, concept }: { kind: string; concept: ConceptId }) =>
    (kind === "part" || kind === "place") && concept !== "gauge";
  return question === null && (asks === null || !asks.concepts.some(isOfOther));
}
