import type { QuestionId } from "../../knowledge/advice.ts";
import type { SymptomId } from "../../knowledge/symptoms.ts";
import { patternOf } from "../../languages/known.ts";
import type { TalkPhraseId } from "../../languages/phrases.ts";
import type { WrittenCode } from "../codes/written-code.ts";
import type { Mention } from "../framed.ts";
import { withGaugeFigures } from "../spoken-numbers.ts";
import { placeOf, type ReadMessage } from "../take-apart.ts";
import { type GaugeFigure, leaksAir, mostLeftByLeak, withFalls } from "./falls.ts";
import { isOnRoad, kindOf, leastLevel } from "./gauge-kinds.ts";
import { airAlarm, judge, judgeChange, type Kind, leastAir } from "./gauge-values.ts";
import { unitOf } from "./units.ts";

/** What a number read off a gauge says, with the driver's words. */
export interface Reading {
  readonly symptom: SymptomId;
  readonly words: string;
  /** It was so, or it is another truck's. */
  readonly past: boolean;
  readonly imagined: boolean;
  /** What is said of the gauge beside its number is no danger: enough air, and the oil of a warm engine that idles. */
  readonly isEnough: boolean;
}

const perTime = patternOf(
  (of) =>
    new RegExp(
      String.raw`^\s*(?:/|a |per |every |each |in a |in one |${of("every")})\s*(?:\d+\s+|one |two |three |four |five |ten |few |un |una |a |couple |couple of )*(?:min|hour|day|week|morning|night|${of("spanOfTime")})`,
      "iu",
    ),
);
/** "5 lower than the other". */
const compared = /^\s*(?:lower|less|behind|apart|menos|de diferencia)(?!\p{L})/iu;
/** "1 psi in five minutes", "2 psi daily": so little is no gauge's. */
const byHowMuch = patternOf(
  (of) =>
    new RegExp(
      String.raw`^\s*(?:daily|(?:in|en|за|في) (?:\p{L}{1,5} |\d+ )?(?:min|hour|day|${of("spanOfTime")}))`,
      "iu",
    ),
);
const wasBefore = patternOf(
  (of) =>
    new RegExp(
      String.raw`(?:^|[^\p{L}])(?:was|were|had|used to be at|yesterday|${of("was")})(?:\s+(?:at|en|a|на|على))?\s*$`,
      "iu",
    ),
);
/** "0.3 bar hot, was 2.5 yesterday": what stands before it is the number of now. */
const wasBehind = patternOf(
  (of) => new RegExp(String.raw`^[^.!?؟\n]{0,40}[^\p{L}](?:was|were|used to be|yesterday|${of("was")})\s+\d`, "iu"),
);
const not = String.raw`(?<!\p{L})(?:not|(?:wo|does|ca)n['’]?t|never|no|не|و?(?:ما|مش|مو))\s`;
/** A bare number that something climbs to can only be the engine's heat. */
const risesBefore = patternOf(
  (of) =>
    new RegExp(
      String.raw`(?:^|[^\p{L}])(?:hit\p{L}*|touch(?:es|ed|ing)|run(?:s at|ning(?: at)?)|(?:(?:g[eo]ts?|goes|went|climb\p{L}*|cre\p{L}+|r[io]ses?)(?: up)?|up) to|${of("risesTo")})\s*$`,
      "iu",
    ),
);
/** "238 and climbing". */
const rising = goingOn((of) => `climbing|rising|going up|creeping up|${of("rising")}`);
/** "58 and falling": beside the sounds and things of the air system it can only be its pressure. */
const falling = goingOn((of) => `falling|dropping|going down|and below|${of("falling")}`);
/** "60 and not rising": what does not come up from there has no air coming. */
const stuckThere = patternOf(
  (of) =>
    new RegExp(
      String.raw`^\s*,?\s*(?:\p{L}{1,6}\s){0,2}${not}(?:ris|buil|climb|(?:go|com)(?:e|ing)? up|${of("comesUp")})`,
      "iu",
    ),
);
/** "It stays at 60": the alarm's edge. */
const staysBefore = patternOf(
  (of) =>
    new RegExp(
      String.raw`(?:stuck|stays?|sits|stops?|${of("stays")})(?: building)? (?:at|on|en|de|на|على|عند|ع)\s*$`,
      "iu",
    ),
);
/** "Wont build past 60": where it stands, and no more comes. */
const notPast = new RegExp(
  String.raw`${not}(?!baj|.?نزل|drop)(?:\p{L}+\s){1,3}(?:past|above|over|de|выше|больше|дальше|فوق|عن|اكثر من)\s*$`,
  "iu",
);
/** "115, not 51": the number that it is not. */
const correctedTo =
  /\d\s*(?:psi|lbs?|libras|bar|°?[fc])?\s*,?\s*(?:and |y |а |و)?(?:not|no|не|مو|مش|ليس|وليس|مب)\s*$/iu;
