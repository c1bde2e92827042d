import { secondTrouble } from "./conclusion/advice.ts";
import { namedIn } from "./conclusion/ruled-out.ts";
import { answerTo } from "./direct-answers.ts";
import type { Symptom } from "./facts/symptom.ts";
import { symptoms } from "./facts/symptoms.ts";
import { isQuotable, joined, quoted } from "./quotes.ts";
import { offered, type Speaking, unchanged } from "./speaking.ts";

const longestNoted = 80;
const most = 2;

/**
 * Where a question stays open, or nothing new is said and nothing asked: what is likely and what to look at next, so far
 * as the case has it, else that it is not known, and a human.
 */
export function withoutDeadEnd(all: readonly (string | null)[], speaking: Speaking): readonly (string | null)[] {
  const { conclusion, wording, answers, isSaid } = speaking;
  const { turn, assessment, asksToDefeat } = conclusion;
  const offer = offered(conclusion, wording);
  const blocks = all.filter((block) => block !== null && block !== "" && block !== offer);
  const isOpen = turn.isQuestion && answers.length === 0 && !asksToDefeat && turn.asks.every((id) => id === "normal");
  const isSame = blocks.every((block) => block === assessment.question || block === unchanged(conclusion, wording));
  if (!isSame || (blocks.includes(assessment.question) && !isOpen)) return all;
  const asked = isOpen ? ofAsked(speaking) : null;
  const next =
    asked === null && blocks.includes(assessment.question)
      ? null
      : (asked ?? (isOpen ? (checkOf(speaking) ?? stillLikely(speaking)) : nextOf(speaking)));
  const said =
    asked === null ? [isOpen ? wording.reply.unanswered : noted(speaking), ...blocks, next] : [asked, ...blocks];
  return next === null || (isOpen && asked === null) || !isSaid(offer) ? [...said, offer] : said;
}

/** "And the abs?", "what could it be", "what part", "what now": what is likely behind that, what it takes, or both. */
function ofAsked(speaking: Speaking): string | null {
  const { conclusion, assessment, wording, language } = speaking;
  const { turn } = conclusion;
  const parts = assessment.outlook?.parts ?? [];
  if (turn.spokenOf[0]?.has("parts") && parts.length > 0) return `${wording.reply.needed} ${joined(parts, language)}.`;
  const isOfTruck = turn.asksWhat || turn.spokenOf[0]?.has("truck");
  const named = namedIn(turn.text, assessment.causes);
  const told = turn.troubles.flatMap((id) => (symptoms[id] as Symptom).causes ?? []).map((id) => wording.causes[id]);
  const standing = isOfTruck ? assessment.causes.map(({ text }) => text) : [];
  const texts = [named, told, standing].find(([first]) => first);
  const likely = listed(wording.reply.likely, [...new Set(texts)].slice(0, most));
  return both(likely, turn.asksWhat ? checkOf(speaking, true) : null);
}

/** What is likely, where the last answer did not say it or something is ruled out. */
function stillLikely({ conclusion: { turn, rulesOut }, assessment: { causes }, wording }: Speaking): string | null {
  const texts = causes.map(({ text }) => text).slice(0, most);
  const isTold = !rulesOut && texts.every((text) => turn.said.at(-1)?.includes(text));
  return isTold ? null : listed(wording.reply.likely, texts);
}

/** The next check that was not named yet, to whoever asks else the first ones again. */
function checkOf({ conclusion: { checks }, wording, isListed }: Speaking, isAsked = false): string | null {
  const open = checks.filter((check) => !isListed(check));
  return listed(wording.reply.check, (open.length === 0 && isAsked ? checks : open).slice(0, isAsked ? most : 1));
}

/**
 * Beside a fact: the cause and check of a second trouble, what is likely still where something is ruled out, else what the
 * fact means and the next check, else what is likely.
 */
function nextOf(speaking: Speaking): string | null {
  const likely = stillLikely(speaking);
  const check = checkOf(speaking);
  const left = speaking.conclusion.rulesOut ? (likely ?? check) : (both(meaningOf(speaking), check) ?? likely);
  return ofSecond(speaking) ?? left;
}

/** "And the engine leaks oil too", in a talk of the ABS: its own cause and check. */
function ofSecond({ conclusion: { turn }, assessment, wording, isListed }: Speaking): string | null {
  const { causes, checks } = secondTrouble(turn, assessment, wording);
  const open = checks.filter((check) => !isListed(check));
  return both(listed(wording.reply.likely, causes.slice(0, most)), listed(wording.reply.check, open.slice(0, 1)));
}

function both(...blocks: readonly (string | null)[]): string | null {
  return blocks.filter(Boolean).join("\n\n") || null;
}

/** To whoever told where the truck is: who can come there. To "190, never changes": what is usual. */
function meaningOf({ conclusion, assessment, wording, isSaid }: Speaking): string | null {
  const { question, text } = conclusion.turn;
  const { roadside, towing } = wording.reply;
  const comes = assessment.outlook?.service.id === "tow" ? towing : roadside;
  const meaning = question === "place" ? comes : /\d/u.test(text) && answerTo("normal", conclusion, wording);
  return meaning && !isSaid(meaning) ? meaning : null;
}

function listed(title: string, items: readonly string[]): string | null {
  return items.length === 0 ? null : [title, ...items.map((item) => `• ${item}`)].join("\n");
}

/** That a fact was heard which changes nothing: "the mate is holding". */
function noted({ conclusion: { turn }, wording, language }: Speaking): string | null {
  const text = turn.text.replace(/\s+/gu, " ").trim();
  const isFact =
    turn.asks.length === 0 && !turn.wantsHuman && !turn.isQuestion && isQuotable(text) && text.includes(" ");
  return isFact && (turn.spokenOf[0]?.size !== 0 || /\d/u.test(text)) && text.length <= longestNoted
    ? `${wording.reply.noted} ${quoted(text.replace(/[.!…\s]+$/u, ""), language)}.`
    : null;
}
