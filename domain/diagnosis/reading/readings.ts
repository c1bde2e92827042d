import type { QuestionId } from "../facts/advice.ts";
import type { SymptomId } from "../facts/symptoms.ts";

/** What a reading with a unit says, with the driver's words. */
export interface Reading {
  readonly symptom: SymptomId;
  readonly words: string;
}

type Kind = "air" | "oil" | "coolant" | "volts";

const unit =
  /(?<![\d.,/$])(\d{1,3}(?:\.\d{1,2})?)\s?(psi|pounds|lbs|bar|volts?|v|°\s?f|°\s?c|degrees?(?:\s(?:f|c|fahrenheit|celsius))?|f|c|deg)?(?![\w/%])/giu;
const subjects: readonly (readonly [Kind | "other", RegExp])[] = [
  [
    "other",
    /\b(?:tires?|boost|rail|fuel|steer|drive|trailer tire|outside|mph|speed|mile|miles|exit|rpm|oil temp|trans\w*)\b/iu,
  ],
  ["oil", /\boil\b/iu],
  ["air", /\b(?:air|primary|secondary|tanks?|brakes?|brake pressure|buzzer|needles|both gauges)\b/iu],
  ["coolant", /\b(?:temp\w*|coolant|water|engine|gauge|running|hot|overheat\w*)\b/iu],
  ["volts", /\b(?:volt\w*|batter\w*|alternator|charging)\b/iu],
];
const airRead = /\b(?:air|psi|needles|both gauges)\b/iu;
const warmth = /\b(?:temp\w*|coolant|hot|overheat\w*)\b/iu;
const asks: Readonly<Partial<Record<QuestionId, Kind>>> = {
  air_gauges: "air",
  air_building: "air",
  temp_now: "coolant",
  charging_volts: "volts",
  oil_pressure_ok: "oil",
};
const before = 48;
/** A number without a unit counts only where it is read off something. */
const readOff =
  /\b(?:at|reads?|reading|shows?|showing|to|hit|hits|says|past|above|below|is|was)\s(?:only\s|about\s|around\s)?$/iu;
const leastBareHeat = 200;

/**
 * Readings of air and oil pressure (psi or bar), coolant temperature (°F or °C) and volts, judged by the fact file:
 * air warns below 60 psi; steady 220 °F and more is too hot; a running engine charges at 13.5 to 14.5 V.
 */
export function readReadings(text: string, asked: QuestionId | null): Reading[] {
  const expected = asked === null ? undefined : asks[asked];
  const found: Reading[] = [];
  for (const match of text.matchAll(unit)) {
    const kind = kindOf(text, match, expected);
    const symptom = kind === null ? null : judge(kind, Number(match[1]), (match[2] ?? "").toLowerCase());
    if (symptom !== null) found.push({ symptom, words: match[0].trim() });
  }
  return found;
}

function kindOf(text: string, match: RegExpExecArray, expected: Kind | undefined): Kind | null {
  const written = (match[2] ?? "").toLowerCase();
  const start = Math.max(
    0,
    match.index - before,
    text.lastIndexOf(".", match.index - 1),
    text.lastIndexOf(",", match.index - 1),
  );
  const context = text.slice(start, match.index + match[0].length + 24);
  if (/^v/u.test(written)) return "volts";
  const pressure = /^(?:psi|pounds|lbs|bar)$/u.test(written);
  const heat = /^(?:°|deg|f$|c$)/u.test(written);
  const bare = written === "" && expected === undefined;
  if (bare && (!readOff.test(text.slice(start, match.index)) || hasOtherUnit(text, match))) return null;
  if (!pressure && !heat && !bare) return expected ?? null;
  for (const [kind, words] of subjects) {
    if (!words.test(context)) continue;
    if (kind === "other") return null;
    if (pressure && (kind === "air" || kind === "oil")) return kind;
    if (bare && kind === "air") return airRead.test(context) && !warmth.test(context) ? kind : null;
    if (bare && kind === "oil") return /\bpressure\b/iu.test(context) ? kind : null;
    if (heat && kind === "coolant") return kind;
    if (bare && kind === "coolant") return Number(match[1]) >= leastBareHeat && warmth.test(context) ? kind : null;
    if (bare && kind === "volts") return kind;
  }
  return expected ?? null;
}

/** "at 40 mph", "at 40 miles": some other unit follows. */
function hasOtherUnit(text: string, match: RegExpExecArray): boolean {
  return /^\s?(?:mph|mi|miles|k|rpm|%|am|pm|min|hours?|gal|lbs|feet|ft|years?|days?|percent|grade|times)\b/iu.test(
    text.slice(match.index + match[0].length),
  );
}

function judge(kind: Kind, value: number, written: string): SymptomId | null {
  switch (kind) {
    case "air": {
      const psi = written === "bar" ? value * 14.5 : value;
      if (psi > 180) return null;
      if (psi < 60) return "low_air";
      return psi < 90 ? "air_slow" : "air_ok";
    }
    case "oil": {
      const psi = written === "bar" ? value * 14.5 : value;
      return psi < 10 ? "oil_pressure_low" : null;
    }
    case "coolant": {
      const isCelsius = written.includes("c") || (!written.includes("f") && value <= 130 && value >= 100);
      const fahrenheit = isCelsius ? value * 1.8 + 32 : value;
      if (fahrenheit < 218 || fahrenheit > 400) return null;
      return fahrenheit >= 235 ? "overheat_severe" : "overheat";
    }
    case "volts":
      if (value < 8 || value > 18) return null;
      return value < 12.8 || value > 15.2 ? "not_charging" : null;
  }
}
