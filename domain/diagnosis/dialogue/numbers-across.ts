import type { ChatLanguage } from "../../languages/languages.ts";
import { withoutCodes } from "../parse/codes/codes.ts";
import type { WrittenCode } from "../parse/codes/written-code.ts";
import { ofAir } from "../parse/readings/other-pressures.ts";
import { readReadings } from "../parse/readings/readings.ts";
import { type ReadMessage, takeApart } from "../parse/take-apart.ts";
import { isShort } from "./across-turns.ts";
import { thingAskedAbout } from "./answers.ts";

/** Two numbers, and whether they hold. */
const mostOfGauges = 5;

/** "40", "what reads 40?", "both air gauges": the number stands before what it is read off. */
export function withNumberBefore(
  told: ReadMessage | null,
  message: ReadMessage,
  language: ChatLanguage,
): ReadMessage | null {
  const number = told === null ? null : /^\W*(\d{1,3}(?:[.,]\d)?)\W*$/u.exec(told.text)?.[1];
  const names = message.concepts.some(({ kind, denied }) => kind === "part" && !denied);
  return number == null || !names || !isShort(message) || /\d/u.test(message.text)
    ? null
    : takeApart(`${message.text} ${number}`, language);
}

/** "It fell to 50", "the air pressure?", "yes": the question names what the number is read off. */
export function withThingAsked(
  told: ReadMessage | null,
  asks: ReadMessage | null,
  language: ChatLanguage,
): ReadMessage | null {
  const numbers = told?.text.match(/\d{1,3}(?:[.,]\d)?/gu) ?? [];
  return asks === null || numbers.length !== 1 || thingAskedAbout(asks) === null
    ? null
    : takeApart(`${asks.text.replace(/[?¿؟]/gu, "")} ${numbers[0]}`, language);
}

/** "The air drops" and then "120 and 118", "both 120", "already 115": where the gauges stand, beside no other thing. */
export function showsBothTanks(told: ReadMessage, { text, tokens, concepts }: ReadMessage): boolean {
  const figures = text.match(/(?<![\d.,])\d{2,3}(?![\d.,])/gu) ?? [];
  if ((concepts.length === 0 && figures.length < 2) || tokens.length > mostOfGauges) return false;
  // "Yes, mile 112" answers where somebody stands.
  const isThing = ({ kind, concept }: ReadMessage["concepts"][number]) =>
    kind === "part" || kind === "place" || concept === "yes";
  const isOfAir = told.concepts.some(({ concept }) => ofAir.has(concept));
  return isOfAir && !concepts.some(isThing) && figures.length > 0;
}

/** What a message reads off a gauge that only the message before it names; the numbers of that one answer no later question. */
export function readAcross(
  whole: ReadMessage,
  { text: newest }: ReadMessage,
  here: readonly WrittenCode[],
  known: readonly WrittenCode[],
  spokenOf: ReadonlySet<string>,
): ReturnType<typeof readReadings> {
  const text = withoutCodes(whole.text, here);
  return readReadings({ ...whole, text }, null, known, spokenOf, text.length - newest.length);
}
