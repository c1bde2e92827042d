import type { CauseId } from "./facts/advice.ts";
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
      : (asked ?? (isOpen ? checkOf(speaking) : nextOf(speaking)));
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
  const told = turn.troubles.flatMap((id) => (symptoms[id] as Symptom).causes ?? []);
  const isOfTruck = turn.asksWhat || turn.spokenOf[0]?.has("truck");
  const standing = isOfTruck ? (assessment.causes.map(({ id }) => id) as CauseId[]) : [];
  const ids = [...new Set(told.length === 0 ? standing : told)].slice(0, most);
  const likely = listed(
    wording.reply.likely,
    ids.map((id) => wording.causes[id]),
  );
  const blocks = [likely, turn.asksWhat ? checkOf(speaking, true) : null].filter((block) => block !== null);
  return blocks.length === 0 ? null : blocks.join("\n\n");
}

/** The next check that was not named yet, to whoever asks else the first ones again. */
function checkOf({ conclusion: { checks }, wording, isListed }: Speaking, isAsked = false): string | null {
  const open = checks.filter((check) => !isListed(check));
  return listed(wording.reply.check, (open.length === 0 && isAsked ? checks : open).slice(0, isAsked ? most : 1));
}

/** Beside a fact: what is likely still where it rules something out, else the next check, else what is likely. */
function nextOf(speaking: Speaking): string | null {
  const { conclusion, assessment, wording } = speaking;
  const { turn } = conclusion;
  const last = turn.said.at(-1) ?? "";
  const likely = assessment.causes.map(({ text }) => text).slice(0, most);
  const left =
    conclusion.rulesOut || (turn.question !== "place" && likely.some((text) => !last.includes(text))) ? likely : [];
  const ofCauses = listed(wording.reply.likely, left);
  return conclusion.rulesOut ? (ofCauses ?? checkOf(speaking)) : (checkOf(speaking) ?? ofCauses);
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