/** "14 now, the 12 was with it off". */
const thatWas = /^\s*(?:v\p{L}*\s)?(?:was|era|fue|был[оа]?|كان|كانت)(?!\p{L})/iu;
const mostShort = 75;
/** "psi 38". */
const psiBefore = patternOf(
  (of) => new RegExp(String.raw`(?:^|[^\p{L}])(?:psi|${of("psi")})\s*(?:is|at|:|=|en|на)?\s*$`, "iu"),
);
const atIdle = /idl[ei]|ralent|холост|[اأ]يدل/iu;
/** "3/4": how full a tank is, as its gauge shows it. */
const partOfTank = /^\/([2-8])(?!\d)/u;
const upTo = patternOf(
  (of) => new RegExp(String.raw`(?:^|[^\p{L}])(?:to|at|below|under|is|reads?|${of("upTo")})\s*$`, "iu"),
);
/** "from 110 to 55 in a minute": where it stands now, however fast it came there. */
const fromTo = /(?:^|[^\p{L}])(?:from|de|с|со|من)\s+\d{2,3}\s*\p{L}*\s+(?:to|a|до|на|الى|إلى|ل)\s*$/iu;
/** "نزل 40": in Arabic a gauge falls "to" a number without a word for it, "by" it only where the number is small. */
const fallsTo = patternOf((of) => new RegExp(String.raw`(?:^|[^\p{L}])(?:${of("fallsTo")})\s*$`, "iu"));
const numbers =
  /(?<![\p{L}\d.,/$#-])(\d{1,3}(?:[.,]\d{1,2})?)(?![\d]|[.,]\d|(?:[rtdvnm]a|[rt]o|st|nd|rd|th|-[йяею]|-го|-му)(?!\p{L})|\p{L}{4,}\d|[wW]-?\d)\s*/gu;
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
  const { scopes: scope, concepts } = message;
  const text = withGaugeFigures(message.text);
  const idles = atIdle.test(text);
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
    const risesOn = rising().test(rest) || rising().test(rest.slice(written.length));
    const rises = risesOn || risesBefore().test(before);
    const falls = falling().test(rest);
    const stopsShort = stuckThere().test(rest.slice(written.length)) || notPast.test(before);
    // "11r22.5".
    const isSize = unit === "none" && /^\p{L}/u.test(text.slice(match.index + (match[1] ?? "").length));
    const isMate = (unit === "psi" || unit === "none") && !isSize && isMateDown(message, before, match.index, earlier);
    const figure = { place: at, unit, value, before, rises, falls, stopsShort };
    const kind = isMate ? "tire" : kindOf(message, figure, expected, codes, earlier);
    if ((part !== null && kind !== "def") || correctedTo.test(before)) continue;
    const isChange =
      (perTime().test(rest.slice(written.length)) && !fromTo.test(before)) ||
      compared.test(rest.slice(written.length)) ||
      (value < leastLevel && byHowMuch().test(rest.slice(written.length)) && !upTo().test(before)) ||
      (isLoss(message, at, since) && !upTo().test(before) && !(value >= leastLevel && fallsTo().test(before)));
    const stays = staysBefore().test(before);
    const mostStuck = stopsShort ? mostShort : stays ? airAlarm : lowest;
    const symptom =
      kind === null
        ? null
        : isChange
          ? judgeChange(kind)
          : isMate && value >= 10 && value < 85
            ? "tires_gone"
            : judge(kind, value, { unit, mostStuck, stopsShort: stopsShort || stays, rises, risesOn, idles }, message);
    if (kind === null) continue;
    const psi = unit === "bar" ? value * 14.5 : value;
    const where = { from: at, to: at, sentence: message.tokens[at]?.sentence ?? 0, segment: -1 };
    found.push({
      symptom,
      words: `${match[1]} ${written}`.trim(),
      past:
        (kind === "volts" && thatWas.test(rest)) ||
        wasBefore().test(before) ||
        (scope.isPast(where) && !wasBehind().test(rest)) ||
        scope.isOthers(where),
      imagined: scope.isImagined(where),
      isEnough: symptom === "oil_ok" ? idles && !concepts.some(beyondIdle) : kind === "air" && psi >= leastAir,
      from: match.index,
      to: match.index + match[0].length,
      kind,
      psi,
      falls,
      wasSo: wasBefore().test(before),
    });
  }
  return withFalls(found, { ...message, text }).flatMap(({ symptom, words, past, imagined, isEnough }) =>
    symptom === null ? [] : [{ symptom, words, past, imagined, isEnough }],
  );
}

/** "The outer blew, inner down to 40": the one that carries both goes down, too. */
function isMateDown({ tokens, concepts }: ReadMessage, before: string, at: number, earlier: ReadonlySet<string>) {
  const mate = /(?:inner|adentro|внутрен|جوان)[^.,!?؟\n]*$/iu.exec(before);
  if (mate === null || isOnRoad(before)) return false;
  const start = at - before.length + mate.index;
  const gone = (concept: string) => concept === "burst" || concept === "flat";
  return (
    [...earlier].some(gone) || concepts.some(({ concept, to }) => gone(concept) && (tokens[to]?.end ?? at) <= start)
  );
}

/** "Drops to 20 at idle, hot": so it may, unless one of these tells of more. */
function beyondIdle({ concept }: Mention): boolean {
  return ["lamp", "red_lamp", "red", "lit", "on", "flash", "buzzer", "knock", "noise"].includes(concept);
}

/** Behind a number: "and still …". */
function goingOn(words: (of: (id: TalkPhraseId) => string) => string): () => RegExp {
  return patternOf(
    (of) =>
      new RegExp(
        String.raw`^\s*(?:°\s?f?\s*)?,?\s*(?:(?:and|y|и|و)\s*)?(?:(?:still|sigue|вс[её]|ещ[её])\s)?(?:${words(of)})`,
        "iu",
      ),
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
