import type { ConceptId } from "../../knowledge/concepts.ts";
import type { SymptomId } from "../../knowledge/symptoms.ts";
import { patternOf } from "../../languages/known.ts";
import type { ReadMessage } from "../take-apart.ts";
import type { Unit } from "./units.ts";

/** What a number is a reading of; `other` and `elsewhere` are gauges and measures that tell of no danger. */
export type Kind =
  | "air"
  | "oil"
  | "coolant"
  | "volts"
  | "tire"
  | "def"
  | "fuel"
  | "revs"
  | "play"
  | "other"
  | "elsewhere";

/** Air warns below this, in psi. */
export const airAlarm = 60;
/** From here on, in psi, air is enough. */
export const leastAir = 90;
/** The most that air which fell, or does not come up, stands at where it has not yet been built, in psi. */
export const mostFallenAir = leastAir - 1;
/** Where the governor lets the compressor begin again: air that stays under it comes no higher (B). */
const leastBuilt = 100;
const starting: ReadonlySet<ConceptId> = new Set([
  "start",
  "crank",
  "wont_start",
  "click",
  "starter",
  "slow_crank",
  "hard_start",
  "jump",
]);
/** A diesel that runs turns faster than this, one that is cranked turns slower (K). */
const lowestIdle = 500;
/** An engine that runs charges from here on; without it no battery stands as high (C). */
const leastCharge = 13.3;
/** Where batteries stand that are full, with the engine off (K). */
const leastAtRest = 12.2;
/** Under which a warm engine's oil pressure is too low, and from where on it is well, in psi (K). */
const oilOnRoad = [13, 20] as const;
const oilAtIdle = [10, 15] as const;
/** Where oil pressure usually stands at most, and the coolant, in °F (K). */
const mostOil = 90;
const usualHeat = [170, 212] as const;
/** With these a low figure without a unit is an engine's that is not yet warm, and with those one in Celsius. */
const ofCold: ReadonlySet<ConceptId> = new Set(["heater", "cold", "cold_weather", "barely"]);
const noMore = patternOf((of) => new RegExp(String.raw`(?<!\p{L})(?:only|never|${of("noMore")})(?!\p{L})`, "iu"));
const ofHeat: ReadonlySet<ConceptId> = new Set([
  "hot",
  "overheat",
  "overheat_much",
  "steam",
  "boil",
  "red",
  "high",
  "rise",
]);
/** Free play at the rim of a powered 18-inch steering wheel beyond which it may not be driven: 4¾ inches, 49 CFR 393.209 (A). */
const playInches = 4.75;

/** How a number stands on its gauge. */
export interface Stands {
  readonly unit: Unit;
  /** Up to here air that does not come up is low. */
  readonly mostStuck: number;
  /** No more comes: "won't build over 90", "stays at 97". */
  readonly stopsShort: boolean;
  readonly rises: boolean;
  /** It goes on up from there. */
  readonly risesOn: boolean;
  readonly idles: boolean;
}

/** What a value that is read off a gauge says, by the fact file; null where it says nothing. */
export function judge(kind: Kind, value: number, stands: Stands, message: ReadMessage): SymptomId | null {
  const { unit, mostStuck, stopsShort, idles } = stands;
  const { concepts } = message;
  const psi = unit === "bar" ? value * 14.5 : value;
  switch (kind) {
    case "air":
      if (psi > 180) return null;
      if (psi < airAlarm || psi <= mostStuck) return "low_air";
      return psi < leastAir || (stopsShort && psi < leastBuilt) ? "air_slow" : "air_ok";
    case "oil":
      if (psi < (idles ? oilAtIdle : oilOnRoad)[0]) return "oil_pressure_low";
      return psi >= (idles ? oilAtIdle : oilOnRoad)[1] && psi <= mostOil ? "oil_ok" : null;
    case "tire":
      return unit !== "none" && psi < 85 ? "tire_low" : null;
    case "coolant":
      return judgeHeat(value, isCelsius(value, stands, message), stands.risesOn);
    case "volts":
      if (value < 8 || value > 18) return null;
      if (value >= 12.8 && value <= 15.2) return value >= leastCharge ? "charge_ok" : null;
      if (value > 15.2 && value < 18) return "charge_high";
      if (value >= leastAtRest && isAtRest(message)) return null;
      return value < 12.8 && concepts.some(({ concept }) => starting.has(concept)) ? "battery_dead" : "not_charging";
    case "def":
      return value <= (unit === "bar" ? 1 : 10) ? "def" : null;
    case "fuel":
      return unit === "percent" && value <= 2 ? "out_of_fuel" : null;
    case "revs":
      if (value < 50 || value >= lowestIdle) return null;
      return concepts.some(({ concept }) => starting.has(concept)) ? "battery_dead" : "rough_running";
    case "play":
      return (unit === "inches" ? value : value / 2.54) >= playInches ? "steering_lost" : null;
    case "other":
    case "elsewhere":
      return null;
  }
}

/** "12.4 with the engine off": so much says nothing of the charge. */
function isAtRest({ concepts }: ReadMessage): boolean {
  return concepts.some(
    ({ concept, subjects }) => concept === "off" && subjects.some((thing) => thing.concept === "engine"),
  );
}

/**
 * 96 to 130 without a unit: gauges in the USA show Fahrenheit, and so little is an engine that is not warm, unless
 * something tells of heat or the driver writes in a language of Celsius.
 */
function isCelsius(value: number, { unit, rises }: Stands, { concepts, text }: ReadMessage): boolean {
  if (unit === "celsius" || unit === "fahrenheit" || value > 130) return unit === "celsius";
  const isCold = concepts.some(({ concept, denied }) => ofCold.has(concept) || (denied && ofHeat.has(concept)));
  if (isCold || noMore().test(text)) return false;
  return rises || !/[a-z]{3}/iu.test(text) || concepts.some(({ concept }) => ofHeat.has(concept));
}

/** 230 °F that goes on up is as bad as what it comes to. */
function judgeHeat(value: number, isCelsius: boolean, risesOn: boolean): SymptomId | null {
  const fahrenheit = isCelsius ? value * 1.8 + 32 : value;
  if (fahrenheit >= usualHeat[0] && fahrenheit <= usualHeat[1]) return "heat_ok";
  if (fahrenheit < 218 || fahrenheit > 400) return null;
  return fahrenheit >= (risesOn ? 230 : 235) ? "overheat_severe" : "overheat";
}

/** What a change of a value says, whatever it stands at. */
export function judgeChange(kind: Kind): SymptomId | null {
  return kind === "air" ? "air_leak" : null;
}
