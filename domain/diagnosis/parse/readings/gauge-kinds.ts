import type { ConceptId } from "../../knowledge/concepts.ts";
import { findAnswer, patternOf } from "../../languages/known.ts";
import type { WrittenCode } from "../codes/written-code.ts";
import type { Mention } from "../framed.ts";
import type { ReadMessage } from "../take-apart.ts";
import { type Kind, mostFallenAir } from "./gauge-values.ts";
import { otherPressure } from "./other-pressures.ts";
import type { Unit } from "./units.ts";

const readsBefore = patternOf(
  (of) =>
    new RegExp(String.raw`(?:^|[^\p{L}])(?:reads?|reading|says?|shows?|showing|at|to|only|${of("reads")})\s*$`, "iu"),
);
/** "ماشي 35": a bare number behind it is how fast. */
const isSpeed = patternOf((of) => new RegExp(String.raw`(?:^|[^\p{L}])(?:${of("drivesAt")})\s*$`, "iu"));
/** "стучит на 40": how fast one drives when it is heard or felt. */
const atSpeed = /(?:^|[^\p{L}])(?:at|a|на)\s*$/iu;
const felt: ReadonlySet<ConceptId> = new Set(["knock", "clunk", "noise", "vibrate", "wobble", "grind", "whistle"]);
/** "Crawling at 25". */
const crawls = /(?:crawling|creeping|driving|cruising|voy|ползу|тащусь|плетусь|еду)(?: at| a| на)?\s*$/iu;
const mostSpeed = 80;
/** "Outer drive 0 psi": of two tires side by side. */
const ofDual =
  /(?:^|[^\p{L}])(?:outer|inner|наружн|внешн|внутренн|(?:de )?(?:afuera|adentro)|البراني|الجواني)\p{L}*(?:\s\p{L}+)?\s$/iu;
/** "Fuel psi dropped to 18". */
const ofFuel =
  /(?:fuel|combustible|топлив\p{L}*|وقود|ديزل)\s(?:psi|press|pres|давл)|(?:presi[oó]n (?:de|del) |давлени\p{L}* |ضغط (?:ال)?)(?:fuel|combustible|топлив|وقود|ديزل)/iu;
/** "MP 262", "exit 240", "I-90", "in gear 6": a number that follows its name is none of a gauge's. */
const isPlace = /(?:^|[^\p{L}])(?:mp|mm|mile ?(?:marker|post)|hwy|route|rt|unit|door|bay|dock|gear)\s*#?\s*$/iu;
const wordBefore = /\p{L}{3,}\s*$/u;
/** "Manual de 10": how many gears it has. */
const isGearbox = /(?:^|[^\p{L}])(?:manual|механик\p{L}*|коробк\p{L}*|قير|غيار)(?:\s+(?:de|на))?\s*$/iu;
const leastEngineHeat = 212;
const leastEngineHeatCelsius = 100;
const mostEngineHeat = 280;
/** The least that a level or the air of a gauge is, in percent or psi. */
export const leastLevel = 25;
const kinds: readonly (readonly [Kind, readonly ConceptId[]])[] = [
  ["other", ["turbo", "fuel_pump", "fuel_filter", "transmission", "trans_fluid", "exhaust_heat"]],
  ["elsewhere", ["speed", "revs", "load", "cold_weather", "grade"]],
  ["tire", ["tire", "steer_tire"]],
  ["def", ["def"]],
  ["oil", ["oil_pressure"]],
  ["air", ["air", "pressure", "air_line", "air_supply", "air_buzzer", "buzzer", "parking_brake", "brake", "build"]],
  ["coolant", ["temperature", "coolant", "overheat", "hot", "engine", "radiator", "overheat_much", "steam", "boil"]],
  ["volts", ["battery", "alternator", "charge"]],
  ["oil", ["oil"]],
  ["fuel", ["fuel", "fuel_tank"]],
];
/** Read off a gauge only with a unit: beside these a bare number counts pieces, strokes or tries. */
const counted: ReadonlySet<ConceptId> = new Set(["brake", "parking_brake", "air_line", "air_supply", "buzzer"]);
const pressed: ReadonlySet<ConceptId> = new Set([
  "pressure",
  "air",
  "brake",
  "buzzer",
  "air_buzzer",
  "oil_pressure",
  "hiss",
]);
/** Beside these a bare "pressure" is the oil's. */
const ofOil: ReadonlySet<ConceptId> = new Set(["oil", "use_up", "engine", "inside_engine", "knock"]);
/** What tells that a number on the dash is the coolant's. */
const ofCooling: ReadonlySet<ConceptId> = new Set([
  "coolant",
  "radiator",
  "fan",
  "steam",
  "boil",
  "water_pump",
  "hood",
]);
const shown: ReadonlySet<ConceptId> = new Set(["dash", "lamp"]);
const pressureUnits: ReadonlySet<Unit> = new Set(["none", "psi", "bar"]);
const both = /^(?:and|y|и|و)$/u;
const mostPair = 150;
const mostGears = 18;
const reach = 9;
const bareReach = 5;
const statedReach = 14;

