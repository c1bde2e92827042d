import type { ChatLanguage } from "../languages/languages.ts";
import type { Assessment, RedFlag, SafetyCard } from "./assessment.ts";
import type { SafetyStepId } from "./facts/advice.ts";
import { flagAdvice, flagsByDanger } from "./facts/safety-steps.ts";
import { wordingOf } from "./speech/known.ts";

const mostSteps = 7;

/** The card that stands before any other word; null unless the engine says stop now. */
export function safetyCard(
  assessment: Pick<Assessment, "drive" | "redFlags">,
  language: ChatLanguage,
): SafetyCard | null {
  if (assessment.drive !== "stop_now") return null;
  const flags = byDanger(assessment.redFlags);
  const [first = "red_stop_lamp"] = flags;
  const { titles, steps } = wordingOf(language).safety;
  return {
    flags,
    title: titles[first],
    steps: safetySteps(flags.length === 0 ? [first] : flags).map((id) => steps[id]),
    call911: flags.some((flag) => flagAdvice[flag].call911),
  };
}

/** The steps for several dangers at once, the most dangerous one's first, without repeats. */
export function safetySteps(flags: readonly RedFlag[]): readonly SafetyStepId[] {
  const all = flags.flatMap((flag) => flagAdvice[flag].steps);
  const callsAnyway = all.includes("call_911");
  return [...new Set(all)].filter((id) => !(callsAnyway && id === "call_911_if")).slice(0, mostSteps);
}

/** Flags with the most dangerous first. */
export function byDanger(flags: readonly RedFlag[]): readonly RedFlag[] {
  return flagsByDanger.filter((flag) => flags.includes(flag));
}
