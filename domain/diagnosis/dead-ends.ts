import { beginningsOf } from "./conclusion/ruled-out.ts";
import { answerTo } from "./direct-answers.ts";
import type { Symptom } from "./facts/symptom.ts";
import { symptoms } from "./facts/symptoms.ts";
import { isQuotable, joined, quoted } from "./quotes.ts";
import { offered, type Speaking, unchanged } from "./speaking.ts";

const longestNoted = 80;
const most = 2;
/** Whoever tells of a second trouble says so; without it a hose or water of the first would be taken for one. */
const also = /also|\btoo\b|tambi[eé]n|aparte|adem[aá]s|كمان|برض|أيض|ещ[её]|тоже|также/iu;

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
  const told = turn.troubles.flatMap((id) => (symptoms[id] as Symptom).causes ?? []);
  const isOfTruck = turn.asksWhat || turn.spokenOf[0]?.has("truck");
  const named = causesNamed(speaking);
  const standing = isOfTruck ? assessment.causes.map(({ text }) => text) : [];
  const texts = named.length > 0 ? named : told.length > 0 ? told.map((id) => wording.causes[id]) : standing;
  const likely = listed(wording.reply.likely, [...new Set(texts)].slice(0, most));
  return both(likely, turn.asksWhat ? checkOf(speaking, true) : null);
}

/** What is likely, where the last answer did not say it or something is ruled out. */
function stillLikely({ conclusion: { turn, rulesOut }, assessment: { causes }, wording }: Speaking): string | null {
  const texts = causes.map(({ text }) => text).slice(0, most);
  const isTold = !rulesOut && texts.every((text) => turn.said.at(-1)?.includes(text));
  return isTold ? null : listed(wording.reply.likely, texts);
}

/** "Can it be the sensor?": the causes of the case that the question names. */
function causesNamed({ conclusion: { turn }, assessment: { causes } }: Speaking): readonly string[] {
  const asked = new Set(beginningsOf(turn.text));
  return causes.map(({ text }) => text).filter((text) => beginningsOf(text).some((word) => asked.has(word)));
}

/** The next check that was not named yet, to whoever asks else the first ones again. */
function checkOf({ conclusion: { checks }, wording, isListed }: Speaking, isAsked = false): string | null {
  const open = checks.filter((check) => !isListed(check));
  return listed(wording.reply.check, (open.length === 0 && isAsked ? checks : open).slice(0, isAsked ? most : 1));
}

/**
 * Beside a fact: the cause and check of a second trouble, who comes to the place that was told, what is likely still
 * where something is ruled out, else the next check, what a gauge usually shows, else what is likely.
 */
function nextOf(speaking: Speaking): string | null {
  const helped = ofSecond(speaking) ?? ofPlace(speaking);
  if (helped !== null) return helped;
  const likely = stillLikely(speaking);
  const check = checkOf(speaking);
  return speaking.conclusion.rulesOut ? (likely ?? check) : (check ?? ofGauge(speaking) ?? likely ?? ofParts(speaking));
}

/** "And the engine leaks oil too", in a talk of the ABS: its own cause and check, where the case is another system's. */
function ofSecond({ conclusion: { turn }, assessment, wording, isListed }: Speaking): string | null {
  const others = also.test(turn.text)
    ? turn.troubles.map((id): Symptom => symptoms[id]).filter(({ category }) => category !== assessment.category)
    : [];
  const causes = others.flatMap((one) => one.causes ?? []).map((id) => wording.causes[id]);
  const checks = assessment.drive === "stop_now" ? [] : others.flatMap((one) => one.checks ?? []);
  const open = checks.map((id) => wording.checks[id]).filter((check) => !isListed(check));
  return both(listed(wording.reply.likely, causes.slice(0, most)), listed(wording.reply.check, open.slice(0, 1)));
}

function both(...blocks: readonly (string | null)[]): string | null {
  return blocks.filter((block) => block !== null).join("\n\n") || null;
}

/** To whoever told where the truck is: who can come there. */
function ofPlace({
  conclusion: { turn },
  assessment: { outlook },
  wording: { reply },
  isSaid,
}: Speaking): string | null {
  if (turn.question !== "place" || !outlook) return null;
  const comes = outlook.service.id === "tow" ? reply.towing : reply.roadside;
  return isSaid(comes) ? null : comes;
}

/** "190, never changes": what is usual there. */
function ofGauge({ conclusion, wording, isSaid }: Speaking): string | null {
  const usual = /\d/u.test(conclusion.turn.text) ? answerTo("normal", conclusion, wording) : null;
  return usual === null || isSaid(usual) ? null : usual;
}

/** The parts that it may take, where none was named yet. */
function ofParts({ assessment: { outlook }, wording, language, isListed }: Speaking): string | null {
  const open = outlook?.parts.filter((part) => !isListed(part)) ?? [];
  return open.length === 0 ? null : `${wording.reply.needed} ${joined(open, language)}.`;
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