/** A number with what stands around it. */
export interface Figure {
  readonly place: number;
  readonly unit: Unit;
  readonly value: number;
  readonly before: string;
  /** Something climbs to it, or on from it. */
  readonly rises: boolean;
  /** It goes on down from it. */
  readonly falls: boolean;
  /** No more comes: "won't build past 80". */
  readonly stopsShort: boolean;
}

/** What a number on a gauge is a reading of; null where it is read off none. */
export function kindOf(
  message: ReadMessage,
  { place, unit, value, before, rises, falls, stopsShort }: Figure,
  expected: Kind | undefined,
  codes: readonly Pick<WrittenCode, "spn">[],
  earlier: ReadonlySet<string>,
): Kind | null {
  if (unit === "other" || isSpeed().test(before)) return null;
  if (unit === "none" && atSpeed.test(before) && isFeltAt(message, place)) return null;
  if (unit === "none" && value <= mostSpeed && crawls.test(before)) return null;
  if (unit === "none" && (isGearbox.test(before) || isOnRoad(before))) return null;
  if (unit === "none" && value <= mostGears && earlier.has("transmission") && isOnDisplay(message, place)) return null;
  if (unit === "inches" || unit === "centimetres") return isOfSteering(message, place, expected) ? "play" : null;
  if (ofFuel.test(before)) return "other";
  if (unit === "psi" && ofDual.test(before)) return "tire";
  if (unit === "volts") return "volts";
  if (unit === "revs") return "revs";
  if (stopsShort && pressureUnits.has(unit) && isOfSupply(message)) return "air";
  const nearest = nearestKind(message, place, unit, readsBefore().test(before));
  const named = nearest === "coolant" && isOfTransmission(message) ? "other" : nearest;
  if (named === null && unit === "none" && isOfBothGauges(message, place, value)) return "air";
  if (unit === "psi" || unit === "bar") {
    const isKnown = named !== null && !["air", "coolant", "volts", "fuel"].includes(named);
    if (unit === "bar" && expected === undefined && !falls && isOfTank(message, named, earlier)) return null;
    return isKnown ? named : (expected ?? otherPressure(message, codes, earlier) ?? "air");
  }
  if (unit === "fahrenheit" || unit === "celsius" || unit === "degrees") {
    if (named === "coolant" || expected === "coolant") return "coolant";
    const least = unit === "celsius" ? leastEngineHeatCelsius : leastEngineHeat;
    const isBoiling = unit === "degrees" && rises && value > leastEngineHeatCelsius;
    return (named === null || named === "elsewhere" || named === "air") && (value >= least || isBoiling)
      ? "coolant"
      : null;
  }
  if (unit === "percent") return named === "def" || named === "fuel" ? named : null;
  const isHeat = value >= leastEngineHeat && value <= mostEngineHeat;
  const isUnnamed = named === null || named === "elsewhere";
  const isLeftOfAir = value >= leastLevel && value <= mostFallenAir;
  if (unit === "none" && named === null && falls && isLeftOfAir && isOfAir(message)) return "air";
  if (isHeat && isUnnamed && (rises || isOfNeedle(message, place))) return "coolant";
  // On every dash the needles of the air are of two colours.
  if (expected === "air" && named === "coolant" && !isOfEngineHeat(message)) return "air";
  if (named === "air") return otherPressure(message, codes, earlier) ?? named;
  return named ?? expected ?? null;
}

/** "At mile 44": where a number stands behind a word of places on a road. */
export function isOnRoad(before: string): boolean {
  return isPlace.test(before) || findAnswer("place", `${wordBefore.exec(before)?.[0]}1`) !== undefined;
}

/** "Gauges 55 and 50": only the air has two of them. */
function isOfBothGauges({ tokens, concepts }: ReadMessage, place: number, value: number): boolean {
  const isNumber = (at: number) => /^\d{2,3}$/u.test(tokens[at]?.word ?? "");
  const isPair = [place - 2, place + 2].some((at) => isNumber(at) && both.test(tokens[(at + place) / 2]?.word ?? ""));
  const isNamed = ({ concept, to }: Mention) =>
    (concept === "gauge" || concept === "dash") && to < place && place - to <= bareReach;
  return isPair && value <= mostPair && concepts.some(isNamed);
}

