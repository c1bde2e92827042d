import type { ConceptId } from "../knowledge/concepts.ts";
import type { Spot } from "./spotting.ts";
import type { Token } from "./tokens.ts";

/** What goes on by itself, and whose stopping stops no truck. */
const goesOn: ReadonlySet<ConceptId> = new Set([
  "fan",
  "air_supply",
  "air_buzzer",
  "buzzer",
  "accessory",
  "regen",
  "heater",
  "air_conditioning",
  "fuel_pump",
]);
/** "Buzzer, can't stop": there it is the driver who cannot. */
const cannot: ReadonlySet<string> = new Set("cant cannot couldnt couldn can puedo pude могу смог اقدر قادر".split(" "));
const articles: ReadonlySet<string> = new Set(["el", "la", "los", "las"]);

/** "The fan won't stop", "no para la regeneración": what keeps on is that thing, not the truck. */
export function withGoingOn(tokens: readonly Token[], spots: readonly Spot[]): readonly Spot[] {
  return spots.map((spot) => (spot.concept === "wont_stop" && isOfThing(spot, tokens, spots) ? keepsOn(spot) : spot));
}

function keepsOn(spot: Spot): Spot {
  return { ...spot, concept: "keeps" };
}

function isOfThing({ from, to }: Spot, tokens: readonly Token[], spots: readonly Spot[]): boolean {
  if (tokens.slice(from, to + 1).some(({ word }) => cannot.has(word))) return false;
  const isHere = (at: number) => tokens[at]?.clause === tokens[from]?.clause;
  return spots.some(
    (thing) =>
      goesOn.has(thing.concept) &&
      ((thing.to === from - 1 && isHere(thing.to)) ||
        (thing.from <= to + 2 && thing.to >= to + 2 && isHere(thing.from) && articles.has(tokens[to + 1]?.word ?? ""))),
  );
}
