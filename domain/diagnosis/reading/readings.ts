import type { QuestionId } from "../facts/advice.ts";
import type { SymptomId } from "../facts/symptoms.ts";
import type { ConceptId } from "../lexicon/concepts.ts";
import { patternOf } from "../speech/known.ts";
import type { WrittenCode } from "./codes.ts";
import { type GaugeFigure, leaksAir, mostLeftByLeak, withFalls } from "./falls.ts";
import type { Mention } from "./framed.ts";
import { airAlarm, judge, judgeChange, type Kind, mostFallenAir } from "./gauge-values.ts";
import { placeOf, type ReadMessage } from "./mentions.ts";
import { otherPressure } from "./other-pressures.ts";
import { withGaugeFigures } from "./spoken-numbers.ts";
import { type Unit, unitOf } from "./units.ts";

/** What a number read off a gauge says, with the driver's words. */
export interface Reading {
  readonly symptom: SymptomId;
  readonly words: string;
  /** It was so, or it is another truck's. */
  readonly past: boolean;
  readonly imagined: boolean;
}

const perTime = patternOf(
  (of) =>
    new RegExp(
      String.raw`^\s*(?:/|a |per |every |each |in a |in one |${of("every")})\s*(?:\d+\s+|one |two |three |four |five |ten |few |un |una |a |couple |couple of )*(?:min|hour|day|week|morning|night|${of("spanOfTime")})`,
      "iu",
    ),
);
const wasBefore = patternOf(
  (of) =>
    new RegExp(
      String.raw`(?:^|[^\p{L}])(?:was|were|had|used to be at|${of("was")})(?:\s+(?:at|en|a|на|على))?\s*$`,
      "iu",
    ),
);
const readsBefore = patternOf(
  (of) =>
    new RegExp(String.raw`(?:^|[^\p{L}])(?:reads?|reading|says?|shows?|showing|at|to|only|${of("reads")})\s*$`, "iu"),
);
/** A bare number that something climbs to can only be the engine's heat. */
const risesBefore = patternOf(
  (of) =>
    new RegExp(
      String.raw`(?:^|[^\p{L}])(?:hits?|hitting|gets (?:up )?to|got (?:up )?to|goes to|went to|climb(?:s|ed|ing)? to|creep(?:s|ing)? (?:up )?to|crept (?:up )?to|rises? to|rose to|touch(?:es|ed|ing)|up to|runs at|running at|running|${of("risesTo")})\s*$`,
      "iu",
    ),
);
/** "ماشي 35": a bare number behind it is how fast. */
const isSpeed = patternOf((of) => new RegExp(String.raw`(?:^|[^\p{L}])(?:${of("drivesAt")})\s*$`, "iu"));
/** "стучит на 40": how fast one drives when it is heard or felt. */
const atSpeed = /(?:^|[^\p{L}])(?:at|a|на)\s*$/iu;
const felt: ReadonlySet<ConceptId> = new Set(["knock", "clunk", "noise", "vibrate", "wobble", "grind", "whistle"]);
/** "MP 262", "exit 240", "I-90". */
const isPlace =
  /(?:^|[^\p{L}])(?:mp|mm|mile ?(?:marker|post)|exit|hwy|highway|route|rt|unit|door|bay|dock|salida)\s*#?\s*$/iu;