/** "Trans overheating, 250 now". */
function isOfTransmission(message: ReadMessage): boolean {
  const names = (...any: readonly ConceptId[]) => message.concepts.some(({ concept }) => any.includes(concept));
  return names("transmission", "trans_fluid") && !names("engine") && !isOfEngineHeat(message);
}

function isOfEngineHeat({ concepts }: ReadMessage): boolean {
  return concepts.some(({ concept }) => concept === "temperature" || ofCooling.has(concept));
}

/** English and Spanish "2 bars" without a word of any pressure are those that a tank's gauge shows. */
function isOfTank({ concepts, text }: ReadMessage, named: Kind | null, earlier: ReadonlySet<string>): boolean {
  if (named !== null) return named === "fuel";
  const isPressed = (concept: string) => pressed.has(concept as ConceptId);
  return /\dbars?|\sbars?/iu.test(text) && ![...concepts.map(({ concept }) => concept), ...earlier].some(isPressed);
}

/** Whether of all that is read off gauges only the air is spoken of. */
function isOfAir({ concepts }: ReadMessage): boolean {
  const named = concepts.map(kindOfMention);
  return named.includes("air") && named.every((kind) => kind === "air" || kind === null);
}

/** "El compresor no pasa de 80". */
function isOfSupply({ concepts }: ReadMessage): boolean {
  return concepts.some(({ concept }) => concept === "air_supply");
}

/** "Display shows a 6" in a talk of the transmission: the gear. */
function isOnDisplay({ concepts }: ReadMessage, place: number): boolean {
  return concepts.some(({ concept, to }) => concept === "dash" && place - to >= 1 && place - to <= bareReach);
}

function isFeltAt({ concepts }: ReadMessage, place: number): boolean {
  return concepts.some(({ concept, to }) => felt.has(concept) && place - to >= 1 && place - to <= 2);
}

/** Inches that the steering wheel, or its play, is told to have. */
function isOfSteering({ tokens, concepts }: ReadMessage, place: number, expected: Kind | undefined): boolean {
  if (expected === "play") return true;
  const here = concepts.filter(({ sentence }) => sentence === tokens[place]?.sentence).map(({ concept }) => concept);
  return here.includes("steering") && (here.includes("play") || here.includes("loose") || here.includes("turn"));
}

/** "The needle swings from 195 to 225": no other needle goes so far. A dash shows many numbers, the heat's beside steam. */
function isOfNeedle({ tokens, concepts }: ReadMessage, place: number): boolean {
  const isCooling = concepts.some(({ concept }) => ofCooling.has(concept));
  return concepts.some(
    ({ concept, sentence }) =>
      sentence === tokens[place]?.sentence && (concept === "gauge" || (isCooling && shown.has(concept))),
  );
}

/** What the number is a reading of: the nearest thing that is read off a gauge, before rather than after. */
function nearestKind({ tokens, concepts }: ReadMessage, place: number, unit: Unit, isStated: boolean): Kind | null {
  const most = unit === "none" ? (isStated ? statedReach : bareReach) : reach;
  const sentence = tokens[place]?.sentence;
  const isCharging = concepts.some(({ concept }) => concept === "alternator" || concept === "battery");
  const near = concepts
    .filter(({ concept }) => concept !== "build" || !isCharging)
    .map((mention) => ({ kind: kindOfMention(mention), distance: distanceTo(mention, place), mention }))
    .filter((item) => item.kind !== null && item.mention.sentence === sentence && item.distance <= most)
    .filter((item) => unit !== "none" || isStated || item.mention.from < place)
    .filter((item) => unit !== "none" || isStated || !counted.has(item.mention.concept))
    .sort((a, b) => a.distance - b.distance);
  const isOfTire =
    unit === "none" &&
    near[0]?.mention.concept === "air" &&
    concepts.some(
      ({ concept, sentence: its }) => its === sentence && (concept === "tire" || concept === "steer_tire"),
    ) &&
    !concepts.some(({ concept }) => concept === "brake" || concept === "air_supply" || concept === "air_line");
  if (isOfTire) return "tire";
  const isOil = near[0]?.mention.concept === "pressure" && concepts.some(({ concept }) => ofOil.has(concept));
  if (isOil) return "oil";
  const isOfGears =
    near[0]?.kind === "coolant" &&
    near.some(({ kind }) => kind === "other") &&
    !near.some(({ mention }) => mention.concept === "coolant" || mention.concept === "engine");
  if (isOfGears) return "other";
  return (near.find(({ mention }) => mention.concept !== "buzzer") ?? near[0])?.kind ?? null;
}

function kindOfMention(mention: Mention): Kind | null {
  return kinds.find(([, concepts]) => concepts.includes(mention.concept))?.[0] ?? null;
}

function distanceTo(mention: Mention, place: number): number {
  return mention.from > place ? mention.from - place + 1 : place - mention.to;
}
