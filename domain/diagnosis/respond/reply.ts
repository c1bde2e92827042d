import type { ChatLanguage } from "../../languages/languages.ts";
import type { Assessment, FaultCode } from "../assessment.ts";
import { notDriven } from "../classify/rule-verdict.ts";
import { ofThisTruck } from "../dialogue/turn.ts";
import type { ConceptId } from "../knowledge/concepts.ts";
import { byDanger, flagAdvice } from "../knowledge/safety-steps.ts";
import { withoutService } from "../knowledge/services.ts";
import type { WholeWording } from "../languages/wording.ts";
import type { Conclusion } from "./conclude.ts";
import { withoutDeadEnd } from "./dead-ends.ts";
import { guidedReply } from "./guided-reply.ts";
import { isQuotable, joined, quoted } from "./quotes.ts";
import { against, inShort, offered, type Speaking, speakingOf, unchanged } from "./speaking.ts";

const longestRepair = 160;
/** Later in a talk no more causes or checks are said at once. */
const mostLater = 2;

/**
 * The built-in assistant's answer in short blocks: decision, what was asked, do this now, likely, check, one question, a
 * human. What it said before it does not say again, except where a new danger arises. Says what it rests on; never
 * 'safe to drive', no quotes, no promise of miles.
 */
export function reply(conclusion: Conclusion, language: ChatLanguage): string {
  const speaking = speakingOf(conclusion, language);
  const guided = guidedBlocks(speaking);
  if (guided !== null) return spoken(guided);
  return spoken(withoutDeadEnd(brief(speaking) ?? whole(speaking), speaking));
}

function spoken(blocks: readonly (string | null)[]): string {
  return blocks.filter((block) => block !== null && block !== "").join("\n\n");
}

/** The reply where a guide is open or was just closed; null where none is. */
function guidedBlocks(speaking: Speaking): (string | null)[] | null {
  const { conclusion, isNewDanger, isSaid, wording } = speaking;
  const { guided, guideTurn } = conclusion;
  // A model's tool may have found a danger since: then its conclusion has no guide any more.
  const isOpen = guided.open !== null && conclusion.assessment.guide !== null;
  if (!isOpen && guideTurn.ended === null) return null;
  const offer = handover(conclusion, wording);
  const isEnd = guided.view.outcome !== null || guideTurn.ended !== null;
  return guidedReply(speaking, {
    danger: isNewDanger ? steps(speaking) : null,
    codes: codes(speaking),
    photos: conclusion.photos && !isSaid(wording.reply.photos) ? wording.reply.photos : null,
    offer: offer !== null && (conclusion.asksForHuman || (isEnd && !isSaid(offer))) ? offer : null,
  });
}

/** To thanks, to a good-bye and to whoever wants a human, a line is enough. */
function brief({ conclusion, assessment, wording, isNewDanger, answers }: Speaking): (string | null)[] | null {
  const { turn, asksToDefeat } = conclusion;
  if (turn.tellsNews || asksToDefeat || isNewDanger || answers.length > 0) return null;
  const decision = assessment.drive === "stop_now" ? unchanged(conclusion, wording) : null;
  if (conclusion.asksForHuman) return [decision, handover(conclusion, wording)];
  if (turn.asks.some((id) => id !== "solved" && id !== "thanks") || turn.asks.length === 0) return null;
  return [decision, wording.reply.answers.thanks];
}

function whole(speaking: Speaking): (string | null)[] {
  const { conclusion, assessment, wording, answers, isNewDanger, isSaid } = speaking;
  const { turn, asksToDefeat, asksForHuman } = conclusion;
  const answered = answers.join("\n");
  const offer = handover(conclusion, wording);
  const wantsToKnow = answers.length > 0 && turn.asks.some((id) => !ofThisTruck.has(id));
  const isOnlyAnswered =
    wantsToKnow &&
    (onlyAsks(conclusion) || withoutService.includes(assessment.category) || assessment.causes.length === 0);
  return [
    asksToDefeat ? wording.reply.defeat : null,
    ...inOrder(speaking, answered),
    ...(isOnlyAnswered
      ? []
      : [against(speaking), causes(speaking), checks(speaking), needed(speaking), earlier(speaking)]),
    conclusion.photos && !isSaid(wording.reply.photos) ? wording.reply.photos : null,
    assessment.question,
    offer !== null && (isNewDanger || asksForHuman || !isSaid(offer)) ? offer : null,
  ];
}

/** Safety before every answer; whoever asks only what a code means reads that first. */
function inOrder(speaking: Speaking, answered: string): (string | null)[] {
  const { assessment, conclusion } = speaking;
  if (assessment.drive === "stop_now") return [opening(speaking), steps(speaking), answered, codes(speaking)];
  if (conclusion.turn.asksOfCode) return [codes(speaking), opening(speaking), answered, steps(speaking)];
  return [opening(speaking), answered, codes(speaking), steps(speaking)];
}

