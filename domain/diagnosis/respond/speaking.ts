import type { ChatLanguage } from "../../languages/languages.ts";
import type { Assessment, RedFlag } from "../assessment.ts";
import { flagAdvice } from "../knowledge/safety-steps.ts";
import { wordingOf } from "../languages/known-talks.ts";
import type { WholeWording } from "../languages/wording.ts";
import type { Conclusion } from "./conclude.ts";
import { directAnswers } from "./direct-answers.ts";
import { joined } from "./quotes.ts";

const toPeople: ReadonlySet<RedFlag> = new Set([
  "fire",
  "carbon_monoxide",
  "injury",
  "crash",
  "hazmat",
  "fuel_leak",
  "battery_gas",
  "smoke",
  "train",
  "power_line",
  "flood",
]);

/** What a reply is made of, and what was said before it. */
export interface Speaking {
  readonly conclusion: Conclusion;
  readonly assessment: Assessment;
  readonly wording: WholeWording;
  readonly language: ChatLanguage;
  readonly answers: readonly string[];
  /** A danger, or a decision to stop, that was not there before, or one that leaves no time: all is said in full. */
  readonly isNewDanger: boolean;
  readonly isSaid: (text: string) => boolean;
  readonly isListed: (item: string) => boolean;
}

/** Gathers what a reply is made of. */
export function speakingOf(conclusion: Conclusion, language: ChatLanguage): Speaking {
  const { assessment, turn, before } = conclusion;
  const wording = wordingOf(language);
  const lines = turn.said.flatMap((text) => text.split("\n").filter((line) => line.startsWith("• ")));
  const items = new Set(lines.flatMap((line) => [line.slice(2), ...line.slice(2).split(joined(["", ""], language))]));
  const isStop = assessment.drive === "stop_now";
  return {
    conclusion,
    assessment,
    wording,
    language,
    answers: conclusion.asksToDefeat ? [] : directAnswers(conclusion, wording),
    isNewDanger:
      isStop &&
      (before?.drive !== "stop_now" ||
        assessment.redFlags.some((flag) => flagAdvice[flag].alone || !before.redFlags.includes(flag))),
    isSaid: (text) => turn.said.some((said) => said.includes(text)),
    isListed: (item) => items.has(item),
  };
}

/** That the decision stands. */
export function unchanged(conclusion: Conclusion, wording: WholeWording): string {
  return `${wording.reply.still} ${inShort(conclusion, wording)}`;
}

export function inShort({ assessment, isParked, isBeside }: Conclusion, { reply: said }: WholeWording): string {
  return `${said.inShort[assessment.drive === "stop_now" && (isParked || isBeside) ? "not_applicable" : assessment.drive]}.`;
}

/** "Once you are safe" to whoever is not: in traffic, or beside what burns, leaks or is hurt. */
export function offered({ assessment, isParked, isBeside }: Conclusion, { reply: said }: WholeWording): string {
  const isSafe = isParked || (isBeside && !assessment.redFlags.some((flag) => toPeople.has(flag)));
  return assessment.drive === "stop_now" && !isSafe ? said.handoverEmergency : said.handover;
}

/** What the newest message speaks against, of what was likely before. */
export function against({ conclusion: { ruledOut }, wording, language }: Speaking): string | null {
  return ruledOut.length === 0 ? null : `${wording.reply.against} ${joined(ruledOut, language)}.`;
}
