import type { Category, DriveDecision, RedFlag } from "../assessment.ts";
import type { Evidence } from "../classify/evidence.ts";
import { mentionsOf } from "../classify/mentions.ts";
import type { AssessInput, DialogueLine } from "../input.ts";
import type { QuestionId } from "../knowledge/advice.ts";
import type { AskedFor } from "../knowledge/asked-for.ts";
import type { ConceptId } from "../knowledge/concepts.ts";
import type { SymptomId } from "../knowledge/symptoms.ts";
import { patternOf } from "../languages/known.ts";
import { knownTalks, wordingOf } from "../languages/known-talks.ts";
import { takeApart } from "../parse/take-apart.ts";
import { readable, tokenize } from "../parse/tokens.ts";
import { isQuestion } from "./across-turns.ts";
import { askedFor, saying } from "./asked-for.ts";
import { questionIn } from "./asked-question.ts";
import { isGuarded } from "./bypassing.ts";

/** What the newest message wants, and what was said before it. */
export interface Turn {
  readonly asks: readonly AskedFor[];
  /** It asks what a code means. */
  readonly asksOfCode: boolean;
  /** It says something of the truck. */
  readonly tellsNews: boolean;
  readonly isQuestion: boolean;
  /** It asks what, where or how. */
  readonly asksWhat: boolean;
  /** The newest message names a trouble of its own. */
  readonly troubles: readonly SymptomId[];
  /** All that the driver wrote since the last answer. */
  readonly text: string;
  readonly asksToDefeat: boolean;
  /** What must not be in a tank was put there by mistake. */
  readonly slipped: boolean;
  /** What the driver's last messages speak of, newest first. */
  readonly spokenOf: readonly ReadonlySet<ConceptId>[];
  readonly wantsHuman: boolean;
  /** Exhaust was spoken of. */
  readonly exhaust: boolean;
  /** The assistant's last question. */
  readonly question: QuestionId | null;
  /** Each text of the assistant, oldest first. */
  readonly said: readonly string[];
  /** All before the newest message; empty at the beginning. */
  readonly earlier: readonly DialogueLine[];
}

/** A decision of an earlier turn. */
export interface EarlierDecision {
  readonly category: Category;
  readonly drive: DriveDecision;
  readonly redFlags: readonly RedFlag[];
}

/** Asked of this truck; whoever asks for anything else wants to know, not to be examined. */
export const ofThisTruck: ReadonlySet<AskedFor> = new Set([
  "danger",
  "may_drive",
  "miles_left",
  "cost",
  "time",
  "explain",
]);
const needsNoQuestion: ReadonlySet<AskedFor> = new Set(["human", "solved", "thanks"]);
const saysNothingOfTheTruck =
  /_named$|^(?:yes|no|greeting|truck_named|want_human|in_safe_place|on_shoulder|off_topic|account)$/u;
const exhaust = patternOf((of) => new RegExp(`exhaust|fumes|monoxide|${of("exhaust")}`, "iu"));
const shortest = 3;
/** As many of the driver's messages tell what an answer is about. */
const remembered = 4;
const systems: readonly ConceptId[] = ["brake", "wheel", "hub", "overheat", "temperature"];
/** Water is a coolant in these lists, whatever it is poured on. */
const cooled: readonly ConceptId[] = [...systems, "coolant", "radiator"];
const ofMeaning: ReadonlySet<AskedFor> = new Set(["code", "explain"]);
/** The numbers of a code: then its meaning is asked for, not what a code is. */
const codeNumber = /\d{2,}\s*[/\s]\s*\d|\d{3}/u;
/** No more words than this ask for one thing that was said: "and fmi 4?" */
const mostOfPart = 4;

