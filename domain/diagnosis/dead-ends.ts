import type { CauseId } from "./facts/advice.ts";
import type { Symptom } from "./facts/symptom.ts";
import { symptoms } from "./facts/symptoms.ts";
import { isQuotable, quoted } from "./quotes.ts";
import { offered, type Speaking, unchanged } from "./speaking.ts";

const longestNoted = 80;
const mostOfAsked = 2;

/** Where a question stays open, or nothing new is said and nothing asked: what is not known, and a human. */
export function withoutDeadEnd(all: readonly (string | null)[], speaking: Speaking): readonly (string | null)[] {
  const { conclusion, wording, answers } = speaking;
  const { turn, assessment, asksToDefeat } = conclusion;
  const offer = offered(conclusion, wording);
  const blocks = all.filter((block) => block !== null && block !== "" && block !== offer);
  const isOpen = turn.isQuestion && answers.length === 0 && !asksToDefeat && turn.asks.every((id) => id === "normal");
  const isSame = blocks.every((block) => block === assessment.question || block === unchanged(conclusion, wording));
  if (!isSame || (blocks.includes(assessment.question) && !isOpen)) return all;
  return [isOpen ? ofAsked(speaking) : noted(speaking), ...blocks, offer];
}

/** "And the abs?", "and the truck?": what is likely behind that. */
function ofAsked({ conclusion: { turn }, assessment, wording }: Speaking): string {
  const ids = turn.troubles.flatMap((id) => (symptoms[id] as Symptom).causes ?? []);
  const ofTruck = turn.spokenOf[0]?.has("truck") ? (assessment.causes.map(({ id }) => id) as CauseId[]) : [];
  const likely = [...new Set(ids.length === 0 ? ofTruck : ids)]
    .slice(0, mostOfAsked)
    .map((id) => `• ${wording.causes[id]}`);
  return likely.length === 0 ? wording.reply.unanswered : [wording.reply.likely, ...likely].join("\n");
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
