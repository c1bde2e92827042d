import type { ReadMessage } from "../reading/mentions.ts";
import { patternOf } from "../speech/known.ts";
import { dangersIn, type Standings } from "./standings.ts";

/** "It's the parking brake", "it is only the seat belt": what a red lamp is that was told before. */
const isOfBelt = patternOf(
  (of) =>
    new RegExp(
      String.raw`^\P{L}*(?:\p{L}{1,4}\P{L}+)?(?:(?:(?:its|it['’]?s|that['’]?s|just|only|is|was|the|my) )+(?:seat ?belt|(?:park(?:ing)?|hand|e) ?brake)(?: light| lamp)?|${of("harmlessLamp")})\P{L}*(?:[,.;!]|$|lol|haha|jaja)`,
      "iu",
    ),
);

/** Whether a message says that the red lamp, the only danger that was told, is the parking brake's or the belt's. */
export function explainsLamp({ text }: ReadMessage, standings: Standings): boolean {
  const dangers = dangersIn(standings);
  const isOnly = dangers.length === 1 && dangers[0] === "red_stop_lamp";
  return isOnly && standings.get("red_stop_lamp")?.measured !== true && isOfBelt().test(text);
}