/** Reads what the newest message wants: all that the driver wrote since the assistant's last answer, of brakes or not. */
export function readTurn({ messages, language }: AssessInput, current: readonly Evidence[], isOfBrakes: boolean): Turn {
  const at = messages.findLastIndex(({ role }) => role === "assistant");
  const text = readable(
    messages
      .slice(at + 1)
      .map(({ content }) => content)
      .join("\n"),
  );
  const earlier = messages.slice(0, at + 1);
  const last = earlier.at(-1);
  const question = last === undefined ? null : questionIn(last);
  const newest = takeApart(text, language);
  const heard = mentionsOf(newest, null).filter(({ denied, past }) => !denied && !past);
  const mentions = last === undefined ? current : heard;
  const says = (id: string) => mentions.some(({ symptom }) => symptom === id);
  const told = earlier
    .flatMap(({ role, content }) => (role === "user" ? [readable(content)] : []))
    .slice(1 - remembered);
  const spokenOf = [newest, ...told.reverse().map((content) => takeApart(content, language))].map(
    ({ concepts }) => new Set(concepts.map(({ concept }) => concept)),
  );
  const tells = saying(text);
  const slipped = tells("by_mistake");
  const asksWhat = tells("what");
  // "Fixed a hose, still the same", "was fixed last week": that solves nothing.
  const isUnsolved = spokenOf[0]?.has("still_so") || spokenOf[0]?.has("past");
  const asked = ofSystem(askedFor(text), spokenOf).flatMap((id): AskedFor[] =>
    // "So it is fixed?" asks whether all is well.
    id !== "solved" ? [id] : isUnsolved ? [] : isQuestion(text) ? ["danger"] : [id],
  );
  const namesCode = codeNumber.test(text);
  const codes = told.filter((one) => codeNumber.test(one));
  const shown = last?.content.includes(`• ${wordingOf(language).reply.code} SPN`) === true;
  const asksOfCode =
    (namesCode && asked.some((id) => ofMeaning.has(id))) ||
    (shown && asked.includes("explain")) ||
    (isQuestion(text) && tokenize(text).length <= mostOfPart && namesPartOf(codes, text));
  const agrees = question === null && says("yes") && tokenize(text).length <= shortest;
  return {
    asks: namesCode || asksOfCode ? asked.filter((id) => !ofMeaning.has(id)) : asked,
    asksOfCode,
    tellsNews: mentions.some(({ symptom }) => !saysNothingOfTheTruck.test(symptom)),
    isQuestion: isQuestion(text) || asksWhat || tells("question"),
    asksWhat,
    troubles: heard.map(({ symptom }) => symptom),
    text,
    slipped: slipped && (says("defeat") || spokenOf[0]?.has("def") === true || spokenOf[0]?.has("def_mixed") === true),
    // Whoever only imagines it asks for it, and so does whoever asks on after a refusal.
    asksToDefeat:
      !slipped &&
      (heard.some(({ symptom }) => symptom === "defeat") ||
        tells("defeat") ||
        (tells("get_around") && (isOfBrakes || isGuarded(spokenOf, namesCode || codes.length > 0))) ||
        (isQuestion(text) &&
          asked.length === 0 &&
          !spokenOf[0]?.has("buy") &&
          last?.content.includes(wordingOf(language).reply.defeat) === true)),
    spokenOf,
    wantsHuman: asked.includes("human") || says("want_human") || (agrees && last !== undefined && offersHuman(last)),
    exhaust: messages.some(({ role, content }) => role === "user" && exhaust().test(content)),
    question,
    said: earlier.filter(({ role }) => role === "assistant").map(({ content }) => content),
    earlier,
  };
}

/** Whether a text has a number of a code that was told: "and the 4?" behind "3216 4". */
function namesPartOf(codes: readonly string[], text: string): boolean {
  const numbers: readonly string[] = text.match(/\d+/gu) ?? [];
  return codes.some((code) => code.match(/\d+/gu)?.some((number) => numbers.includes(number)) === true);
}

/** What is asked next: nothing of whoever says good-bye, wants a human or only wants to know; the same in other words. */
export function questionAfter(
  { asks, tellsNews, question, earlier }: Turn,
  category: Category,
  next: QuestionId | null,
): QuestionId | null {
  if (tellsNews || asks.length === 0) return next;
  if (asks.includes("explain")) return question ?? next;
  if (asks.every((id) => needsNoQuestion.has(id))) return null;
  return earlier.length === 0 && category !== "unclear" && !asks.some((id) => ofThisTruck.has(id)) ? null : next;
}

/**
 * Water goes on brakes or into the radiator, and a radiator or brakes cool down, whichever was spoken of last. "How long till
 * it cools down" asks for no mechanic's time.
 */
function ofSystem(asked: readonly AskedFor[], spokenOf: Turn["spokenOf"]): readonly AskedFor[] {
  const known = asked.includes("cool") ? cooled : systems;
  const system = spokenOf.find((said) => known.some((one) => said.has(one)));
  if (system === undefined) return asked.filter((id) => id !== "brake_water" && id !== "cool");
  const areBrakes = system.has("hub") || ((system.has("brake") || system.has("wheel")) && !system.has("overheat"));
  const meant = areBrakes ? "brake_water" : "cap";
  const cools = asked.includes("cool") && !asked.includes("cap");
  const read = asked.map((id) => (id === "cap" || id === "brake_water" || id === "cool" ? meant : id));
  return [...new Set(cools ? read.filter((id) => id !== "time") : read)];
}

function offersHuman({ content }: DialogueLine): boolean {
  return knownTalks().some(({ wording: { reply } }) =>
    [reply.handover, reply.handoverEmergency].some((offer) => content.includes(offer)),
  );
}
