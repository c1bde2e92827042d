import type { ConceptId } from "../knowledge/concepts.ts";
import type { ReadMessage } from "../parse/take-apart.ts";
import { dangersIn, type Standings } from "./standings.ts";

/** What a red lamp may be of without harm: the parking brake holds, and a belt is one of the cab's things. */
const harmless: ReadonlySet<ConceptId> = new Set(["parking_brake", "accessory"]);
const mostWords = 7;

/**
 * Whether a short message says that the red lamp, the only danger that was told, is the parking brake's or the belt's:
 * "it's the parking brake", and nothing besides.
 */
export function explainsLamp({ tokens, concepts }: ReadMessage, standings: Standings): boolean {
  const [danger, ...others] = dangersIn(standings);
  if (danger !== "red_stop_lamp" || others.length > 0 || standings.get(danger)?.measured) return false;
  const things = concepts.filter(({ kind, concept }) => kind !== "mark" && kind !== "topic" && concept !== "guarded");
  const from = things[0]?.from ?? 0;
  return (
    tokens.length <= mostWords &&
    concepts.some(({ concept, to }) => concept === "explained" && to < from) &&
    things.every(({ concept, denied }) => !denied && harmless.has(concept))
  );
}
