import { mentionsWords } from "../dialogue/shared-words.ts";
import type { Text } from "../guides/guide.ts";
import type { AskedFor } from "../knowledge/asked-for.ts";
import { labelOf, type OpenGuide } from "./guide-view.ts";
import { quoted } from "./quotes.ts";
import type { Speaking } from "./speaking.ts";

/** Blocks that every reply has. */
interface Around {
  /** What to do now about a danger that is new. */
  readonly danger: string | null;
  readonly codes: string | null;
  readonly photos: string | null;
  readonly offer: string | null;
}

const longestQuote = 160;
/** What the verdict answers. */
const ofVerdict: ReadonlySet<AskedFor> = new Set(["may_drive", "danger", "miles_left"]);

/**
 * The reply from the open guide, in this order: 'Can I drive?' where it is new, has changed or was asked, and what to do
 * about a new danger; the answer to what was asked; what the last answer shows; what it usually is, on this truck; then
 * the next question with how to find out, or the outcome. A standing stop is repeated in one short line.
 */
export function guidedReply(speaking: Speaking, around: Around): (string | null)[] {
  const { conclusion, wording, language } = speaking;
  const { guided, guideTurn, turn, asksToDefeat, asksForHuman } = conclusion;
  const { ended } = guideTurn;
  if (ended !== null) {
    const words = quoted(oneLine(turn.text), language);
    const said = ended.how === "fixed" ? wording.guide.fixed : wording.guide.found(words);
    return [said, conclusion.condition, around.danger, around.offer];
  }
  const { open } = guided;
  if (open === null) return [];
  const isThanks = turn.asks.includes("thanks") && guideTurn.given === null && !turn.tellsNews;
  if (isThanks && around.danger === null) return [standing(speaking), wording.reply.answers.thanks];
  if (asksForHuman && guideTurn.given === null && !guideTurn.isOpened) return [standing(speaking), around.offer];
  return [
    asksToDefeat ? wording.reply.defeat : null,
    verdict(speaking),
    around.danger,
    asked(speaking, open),
    noted(speaking),
    around.codes,
    learnt(speaking, open),
    guideTurn.isOpened ? usually(speaking, open) : null,
    around.photos,
    ...(guided.view.outcome === null ? question(speaking, open) : outcome(speaking, open)),
    around.offer,
  ];
}

/** 'Can I drive?' in full, or under a stop that stands in one short line. */
function verdict(speaking: Speaking): string | null {
  const { conclusion, isNewDanger, isSaid } = speaking;
  const { guided, guideTurn, turn } = conclusion;
  const text = guided.view.verdict?.text ?? null;
  const isAsked = turn.asks.some((id) => ofVerdict.has(id));
  if (text === null) return null;
  if (guideTurn.isOpened || isNewDanger || isAsked || !isSaid(text)) return text;
  return standing(speaking);
}

/** That a stop stands, in one short line. */
function standing({ conclusion, wording }: Speaking): string | null {
  return conclusion.assessment.drive === "stop_now" ? wording.guide.standing : null;
}

/** The guide's own answer to a question that drivers ask in the middle of it, else the assistant's. */
function asked(
  { conclusion: { turn, guideTurn }, answers, wording }: Speaking,
  { guide, say }: OpenGuide,
): string | null {
  if (turn.isQuestion) {
    const aside = guide.asides.find(({ question }) => mentionsWords(turn.text, say(question)));
    if (aside !== undefined) return say(aside.answer);
  }
  if (answers.length > 0) return answers.join("\n");
  if (!turn.isQuestion || turn.asks.some((id) => ofVerdict.has(id)) || guideTurn.isOpened) return null;
  return turn.asksWhat ? say(guide.usually) : wording.reply.unanswered;
}

/** That a fact was heard which answers no step. */
function noted({ conclusion: { turn, guideTurn }, wording, language }: Speaking): string | null {
  const isFact = turn.tellsNews && !turn.isQuestion && guideTurn.given === null && !guideTurn.isOpened;
  return isFact ? `${wording.reply.noted} ${quoted(oneLine(turn.text).replace(/[.!…\s]+$/u, ""), language)}.` : null;
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, " ").trim().slice(0, longestQuote);
}

/** What the answer that was just given shows; a corrected one is named. */
function learnt({ conclusion: { guideTurn }, wording }: Speaking, open: OpenGuide): string | null {
  const { given, corrects } = guideTurn;
  if (given === null) return null;
  const shows = given.answer.shows;
  const changed = corrects ? wording.guide.changed(labelOf(given.answer, open, wording)) : null;
  return [changed, shows === undefined ? null : open.say(shows)].filter((line) => line !== null).join(" ") || null;
}

function usually({ conclusion: { truck }, wording }: Speaking, { guide, say }: OpenGuide): string {
  const text = say(guide.usually);
  return truck === null ? text : wording.guide.onTruck(`${truck.year} ${truck.brand} ${truck.model}`, text);
}

/** How to find out, then the question; after words that fit no answer, the answers too. */
function question({ conclusion: { guideTurn, turn }, wording }: Speaking, open: OpenGuide): (string | null)[] {
  const { position } = open.walk;
  if (position.kind !== "step") return [];
  const { step } = position;
  const isUnmatched = guideTurn.isUnmatched && turn.asks.length === 0 && !turn.tellsNews;
  if (isUnmatched) {
    const labels = step.answers.map((answer) => labelOf(answer, open, wording));
    return [`${wording.guide.unmatched}\n${open.say(step.ask)}`, listed(labels)];
  }
  const how = listed([...(step.how ?? []), ...(step.warn === undefined ? [] : [step.warn])].map(open.say));
  return [[open.say(step.ask), how].filter((line) => line !== null).join("\n")];
}

/** What is wrong, what to do and not to do, and who can help. */
function outcome({ conclusion, wording, isSaid }: Speaking, { walk, say }: OpenGuide): (string | null)[] {
  const { position } = walk;
  if (position.kind !== "outcome") return [];
  const cause = say(position.outcome.cause);
  const { guideTurn } = conclusion;
  if (isSaid(cause) && guideTurn.given === null) return [];
  const doNow = position.outcome.do.map((text: Text, at) => `${at + 1}. ${say(text)}`);
  const doNot = listed((position.outcome.doNot ?? []).map(say));
  const who = position.outcome.who.map((id) => wording.services[id]);
  return [
    cause,
    doNow.length === 0 ? null : [wording.guide.do, ...doNow].join("\n"),
    doNot === null ? null : `${wording.guide.doNot}\n${doNot}`,
    who.length === 0 ? null : `${wording.guide.who} ${who.join(", ")}.`,
  ];
}

function listed(lines: readonly string[]): string | null {
  return lines.length === 0 ? null : lines.map((line) => `• ${line}`).join("\n");
}
