import { namedIn } from "../dialogue/ruled-out.ts";
import type { ConceptId } from "../knowledge/concepts.ts";
import type { Symptom } from "../knowledge/symptom.ts";
import { symptoms } from "../knowledge/symptoms.ts";
import { secondTrouble } from "./advice.ts";
import type { Conclusion } from "./conclude.ts";
import { answerTo } from "./direct-answers.ts";
import { isQuotable, joined, quoted } from "./quotes.ts";
import { against, offered, type Speaking, unchanged } from "./speaking.ts";

const longestNoted = 80;
const most = 2;
const mended: readonly ConceptId[] = ["fixed", "ended", "new_part"];
const unmended: readonly ConceptId[] = ["not", "past", "still_so", "need", "buy"];

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
  const hollow = [assessment.question, unchanged(conclusion, wording), wording.reply.causeUnknown, against(speaking)];
  const isSame = blocks.every((block) => hollow.includes(block));
  if (!isSame || conclusion.asksForHuman) return all;
  if (blocks.includes(assessment.question) && !isOpen)
    return all.flatMap((block) => (block === assessment.question ? [meaningOf(speaking), block] : [block]));
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
  return both(likely, turn.asksWhat ? checkOf(speaking, conclusion.checks, most) : null);
}

/** What is likely, where no answer said it or something speaks against the rest. */
function stillLikely({ conclusion, assessment: { causes }, wording, isSaid }: Speaking): string | null {
  const texts = causes.map(({ text }) => text).slice(0, most);
  return conclusion.ruledOut.length === 0 && texts.every(isSaid) ? null : listed(wording.reply.likely, texts);
}

/** The next check that was not named yet; to whoever asks for several, the first ones again. */
function checkOf(
  { conclusion, wording, isListed }: Speaking,
  checks: readonly string[] = conclusion.checks,
  count = 1,
): string | null {
  const open = checks.filter((check) => !isListed(check));
  return listed(wording.reply.check, (open.length === 0 && count > 1 ? checks : open).slice(0, count));
}

/**
 * Beside a fact: the cause and check of a second trouble, else what the fact means and speaks against, and the next check or
 * what is likely; to whoever tells of a repair, that all is well. Where all that was said, what to tell whoever comes.
 */
function nextOf(speaking: Speaking): string | null {
  const { conclusion, wording } = speaking;
  const second = ofSecond(speaking);
  if (second !== null) return second;
  if (isMended(conclusion)) return wording.reply.answers.thanks;
  const meaning = meaningOf(speaking);
  const check = (conclusion.ruledOut.length > 0 && stillLikely(speaking)) || checkOf(speaking);
  const other = checkOf(speaking, conclusion.checksOfSystem);
  const report = reportOf(speaking);
  const isWaiting = conclusion.assessment.drive !== "with_care" && conclusion.checks.length > 0;
  const [first, then] = isWaiting ? [report, other] : [other, report];
  return both(meaning, check ?? (meaning === null ? first : null)) ?? then ?? stillLikely(speaking);
}

/** What to tell whoever comes; of parts, that nothing is ordered before the price is known. */
function reportOf({ assessment: { outlook }, wording: { reply }, isSaid }: Speaking): string | null {
  const { tell, tell_tires } = reply.answers;
  const id = outlook?.service.id;
  const told = id === "tire" ? tell_tires : id === "parts" ? reply.beforeOrder : tell;
  return outlook === null || isSaid(told) ? null : told;
}

/** It is said to be repaired or over, and nothing is grave. */
function isMended({ assessment: { drive }, turn: { spokenOf, isQuestion } }: Conclusion): boolean {
  const says = (id: ConceptId) => spokenOf[0]?.has(id);
  return drive === "with_care" && !isQuestion && mended.some(says) && !unmended.some(says);
}

/** "And the engine leaks oil too", in a talk of the ABS: its own cause and check. */
function ofSecond(speaking: Speaking): string | null {
  const { conclusion, assessment, wording } = speaking;
  const { causes, checks } = secondTrouble(conclusion.turn, assessment, wording);
  return both(listed(wording.reply.likely, causes.slice(0, most)), checkOf(speaking, checks));
}

function both(...blocks: readonly (string | null)[]): string | null {
  return blocks.filter(Boolean).join("\n\n") || null;
}

/** To whoever told where the truck is: who can come, how long that takes, what to tell them. To "190": what is usual. */
function meaningOf(speaking: Speaking): string | null {
  const { conclusion, assessment, wording, isSaid } = speaking;
  const { question, text } = conclusion.turn;
  const { roadside, towing } = wording.reply;
  const meanings =
    question === "place"
      ? [
          assessment.outlook?.service.id === "tow" ? towing : roadside,
          answerTo("time", conclusion, wording),
          reportOf(speaking),
        ]
      : [/\d/u.test(text) ? answerTo("normal", conclusion, wording) : null];
  return meanings.filter((meaning) => meaning && !isSaid(meaning)).join("\n") || null;
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