/** "Manual de 10": how many gears it has. */
const isGearbox = /(?:^|[^\p{L}])(?:manual|механик\p{L}*|коробк\p{L}*|قير)(?:\s+(?:de|на))?\s*$/iu;
/** "238 and climbing". */
const rising = patternOf(
  (of) =>
    new RegExp(
      String.raw`^\s*(?:°\s?[fF]?\s*)?,?\s*(?:(?:and|y|и|و)\s*)?(?:still\s|sigue\s|всё\s)?(?:climbing|rising|going up|creeping up|${of("rising")})`,
      "iu",
    ),
);
/** "58 and falling": beside the sounds and things of the air system it can only be its pressure. */
const falling = patternOf(
  (of) =>
    new RegExp(
      String.raw`^\s*,?\s*(?:(?:and|y|и|و)\s*)?(?:still\s|sigue\s|вс[её]\s|ещ[её]\s)?(?:falling|dropping|going down|and below|${of("falling")})`,
      "iu",
    ),
);
/** "60 and not rising": what does not come up from there has no air coming. */
const stuckThere = patternOf(
  (of) =>
    new RegExp(
      String.raw`^\s*,?\s*(?:\p{L}{1,5}\s){0,2}(?:not|wont|won't|doesnt|doesn't|no|не|و?(?:ما|مش|مو))\s(?:ris|go(?:ing)? up|buil|climb|com(?:e|ing) up|${of("comesUp")})`,
      "iu",
    ),
);
/** "It stays at 60": the alarm's edge. */
const staysBefore = patternOf(
  (of) => new RegExp(String.raw`(?:stuck|stays?|sits|${of("stays")}) (?:at|on|en|de|на|على|ع)\s*$`, "iu"),
);
/** "Wont build past 60": where it stands, and no more comes. */
const notPast =
  /(?:(?:not|won['’]?t|doesn['’]?t|can['’]?t|never)\s(?:\p{L}+\s){1,3}(?:past|above|over)|no (?:\p{L}+\s){1,2}(?:m[aá]s )?de|не\s(?:\p{L}+\s){1,2}(?:выше|больше|дальше)|(?:ما|مش|مو)\s(?:\p{L}+\s){1,2}(?:فوق|عن|اكثر من))\s*$/iu;
const mostNotPast = 75;
/** "psi 38". */
const psiBefore = patternOf(
  (of) => new RegExp(String.raw`(?:^|[^\p{L}])(?:psi|${of("psi")})\s*(?:is|at|:|=|en|на)?\s*$`, "iu"),
);
/** "3/4": how full a tank is, as its gauge shows it. */
const partOfTank = /^\/([2-8])(?!\d)/u;
const leastEngineHeat = 212;
const leastEngineHeatCelsius = 100;
const mostEngineHeat = 280;
const upTo = patternOf(
  (of) => new RegExp(String.raw`(?:^|[^\p{L}])(?:to|at|below|under|is|reads?|${of("upTo")})\s*$`, "iu"),
);
/** "from 110 to 55 in a minute": where it stands now, however fast it came there. */
const fromTo = /(?:^|[^\p{L}])(?:from|de|с|со|من)\s+\d{2,3}\s*\p{L}*\s+(?:to|a|до|на|الى|إلى|ل)\s*$/iu;
/** "نزل 40": in Arabic a gauge falls "to" a number without a word for it, "by" it only where the number is small. */
const fallsTo = patternOf((of) => new RegExp(String.raw`(?:^|[^\p{L}])(?:${of("fallsTo")})\s*$`, "iu"));
const leastLevel = 25;
const numbers =
  /(?<![\p{L}\d.,/$#-])(\d{1,3}(?:[.,]\d{1,2})?)(?![\d]|[.,]\d|(?:[rtdvnm]a|[rt]o|st|nd|rd|th)(?!\p{L})|\p{L}{4,}\d|[wW]-?\d)\s*/gu;
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
const asks: Readonly<Partial<Record<QuestionId, Kind>>> = {
  air_gauges: "air",
  air_building: "air",
  temp_now: "coolant",
  charging_volts: "volts",
  def_full: "def",
  left_on: "volts",
  oil_pressure_ok: "oil",
  steering_free_play: "play",
};
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
const reach = 9;
const bareReach = 5;
const statedReach = 14;

/**
 * Readings of air and oil pressure (psi or bar), coolant temperature (°F or °C), volts and fill levels, judged by the
 * fact file: air warns below 60 psi; steady 220 °F and more is too hot; a running engine charges at 13.5 to 14.5 V and
 * idles at 500 rpm or more. What stands before the `newest` message names a gauge, but not how its number changes: "air is
 * dropping", then "120".
 */
export function readReadings(
  message: ReadMessage,
  asked: QuestionId | null,
  codes: readonly Pick<WrittenCode, "spn">[] = [],
  earlier: ReadonlySet<string> = new Set(),
  newest = 0,
): Reading[] {
  const expected = asked === null ? undefined : asks[asked];
  const { scopes: scope } = message;
  const text = withGaugeFigures(message.text);
  const found: (Omit<Reading, "symptom"> & GaugeFigure)[] = [];
  const lowest = leaksAir(message, earlier) ? mostLeftByLeak : 0;
  for (const match of text.matchAll(numbers)) {
    const rest = text.slice(match.index + match[0].length);
    const since = match.index >= newest ? newest : 0;
    const before = text.slice(Math.max(since, match.index - 24), match.index);
    const [unitBehind, written] = unitOf(rest);
    const unit = unitBehind === "none" && psiBefore().test(before) ? "psi" : unitBehind;
    const part = partOfTank.exec(rest);
    const value = Number((match[1] ?? "").replace(",", ".")) * (part === null ? 1 : 100 / Number(part[1]));
    const at = placeOf(message, match.index);
    const rises = risesBefore().test(before) || rising().test(rest);
    const falls = falling().test(rest);
    const kind = kindOf(message, { place: at, unit, value, before, rises, falls }, expected, codes, earlier);
    if (part !== null && kind !== "def") continue;
    const isChange =
      (perTime().test(rest.slice(written.length)) && !fromTo.test(before)) ||
      (isLoss(message, at, since) && !upTo().test(before) && !(value >= leastLevel && fallsTo().test(before)));
    const mostStuck = stuckThere().test(rest.slice(written.length))
      ? mostFallenAir
      : staysBefore().test(before)
        ? airAlarm
        : notPast.test(before)
          ? mostNotPast
          : lowest;
    const symptom =
      kind === null ? null : isChange ? judgeChange(kind) : judge(kind, value, { unit, mostStuck, rises }, message);
    if (kind === null) continue;
    const where = { from: at, to: at, sentence: message.tokens[at]?.sentence ?? 0, segment: -1 };
    found.push({
      symptom,
      words: `${match[1]} ${written}`.trim(),
      past: wasBefore().test(before) || scope.isPast(where) || scope.isOthers(where),
      imagined: scope.isImagined(where),
      from: match.index,
      to: match.index + match[0].length,
      kind,
      psi: unit === "bar" ? value * 14.5 : value,
      falls,
      wasSo: wasBefore().test(before),
    });
  }
  return withFalls(found, { ...message, text }).flatMap(({ symptom, words, past, imagined }) =>
    symptom === null ? [] : [{ symptom, words, past, imagined }],
  );
}

/** "lost 10 psi", "drops 6 psi a minute": how much it changes, not where it stands. */
function isLoss({ tokens, concepts }: ReadMessage, place: number, since: number): boolean {
  return concepts.some(
    ({ concept, to }) =>
      (tokens[to]?.start ?? 0) >= since &&
      (concept === "lose" || concept === "drop") &&
      place - to >= 1 &&
      place - to <= 2 &&
      tokens[to]?.clause === tokens[place]?.clause,
  );
}

/** A number with what stands around it. */
interface Figure {
  readonly place: number;
  readonly unit: Unit;
  readonly value: number;
  readonly before: string;
  /** Something climbs to it, or on from it. */
  readonly rises: boolean;
  /** It goes on down from it. */
  readonly falls: boolean;
}

function kindOf(
  message: ReadMessage,
  { place, unit, value, before, rises, falls }: Figure,
  expected: Kind | undefined,
  codes: readonly Pick<WrittenCode, "spn">[],
  earlier: ReadonlySet<string>,
): Kind | null {
  if (unit === "other" || isSpeed().test(before)) return null;
  if (unit === "none" && atSpeed.test(before) && isFeltAt(message, place)) return null;
  if (unit === "none" && (isPlace.test(before) || isGearbox.test(before))) return null;
  if (unit === "inches" || unit === "centimetres") return isOfSteering(message, place, expected) ? "play" : null;
  if (unit === "volts") return "volts";
  if (unit === "revs") return "revs";
  const named = nearestKind(message, place, unit, readsBefore().test(before));
  if (unit === "psi" || unit === "bar") {
    const isKnown = named !== null && !["air", "coolant", "volts", "fuel"].includes(named);
    if (unit === "bar" && expected === undefined && !falls && isOfTank(message, named, earlier)) return null;
    return isKnown ? named : (expected ?? otherPressure(message, codes, earlier) ?? "air");
  }
  if (unit === "fahrenheit" || unit === "celsius" || unit === "degrees") {
    if (named === "coolant" || expected === "coolant") return "coolant";
    const least = unit === "celsius" ? leastEngineHeatCelsius : leastEngineHeat;
    return (named === null || named === "elsewhere" || named === "air") && value >= least ? "coolant" : null;
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