function opening(speaking: Speaking): string | null {
  const { conclusion, assessment, wording } = speaking;
  const { drive, category } = assessment;
  const { turn, before, isParked } = conclusion;
  const { decision } = wording.reply;
  if (drive === "stop_now") return stopping(speaking);
  if (notDriven.includes(category)) return service(speaking);
  const asksIfFine = turn.asks.includes("normal") && speaking.answers.length === 0;
  if (turn.asks.includes("danger") || asksIfFine) return danger(speaking);
  if (turn.asks.includes("may_drive") && !conclusion.asksToDefeat) return mayDriveNow(speaking);
  if (onlyAsks(conclusion)) return null;
  const isKnown = before?.drive === drive && !notDriven.includes(before.category);
  if (isKnown && drive !== "next_safe_exit" && speaking.answers.length > 0 && !turn.tellsNews) return null;
  if (isKnown && !isUnexplained(conclusion)) return unchanged(conclusion, wording);
  return drive === "not_applicable" && isParked ? capitalised(inShort(conclusion, wording)) : decision[drive];
}

/** "Is it dangerous?" is answered by the danger, never by yes or no. */
function danger({ assessment: { drive, urgency }, wording: { reply: said } }: Speaking): string {
  const isGrave = drive === "next_safe_exit" || urgency === "high";
  if (isGrave) return `${said.danger.may} ${said.decision[drive]}`;
  return drive === "with_care" ? `${said.danger.none} ${said.mayDrive[drive]}` : said.danger.none;
}

/** Never in the dark without lights, nor with what must not be started: not later in the talk either. */
function mayDriveNow({ conclusion: { turn }, assessment, wording, isSaid }: Speaking): string {
  const { mayDrive, no } = wording.reply;
  const { no_dark, no_start } = wording.safety.steps;
  const never = [no_start, no_dark].find((step) => assessment.steps.includes(step) || isSaid(step));
  const names = (...ids: readonly ConceptId[]) => turn.spokenOf.some((said) => ids.some((id) => said.has(id)));
  const isDark = names("dark") && names("ext_light", "brake_light");
  return never === undefined && !isDark ? mayDrive[assessment.drive] : `${no} ${never ?? no_dark}`;
}

function stopping({ conclusion, wording, isNewDanger, isSaid }: Speaking): string {
  const { decision, mayDrive, stays } = wording.reply;
  const { isParked, isBeside, turn } = conclusion;
  const isStopped = isParked || isBeside;
  const { gentle_brake } = wording.safety.steps;
  const isRolling = conclusion.assessment.steps.includes(gentle_brake);
  const stopNow = decision.stop_now.replace(/(?<=\.)\s.*$/u, "");
  const stop = isStopped ? stays : isRolling ? `${stopNow} ${gentle_brake}` : decision.stop_now;
  if (turn.asks.some((id) => id === "danger" || id === "normal")) return `${wording.reply.danger.yes} ${stop}`;
  const [danger = "unnamed_danger"] = byDanger(conclusion.assessment.redFlags);
  const reason = `${wording.safety.titles[danger]}.`;
  if (flagAdvice[danger].alone) return reason;
  if (turn.asks.includes("may_drive"))
    return isNewDanger && !isStopped ? `${stop} ${mayDrive.stop_now}` : `${mayDrive.stop_now} ${reason}`;
  return isNewDanger || !isSaid(stop) || isUnexplained(conclusion) ? stop : unchanged(conclusion, wording);
}

/** Where no truck is judged: what else can be done. */
function service({ conclusion, assessment: { category }, wording, answers, isSaid }: Speaking): string | null {
  const { asks } = conclusion.turn;
  const said = wording.reply;
  const isAnswered = answers.length > 0;
  const asksPrice = asks.includes("cost") || asks.includes("time");
  switch (category) {
    case "towing":
    case "roadside":
    case "parts":
      if (onlyAsks(conclusion) && asks.includes("nearby")) return null;
      return isSaid(said[category]) && !(category === "parts" && asksPrice) ? null : said[category];
    case "account":
      return isAnswered || isSaid(said.account) ? null : said.account;
    case "off_topic":
      return isAnswered ? null : said.offTopic;
    default:
      if (isAnswered || isSaid(said.unclear)) return null;
      return conclusion.onlyGreets ? said.greeting : said.unclear;
  }
}

/** "What do you mean?", and no question was asked: the decision in full. */
function isUnexplained({ turn }: Conclusion): boolean {
  return turn.asks.includes("explain") && turn.question === null;
}

