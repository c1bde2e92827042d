import type { ConceptId } from "../knowledge/concepts.ts";
import type { Mention } from "./framed.ts";
import type { Token } from "./tokens.ts";

/** What holds for whole parts of a message: it was, it was another's, it is only imagined, there is no harm in it. */
export interface Scopes {
  isPast(where: Place): boolean;
  isOthers(where: Place): boolean;
  isImagined(where: Place): boolean;
  /** "Steam? Only the rain on the hood", "the lamp comes on with the key and goes out". */
  isHarmless(where: Mention): boolean;
}

type Place = Pick<Mention, "from" | "to" | "sentence" | "segment">;

/** What something innocent can be the cause of. */
const explainable: ReadonlySet<ConceptId> = new Set([
  "fire",
  "burn",
  "smoke",
  "steam",
  "boil",
  "spark",
  "melt",
  "smell",
  "leak",
  "pour",
  "puddle",
]);
/** What a truck tries out when the key is turned. */
const tried: ReadonlySet<ConceptId> = new Set([
  "red_lamp",
  "amber_lamp",
  "lamp",
  "check_engine",
  "buzzer",
  "air_buzzer",
]);
/** What a brake or wheel gives off while it is hot. */
const ofHeat: ReadonlySet<ConceptId> = new Set(["smoke", "smell", "burn"]);
const cooling: ReadonlySet<ConceptId> = new Set(["brake", "brake_part", "wheel", "hub"]);
const explanationReach = 5;

/** "Since they did the brakes yesterday": the day is of what stands behind the word. */
const since = /^(?:since|desde|منذ)$/u;

const turns: ReadonlySet<ConceptId> = new Set(["contrast", "now", "mine"]);

/** A word for the past speaks for its sentence up to the next contrast, unless the sentence says that it is still so. */
export function scopesOf(tokens: readonly Token[], mentions: readonly Mention[]): Scopes {
  const parts = partsOf(tokens, mentions);
  const partOf = (mention: Place) => parts[mention.from] ?? 0;
  const where = (concept: ConceptId) => mentions.filter((mention) => mention.concept === concept);
  const still = new Set(where("still_so").map((mention) => mention.sentence));
  const { parts: over, places: overHere } = repaired(mentions, partOf);
  const placeOf = (mention: Place) => `${mention.segment} ${partOf(mention)}`;
  // "It has play, the tie rod was replaced last month": the day is the repair's.
  const dates = where("past").filter((mention) => !overHere.has(placeOf(mention)));
  const pastFrom = new Map(dates.map((mention) => [partOf(mention), datesSince(mention, tokens)]));
  const others = where("other");
  const actual = new Set(where("now").map((mention) => mention.sentence));
  const says = (sentence: number) =>
    mentions.some((mention) => mention.sentence === sentence && ["part", "event", "state"].includes(mention.kind));
  // "Just a question": a sentence that says nothing else speaks of the one before it.
  const imagined = new Set(
    where("hypothetical").flatMap(({ sentence }) => (says(sentence) ? [sentence] : [sentence, sentence - 1])),
  );
  const causes = where("innocent").filter((cause) => isGivenAsCause(cause, mentions));
  const tests = where("self_test").filter(
    (test) => !test.denied && where("ended").some((end) => !end.denied && follows(end, test)),
  );
  // "The brakes smoked coming down, cooled off now"; not "until it cooled off".
  const cooled = where("cooled").filter(
    (end) =>
      !end.denied && !mentions.some(({ concept, to }) => concept === "because" && end.from - to <= 2 && to < end.from),
  );
  const hasCooled = (mention: Mention) =>
    ofHeat.has(mention.concept) &&
    !still.has(mention.sentence) &&
    mentions.some(({ concept, sentence }) => sentence === mention.sentence && cooling.has(concept)) &&
    cooled.some((end) => end.from > mention.to && follows(end, mention));
  return {
    isPast: (mention) =>
      (over.has(partOf(mention)) ||
        overHere.has(placeOf(mention)) ||
        mention.from > (pastFrom.get(partOf(mention)) ?? tokens.length)) &&
      !still.has(mention.sentence),
    isOthers: (mention) =>
      others.some(
        (other) => partOf(other) === partOf(mention) && (other.from < mention.to || other.segment === mention.segment),
      ),
    isImagined: (mention) => imagined.has(mention.sentence) && !actual.has(mention.sentence),
    isHarmless: (mention) =>
      hasCooled(mention) ||
      (explainable.has(mention.concept) &&
        causes.some((cause) => follows(cause, mention) && partOf(mention) <= partOf(cause))) ||
      (tried.has(mention.concept) && tests.some((test) => test.sentence === mention.sentence)),
  };
}

