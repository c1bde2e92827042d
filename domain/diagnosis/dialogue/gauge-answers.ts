import { patternOf } from "../languages/known.ts";
import type { ReadMessage } from "../parse/take-apart.ts";
import { type Asked, ofGauges } from "./asked-question.ts";

/** "I checked, nothing looks wrong", "no one is around": nothing is read off a gauge. */
const readsNone = patternOf(
  (of) =>
    new RegExp(
      String.raw`\bno ?(?:one|body)\b|\bnothing (?:else |really )?(?:(?:looks?|seems?|is) )?(?:wrong|bad|off|odd|unusual)\b|\b(?:saw|found) nothing|${of("readsNone")}`,
      "iu",
    ),
);

/** Whether a message reads nothing off the gauges that were asked for, so that its "nothing" is not theirs. */
export function readsNoGauge({ text }: ReadMessage, { question }: Asked): boolean {
  return question !== null && ofGauges.has(question) && !/\d/u.test(text) && readsNone().test(text);
}
