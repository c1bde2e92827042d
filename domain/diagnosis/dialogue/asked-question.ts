import type { ChatLanguage } from "../../languages/languages.ts";
import type { DialogueLine } from "../input.ts";
import { type QuestionId, questionIds } from "../knowledge/advice.ts";
import type { ConceptId } from "../knowledge/concepts.ts";
import { knownSpeeches, patternOf } from "../languages/known.ts";
import { type ReadMessage, takeApart } from "../parse/take-apart.ts";
import { readable } from "../parse/tokens.ts";
import { isQuestion } from "./across-turns.ts";
import { type AskedOfCodes, asksOfCodes } from "./told-codes.ts";

/** What the assistant asked last. */
export interface Asked {
  /** Which of the engine's questions it is, or comes nearest to. */
  readonly question: QuestionId | null;
  readonly ofCodes: AskedOfCodes;
  /** A question in other words than the engine's. */
  readonly asks: ReadMessage | null;
}

export const nothingAsked: Asked = { question: null, ofCodes: asksOfCodes(""), asks: null };

/** What a question asks about, by its most telling words. */
const questionConcepts: readonly (readonly [QuestionId, readonly ConceptId[]])[] = [
  ["coolant_puddle", ["steam", "boil"]],
  ["where_smoke", ["smoke"]],
  ["cranks", ["crank", "starter"]],
  ["tire_position", ["tire", "steer_tire", "wheel"]],
  ["oil_pressure_ok", ["oil_pressure"]],
  ["air_gauges", ["air"]],
  ["dpf_flashing", ["dpf"]],
  ["lamp_colour", ["lamp", "red_lamp", "amber_lamp", "check_engine"]],
  ["temp_now", ["temperature"]],
  ["charging_volts", ["battery"]],
  ["leak_what", ["leak", "puddle", "fluid"]],
];
/** "What colour?", where only a lamp was spoken of. */
const colour = /colou?r|цвет|لون/iu;
/** "Any heat, air or lamps that are not normal?", to which a no is good. */
const anythingOdd =
  /(?:not|ab)\s?normal|(?:anything|something) (?:else|odd|wrong|strange)|unusual|anormal|rar[oa]s?(?!\p{L})|ненормальн|странн|غير طبيعي/iu;
const leaks: readonly ConceptId[] = ["leak", "puddle", "fluid"];
/** "Are you out of traffic?", to which a no is the danger. */
const outOfTraffic = patternOf(
  (of) =>
    new RegExp(
      String.raw`\b(?:out of|off|away from|clear of) (?:\w+ ){0,2}(?:road|traffic|lanes?|highway|way)\b|\bsafe (?:place|spot)|(?:parked|stopped) safely|are you safe|${of("outOfTraffic")}`,
      "iu",
    ),
);
/** "Do you have …", "is there any …". */
const having = patternOf((of) => new RegExp(String.raw`\b(?:have|got|there|any)\b|${of("having")}`, "iu"));

/** "Do you have any brakes?", to which a no is the danger. */
export function asksForThing({ text, concepts }: ReadMessage): boolean {
  return having().test(text) && !anythingOdd.test(text) && concepts.some(({ kind }) => kind === "part");
}

/** What a line of the assistant asks. */
export function askedIn(line: DialogueLine, language: ChatLanguage, spokenOf: ReadonlySet<string>): Asked {
  const own = questionIn(line);
  const asks = own === null ? readQuestion(line, language) : null;
  return {
    question: own ?? (asks === null ? null : questionAbout(asks, spokenOf)),
    ofCodes:
      own !== null && ofGauges.has(own)
        ? nothingAsked.ofCodes
        : asksOfCodes(line.question ?? asks?.text ?? lastQuestion(line.content), line.content),
    asks,
  };
}

export const ofGauges: ReadonlySet<QuestionId> = new Set([
  "air_building",
  "air_gauges",
  "charging_volts",
  "oil_pressure_ok",
  "temp_now",
]);

/** What the built-in assistant says when it asks nothing: as before, an offer, the Account page. */
const ownReply = patternOf(
  (of) =>
    new RegExp(
      `human support|with a technician|as before:|know (?:that )?for (?:sure|certain)|only do truck breakdowns|breakdowns only|the Account page|${of("ownReply")}`,
      "iu",
    ),
);
const listItem = /^\s*(?:[•·*–-]|\d{1,2}[.)])\s.*$/gmu;
const heading = /^[^\n]*:[^\S\n]*$/gmu;

/**
 * The last question of what the assistant said, taken apart; where it only bids ("check the nuts"), its last sentence.
 * One that names no thing ("are all there?") with the sentence before it. Null where it is a reply that asks nothing.
 */
function readQuestion({ content }: DialogueLine, language: ChatLanguage): ReadMessage | null {
  // Checks and parts of a list are no questions to be answered.
  const text = readable(content.replace(listItem, "").replace(heading, "")).trim();
  const question = lastQuestion(text);
  if (question === "") return null;
  if (!isQuestion(question) && (ownReply().test(content) || text !== readable(content).trim())) return null;
  const asks = takeApart(question, language);
  const before = text.slice(0, text.lastIndexOf(question)).match(/[^.!?؟\n]{1,200}[.!]?\s*$/u)?.[0] ?? "";
  const isOfThing = asks.concepts.some(({ kind }) => kind !== "mark" && kind !== "topic");
  return isOfThing || before === "" ? asks : takeApart(`${before.replace(/[.!\s]+$/u, "")} ${question}`, language);
}

function lastQuestion(text: string): string {
  return text.match(/[^.!?؟\n]{1,300}[?؟]/gu)?.at(-1) ?? text.match(/[^.!\n]{1,300}/gu)?.at(-1) ?? "";
}

/** Which of our questions another wording comes nearest to. */
function questionAbout({ concepts, text }: ReadMessage, spokenOf: ReadonlySet<string>): QuestionId | null {
  if (outOfTraffic().test(text)) return "safe_place";
  if (anythingOdd.test(text)) return null;
  const named = new Set<string>(concepts.map(({ concept }) => concept));
  const isLampSpokenOf = ["lamp", "check_engine", "lit"].some((concept) => spokenOf.has(concept));
  if (named.size < 3 && isLampSpokenOf && colour.test(text)) return "lamp_colour";
  const isLeakSpokenOf = leaks.some((concept) => named.has(concept) || (named.size < 3 && spokenOf.has(concept)));
  if (isLeakSpokenOf && colour.test(text)) return "leak_what";
  if (named.has("exhaust") && (named.has("hood") || named.has("wheel") || named.has("cab"))) return "where_smoke";
  return questionConcepts.find(([, any]) => any.some((concept) => named.has(concept)))?.[0] ?? null;
}

/** Which of the engine's questions a line of the assistant asks; null for none. */
export function questionIn(line: DialogueLine): QuestionId | null {
  const said = line.question ?? line.content;
  for (const { wording } of knownSpeeches()) {
    for (const id of questionIds) if (said.includes(wording.questions[id])) return id;
  }
  return null;
}
