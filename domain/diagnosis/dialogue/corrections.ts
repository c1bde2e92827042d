import type { QuestionId } from "../knowledge/advice.ts";
import type { SymptomId } from "../knowledge/symptoms.ts";
import { patternOf } from "../languages/known.ts";
import { deny, type Standings } from "./standings.ts";

/** Which question asks for the gauge that tells a symptom. */
export const gaugeOfSymptom: Readonly<Partial<Record<SymptomId, QuestionId>>> = {
  air_ok: "air_gauges",
  air_slow: "air_gauges",
  low_air: "air_gauges",
  oil_ok: "oil_pressure_ok",
  oil_pressure_low: "oil_pressure_ok",
  heat_ok: "temp_now",
  overheat: "temp_now",
  overheat_severe: "temp_now",
  charge_ok: "charging_volts",
  not_charging: "charging_volts",
  charge_high: "charging_volts",
};
/** "Typo", "I meant 45". */
const corrects = patternOf(
  (of) =>
    new RegExp(String.raw`(?<!\p{L})(?:typo|meant|misread|mistake|my bad|sorry|make that|${of("corrects")})`, "iu"),
);
/** "45, not 5": the number that is taken back. */
const takenBack = /(?<=\d\D{0,12})(?<!\p{L})(?:not|no|не|مو|مش|ليس)\s+\d{1,3}(?!\d)/giu;

/** Symptoms that a gauge told. */
export function measuredIn(standings: Standings): readonly SymptomId[] {
  return [...standings].filter(([, { standing, measured }]) => standing && measured).map(([symptom]) => symptom);
}

/** The gauge that was read since; none where several were. */
export function gaugeRead(standings: Standings, before: readonly SymptomId[]): QuestionId | null {
  const gauges = new Set(
    measuredIn(standings).flatMap((symptom) => (before.includes(symptom) ? [] : (gaugeOfSymptom[symptom] ?? []))),
  );
  const [only] = gauges;
  return only !== undefined && gauges.size === 1 ? only : null;
}

/** Whether a message corrects a number that was told before. */
export function correctsNumber(text: string): boolean {
  return /\d/u.test(text) && (corrects().test(text) || text.search(takenBack) >= 0);
}

/** A message that corrects a number: what the gauge told before is taken back, and the wrong number is left out. */
export function takeCorrection(text: string, gauge: QuestionId, standings: Standings): string {
  for (const symptom of measuredIn(standings)) if (gaugeOfSymptom[symptom] === gauge) deny(standings, symptom);
  return text.replace(takenBack, (found) => " ".repeat(found.length));
}