/** From which word on a word for the past speaks: all of its part, or what stands behind a "since". */
function datesSince({ from, sentence }: Mention, tokens: readonly Token[]): number {
  return tokens.findLastIndex((token, at) => at < from && token.sentence === sentence && since.test(token.word));
}

/** In the same sentence, or in the one after. */
function follows(later: Mention, earlier: Mention): boolean {
  return later.sentence === earlier.sentence || later.sentence === earlier.sentence + 1;
}

/**
 * Something innocent that is only named explains nothing: a "was", "just" or "from" stands right before it. The "no" of
 * "no, that's just rain" answers and does not deny it.
 */
function isGivenAsCause(cause: Mention, mentions: readonly Mention[]): boolean {
  const isHere = ({ segment, from }: Mention) => segment === cause.segment && from < cause.from;
  const isThing = ({ kind, from }: Mention, after: number) =>
    (kind === "part" || kind === "place") && from > after && from < cause.from;
  const before = mentions.filter(isHere);
  const explains = before.some(
    ({ concept, to }) =>
      concept === "explained" && cause.from - to <= explanationReach && !before.some((mention) => isThing(mention, to)),
  );
  const answersNo = ({ from }: Mention) => before.some((mention) => mention.concept === "no" && mention.from === from);
  const denials = before.filter(({ concept }) => concept === "not" || concept === "without");
  return explains && (!cause.denied || (denials.length > 0 && denials.every(answersNo)));
}

/** What was repaired: the place in a segment that a thing stands at with the word for it, or else the part before it. */
function repaired(
  mentions: readonly Mention[],
  partOf: (mention: Mention) => number,
): { readonly parts: ReadonlySet<number>; readonly places: ReadonlySet<string> } {
  const isNamed = (mention: Mention) => ["state", "event", "part"].includes(mention.kind);
  const repairs = mentions.filter((mention) => mention.concept === "fixed" && !mention.denied);
  const hasOwn = ({ segment }: Mention) => mentions.some((one) => one.segment === segment && isNamed(one));
  const parts = repairs.flatMap((repair) => {
    const earlier = mentions.findLast((mention) => mention.from < repair.from && isNamed(mention));
    return earlier !== undefined &&
      earlier.segment !== repair.segment &&
      !hasOwn(repair) &&
      earlier.sentence >= repair.sentence - 1
      ? [partOf(earlier)]
      : [];
  });
  return {
    parts: new Set(parts),
    places: new Set(repairs.filter(hasOwn).map((one) => `${one.segment} ${partOf(one)}`)),
  };
}

function partsOf(tokens: readonly Token[], mentions: readonly Mention[]): readonly number[] {
  // "В прошлом месяце у меня дымил": a word for one's own is a turn only where another's was told of.
  const others = new Set(mentions.filter(({ concept }) => concept === "other").map(({ sentence }) => sentence));
  const isTurn = ({ concept, sentence }: Mention) =>
    turns.has(concept) && (concept !== "mine" || others.has(sentence) || others.has(sentence - 1));
  const starts = new Set(mentions.filter(isTurn).map((mention) => mention.from));
  let part = 0;
  return tokens.map((token, at) => {
    if (starts.has(at) || token.sentence !== tokens[at - 1]?.sentence) part += 1;
    return part;
  });
}
