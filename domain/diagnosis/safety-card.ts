import type { ChatLanguage } from "../languages/languages.ts";
import type { Assessment, RedFlag, SafetyCard } from "./assessment.ts";
import type { SafetyStepId } from "./facts/advice.ts";
import { flagAdvice, flagsByDanger } from "./facts/safety-steps.ts";
import { wordingOf } from "./speech/known.ts";

const mostSteps = 7;
const away: readonly SafetyStepId[] = ["engine_off", "get_out", "far_away"];
/** What nobody does at a truck that people have to get away from. */
const besideTheTruck: ReadonlySet<SafetyStepId> = new Set(["chock", "no_wheel_touch"]);

/** What a truck that stands need not be told any more, beside the road and out of all traffic. */
const doneWhere: Readonly<Record<Standing, readonly SafetyStepId[]>> = {
  unknown: [],
  beside: ["stop_safely", "leave_lane", "gentle_brake"],
  parked: ["stop_safely", "leave_lane", "gentle_brake", "flashers", "triangles"],
};

/** Where a truck stands: beside the road, out of all traffic, or nobody has said it. */
export type Standing = "unknown" | "beside" | "parked";

/**
 * The card that stands before any other word, without what is done where the truck stands; null unless the engine says
 * stop now.
 */
export function safetyCard(
  assessment: Pick<Assessment, "drive" | "redFlags"> & Partial<Pick<Assessment, "steps">>,
  language: ChatLanguage,
  standing: Standing = "unknown",
): SafetyCard | null {
  if (assessment.drive !== "stop_now") return null;
  const flags = byDanger(assessment.redFlags);
  const [first = "red_stop_lamp"] = flags;
  const { titles, steps } = wordingOf(language).safety;
  return {
    flags,
    title: titles[first],
    steps: assessment.steps ?? safetySteps(flags.length === 0 ? [first] : flags, standing).map((id) => steps[id]),
    call911: flags.some((flag) => flagAdvice[flag].call911),
  };
}

/**
 * The steps for several dangers at once, the most dangerous one's first, without repeats. Where one of them sends
 * people away, they go before anything is done at the truck; triangles are set only where every danger allows it.
 */
export function safetySteps(flags: readonly RedFlag[], standing: Standing = "unknown"): readonly SafetyStepId[] {
  const lists = flags.map((flag) => flagAdvice[flag].steps);
  const [first = [], ...others] = lists;
  const rest = others.flat();
  const isFar = rest.includes("far_away");
  const leave = isFar ? away.filter((id) => rest.includes(id)) : rest.filter((id) => id === "get_out");
  const from = first.includes("far_away") ? 0 : first.findLastIndex((id) => comesBefore(id, isFar)) + 1;
  const all = [...new Set([...first.slice(0, from), ...(from === 0 ? [] : leave), ...first.slice(from), ...rest])];
  const callsAnyway = all.includes("call_911");
  const isCrowded = lists.length > 1 && all.includes("far_away");
  return all
    .filter((id) => !(callsAnyway && id === "call_911_if"))
    .filter((id) => !(isCrowded && besideTheTruck.has(id)))
    .filter((id) => id !== "triangles" || lists.every((list) => list.includes(id)))
    .filter((id) => !doneWhere[standing].includes(id))
    .slice(0, mostSteps);
}

/** What is done before leaving the truck; flashers too, unless people have to get away from it. */
function comesBefore(id: SafetyStepId, isFar: boolean): boolean {
  return id === "stop_safely" || id === "leave_lane" || id === "get_out" || (id === "flashers" && !isFar);
}

/** Flags with the most dangerous first. */
export function byDanger(flags: readonly RedFlag[]): readonly RedFlag[] {
  return flagsByDanger.filter((flag) => flags.includes(flag));
}