/** Nothing stands and nothing is driven: the driver wants to know something. */
function onlyAsks({ assessment, turn, before, stands, isParked }: Conclusion): boolean {
  const wasDriven = before !== null && before.drive !== "not_applicable";
  const isAsked = turn.isQuestion || turn.asksOfCode || turn.asks.length > 0;
  if (assessment.category === "roadside" && turn.asks.includes("nearby")) return true;
  return assessment.drive === "not_applicable" && isAsked && !stands && !isParked && !wasDriven;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function steps(speaking: Speaking): string | null {
  const { conclusion, assessment, wording, answers, isNewDanger, isSaid } = speaking;
  if (onlyAsks(conclusion)) return null;
  const opened = [...answers, opening(speaking)].join(" ");
  // Whoever rolls to an exit reads of triangles at first, and again on the shoulder.
  const isRolling = conclusion.before !== null && assessment.drive === "next_safe_exit" && !conclusion.stands;
  const open = assessment.steps.filter(
    (step) =>
      !opened.includes(step) &&
      (isNewDanger || !isSaid(step)) &&
      !(isRolling && step === wording.safety.steps.triangles),
  );
  return open.length === 0 ? null : [wording.reply.doNow, ...open.map((step, at) => `${at + 1}. ${step}`)].join("\n");
}

/** The codes that were not named yet, and those whose meaning is asked for: "and fmi 4?" */
function codes({ conclusion: { turn }, assessment, wording, isListed }: Speaking): string | null {
  const numbers = turn.text.match(/\d+/gu);
  const isAsked = ({ spn, fmi }: FaultCode) =>
    turn.asksOfCode && (!numbers || numbers.includes(`${spn}`) || numbers.includes(`${fmi}`));
  const named = assessment.faultCodes.map((code) => ({ name: nameOf(code, wording), isAsked: isAsked(code) }));
  const lines = named.filter(({ name, isAsked: asked }) => asked || !isListed(name)).map(({ name }) => `• ${name}`);
  const isAgain = turn.asksOfCode && named.every(({ name }) => isListed(name));
  return lines.length === 0 ? null : [...lines, ...(isAgain ? [wording.reply.answers.code] : [])].join("\n");
}

function nameOf(code: FaultCode, wording: WholeWording): string {
  const number = code.fmi === null ? `SPN ${code.spn}` : `SPN ${code.spn} FMI ${code.fmi}`;
  return `${wording.reply.code} ${number}: ${code.meaning ?? wording.reply.codeUnknown}.`;
}

/** Likely causes that were not named yet, and the likeliest one again where it was not the likeliest before. */
function causes(speaking: Speaking): string | null {
  const { assessment, wording, language, isSaid } = speaking;
  const { likely, causeUnknown, because } = wording.reply;
  if (assessment.causes.length === 0) return isOfTruck(assessment) && !isSaid(causeUnknown) ? causeUnknown : null;
  const isFirstAgain = (text: string, at: number) => at === 0 && !isSaid(`${likely}\n• ${text}`);
  const told = new Set<string>();
  const lines = assessment.causes
    .slice(0, mostOf(speaking))
    .filter(({ text }, at) => !isSaid(`• ${text}`) || isFirstAgain(text, at))
    .map(({ text, evidence }) => {
      const words = evidence.filter((word) => isQuotable(word) && !told.has(word.toLowerCase())).slice(0, 2);
      for (const word of evidence) told.add(word.toLowerCase());
      const quotes = words.map((word) => quoted(word, language)).filter((quote) => !isSaid(quote));
      return `• ${text}${quotes.length === 0 ? "" : ` (${because} ${joined(quotes, language)})`}`;
    });
  return lines.length === 0 ? null : [likely, ...lines].join("\n");
}

function mostOf({ conclusion: { before } }: Speaking): number | undefined {
  return before === null ? undefined : mostLater;
}

function checks(speaking: Speaking): string | null {
  const { assessment, wording, isListed } = speaking;
  const open = assessment.checks.slice(0, mostOf(speaking)).filter((check) => !isListed(check));
  return open.length === 0 ? null : [wording.reply.check, ...open.map((check) => `• ${check}`)].join("\n");
}

/** Later in a talk only what another system's trouble takes, and a question comes before it. */
function needed({ conclusion, assessment, wording, language, isListed }: Speaking): string | null {
  const { outlook, category, question } = assessment;
  const { before } = conclusion;
  if (!outlook || notDriven.includes(category) || (before && (question || before.category === category))) return null;
  const parts = joined(
    outlook.parts.filter((part) => !isListed(part)),
    language,
  );
  const lines = [outlook.service.text, parts].filter((line) => line !== "" && !isListed(line));
  return lines.length === 0 ? null : [wording.reply.needed, ...lines.map((line) => `• ${line}`)].join("\n");
}

function earlier({ conclusion, wording, language, isListed }: Speaking): string | null {
  const lines = conclusion.earlier.map(({ summary, repairDate }) => {
    const line = [...summary.replace(/\s+/gu, " ").trim()];
    const said = line.length > longestRepair ? `${line.slice(0, longestRepair).join("").trimEnd()}…` : line.join("");
    return `${new Date(repairDate).toISOString().slice(0, 10)}: ${quoted(said, language)}`;
  });
  const open = lines.filter((line) => !isListed(line));
  return open.length === 0 ? null : [wording.reply.earlier, ...open.map((line) => `• ${line}`)].join("\n");
}

function isOfTruck({ category, drive }: Assessment): boolean {
  return drive !== "stop_now" && !notDriven.includes(category);
}

function handover(conclusion: Conclusion, wording: WholeWording): string | null {
  return conclusion.assessment.handover ? offered(conclusion, wording) : null;
}
