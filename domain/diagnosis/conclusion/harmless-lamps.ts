import type { ReadMessage } from "../reading/mentions.ts";
import { patternOf } from "../speech/known.ts";
import { dangersIn, type Standings } from "./standings.ts";

/** "It's the parking brake", "it is only the seat belt": what a red lamp is that was told before. */
const isOfBelt = patternOf(
  (of) =>
    new RegExp(
      String.raw`^\P{L}*(?:(?:no|nah|oh|ok|yes|yeah|s[ií]|да|нет|لا)\P{L}+)?(?:(?:(?:(?:it|that)['’]?s|it (?:is|was)|that (?:is|was)|just|only)\s+){1,2}(?:the |my |for the )?(?:seat ?belt|(?:park(?:ing)?|hand|emergency|e) ?brake)(?:\s+(?:light|lamp|indicator|icon|one))?|${of("harmlessLamp")})\P{L}*(?:[,.;!]|$|lol|haha|jaja)`,
      "iu",
    ),
);

/** Whether a message says that the red lamp, the only danger that was told, is the parking brake's or the belt's. */
export function explainsLamp({ text }: ReadMessage, standings: Standings): boolean {
  const dangers = dangersIn(standings);
  const isOnly = dangers.length === 1 && dangers[0] === "red_stop_lamp";
  return isOnly && standings.get("red_stop_lamp")?.measured !== true && isOfBelt().test(text);
}
