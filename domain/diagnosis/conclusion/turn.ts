import type { Category, DriveDecision, RedFlag } from "../assessment.ts";
import type { QuestionId } from "../facts/advice.ts";
import type { AskedFor } from "../facts/asked-for.ts";
import type { AssessInput, DialogueLine } from "../input.ts";
import type { ConceptId } from "../lexicon/concepts.ts";
import { mentionsOf, takeApart } from "../reading/mentions.ts";
import { readable, tokenize } from "../reading/tokens.ts";
import { patternOf } from "../speech/known.ts";
import { knownTalks, wordingOf } from "../talk/known.ts";
import { isQuestion } from "./across-turns.ts";
import { questionIn } from "./answers.ts";
import { askedFor, saying } from "./asked-for.ts";
import type { Evidence } from "./evidence.ts";

/** What the newest message wants, and what was said before it. */
export interface Turn {
  readonly asks: readonly AskedFor[];
  /** It asks what a code means. */
  readonly asksOfCode: boolean;
  /** It says something of the truck. */
  readonly tellsNews: boolean;
  readonly isQuestion: boolean;
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
const ofMeaning: ReadonlySet<AskedFor> = new Set(["code", "explain"]);
/** The numbers of a code: then its meaning is asked for, not what a code is. */
const codeNumber = /\d{2,}\s*[/\s]\s*\d|\d{3}/u;

/** Reads what the newest message wants: all that the driver wrote since the assistant's last answer. */
export function readTurn({ messages, language }: AssessInput, current: readonly Evidence[]): Turn {
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
  const told = earlier.flatMap(({ role, content }) => (role === "user" ? [content] : [])).slice(1 - remembered);
  const spokenOf = [newest, ...told.reverse().map((content) => takeApart(readable(content), language))].map(
    ({ concepts }) => new Set(concepts.map(({ concept }) => concept)),
  );
  const tells = saying(text);
  const slipped = tells("by_mistake");
  const asked = withWater(askedFor(text), spokenOf);
  const namesCode = codeNumber.test(text);
  const agrees = question === null && says("yes") && tokenize(text).length <= shortest;
  return {
    asks: namesCode ? asked.filter((id) => !ofMeaning.has(id)) : asked,
    asksOfCode: namesCode && asked.some((id) => ofMeaning.has(id)),
    tellsNews: mentions.some(({ symptom }) => !saysNothingOfTheTruck.test(symptom)),
    isQuestion: isQuestion(text),
    slipped: slipped && (says("defeat") || spokenOf[0]?.has("def") === true || spokenOf[0]?.has("def_mixed") === true),
    // Whoever only imagines it asks for it, and so does whoever asks on after a refusal.
    asksToDefeat:
      !slipped &&
      (heard.some(({ symptom }) => symptom === "defeat") ||
        tells("defeat") ||
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

/** Water goes on brakes or into the radiator, whichever was spoken of last. */
function withWater(asked: readonly AskedFor[], spokenOf: Turn["spokenOf"]): readonly AskedFor[] {
  const system = spokenOf.find((said) => said.has("brake") || said.has("wheel") || said.has("overheat"));
  if (system === undefined) return asked.filter((id) => id !== "brake_water");
  const meant = system.has("overheat") ? "cap" : "brake_water";
  return asked.map((id) => (id === "cap" || id === "brake_water" ? meant : id));
}

function offersHuman({ content }: DialogueLine): boolean {
  return knownTalks().some(({ wording: { reply } }) =>
    [reply.handover, reply.handoverEmergency].some((offer) => content.includes(offer)),
  );
}
