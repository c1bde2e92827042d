import type { ConceptId } from "../knowledge/concepts.ts";
import type { Token } from "./tokens.ts";

const compares = /^(?:like|as|than|como|que|igual|как|чем|زي|مثل|متل|كما)$/u;
const article = /^(?:the|la|el|lo)$/u;
const below = /^(?:below|under|beneath|debajo|abajo|ниже|تحت)$/u;
/** "Below the red", "por debajo de la zona roja". */
const reachOfBelow = 3;

interface Spot {
  readonly concept: ConceptId;
  readonly from: number;
  readonly to: number;
}

/**
 * Without what only looks like it: the times that something is compared with ("smoke in the cab like last week" is no
 * smoke of last week), the red that a needle is below, and the rear of a tank, which is no tank of the air's.
 */
export function withoutLookAlikes<Spotted extends Spot>(
  tokens: readonly Token[],
  spots: readonly Spotted[],
): Spotted[] {
  const wordAt = (at: number) => tokens[at]?.word ?? "";
  const isCompared = ({ from }: Spot) => compares.test(wordAt(article.test(wordAt(from - 1)) ? from - 2 : from - 1));
  const isBelow = ({ from, to }: Spot) =>
    tokens.slice(Math.max(0, from - reachOfBelow), to).some(({ word }) => below.test(word));
  const isPlaceAt = ({ from, to }: Spot) => tokens.slice(from, to).some(({ word }) => word === "of");
  return spots.filter((spot) => {
    if (spot.concept === "past") return !isCompared(spot);
    if (spot.concept === "overheat_much" || spot.concept === "red") return !isBelow(spot);
    return spot.concept !== "air" || !isPlaceAt(spot);
  });
}
