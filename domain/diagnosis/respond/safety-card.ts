import type { ChatLanguage } from "../../languages/languages.ts";
import type { Assessment, RedFlag, SafetyCard } from "../assessment.ts";
import type { SafetyStepId } from "../knowledge/advice.ts";
import { byDanger, flagAdvice } from "../knowledge/safety-steps.ts";
import { wordingOf } from "../languages/known.ts";

const mostSteps = 7;
/** As what a stop counts that no danger is named for. */
const unflagged: RedFlag = "red_stop_lamp";
/** Steps that send people away: from a burning truck, and farther from a hazardous load. */
const far: readonly SafetyStepId[] = ["far_hazmat", "far_away"];
const away: readonly SafetyStepId[] = ["engine_off", "get_out", ...far];
/** What nobody does at a truck that people have to get away from. */
const besideTheTruck: ReadonlySet<SafetyStepId> = new Set(["chock", "no_wheel_touch"]);

/** With these dangers everyone leaves the cab, in a traffic lane too. */
const mustLeave: readonly SafetyStepId[] = [...far, "fresh_air", "no_battery"];
const nobodyStays: readonly SafetyStepId[] = [...mustLeave, "leave_lane"];

const calls: ReadonlySet<SafetyStepId> = new Set(["call_911", "call_911_if"]);

/** What a truck that stands need not be told any more, beside the road and out of all traffic. */
const doneWhere: Readonly<Record<Standing, readonly SafetyStepId[]>> = {
  unknown: [],
  beside: ["stop_safely", "leave_lane", "stay_belted", "gentle_brake"],
  parked: ["stop_safely", "leave_lane", "stay_belted", "gentle_brake", "flashers", "triangles"],
};

/** Where a truck stands: beside the road, out of all traffic, or nobody has said it. */
export type Standing = "unknown" | "beside" | "parked";

/** The card that stands before any other word; null unless the engine says stop now. */
export function safetyCard(
  assessment: Pick<Assessment, "drive" | "redFlags"> & Partial<Pick<Assessment, "steps">>,
  language: ChatLanguage,
): SafetyCard | null {
  if (assessment.drive !== "stop_now") return null;
  const flags = byDanger(assessment.redFlags);
  const [first = unflagged] = flags;
  const { steps: told = [] } = assessment;
  const { titles, steps } = wordingOf(language).safety;
  return {
    flags,
    title: titles[first],
    steps: told.length > 0 ? told : safetySteps(flags).map((id) => steps[id]),
    call911: flags.some((flag) => flagAdvice[flag].call911),
  };
}

/**
 * The steps for several dangers at once, the most dangerous one's first, without repeats. Where one of them sends
 * people away, they go before anything is done at the truck; triangles are set only where every danger allows it.
 * `own` is what the case calls for besides; what is done already where the truck stands is left out. Of too many steps
 * 911 is never the one that goes.
 */
export function safetySteps(
  flags: readonly RedFlag[],
  own: readonly SafetyStepId[] = [],
  standing: Standing = "unknown",
): readonly SafetyStepId[] {
  const farStep = flags.includes("hazmat") ? "far_hazmat" : "far_away";
  const lists = (flags.length === 0 ? [unflagged] : flags).map((flag) =>
    flagAdvice[flag].steps.map((id) => (id === "far_away" ? farStep : id)),
  );
  const [first = [], ...others] = lists;
  const rest = others.flat();
  const isFar = rest.includes(farStep);
  const alone = byDanger(flags).find((flag) => flagAdvice[flag].alone);
  if (alone !== undefined) {
    const staysIn = flagAdvice[alone].steps.includes("stay_in_cab");
    return [...flagAdvice[alone].steps, ...(isFar && !staysIn ? [farStep as SafetyStepId] : [])];
  }
  const leave = isFar ? away.filter((id) => rest.includes(id)) : rest.filter((id) => id === "get_out");
  const from = first.includes(farStep) ? 0 : first.findLastIndex((id) => comesBefore(id, isFar)) + 1;
  const all = [...new Set([...first.slice(0, from), ...(from === 0 ? [] : leave), ...first.slice(from), ...rest])];
  const isCrowded = lists.length > 1 && all.includes(farStep);
  const isPoisoned = flags.includes("carbon_monoxide");
  const leaves = flags.includes("crash") || nobodyStays.some((id) => all.includes(id));
  const whoStays: readonly SafetyStepId[] = own.includes("stay_with_truck") ? ["engine_off", "get_out"] : [];
  // In a traffic lane the driver stays belted in the cab, unless the truck itself has to be left.
  const inLane = mustLeave.some((id) => all.includes(id)) ? "stay_belted" : "get_out";
  const dropped = [...(leaves ? ["stay_with_truck"] : whoStays), ...(all.includes("stay_belted") ? [inLane] : [])];
  const fitting = withOwn(all, own)
    .filter((id) => !dropped.includes(id))
    .filter((id) => !(all.includes("call_911") && calls.has(id) && id !== "call_911"))
    .filter((id) => !(isCrowded && besideTheTruck.has(id)))
    .filter((id) => !(isPoisoned && id === "no_move_injured"))
    .filter((id) => id !== "triangles" || lists.every((list) => list.includes(id)))
    .filter((id) => !doneWhere[standing].includes(id));
  const rarest = fitting
    .filter((id) => !calls.has(id))
    .slice(0, mostSteps - fitting.filter((id) => calls.has(id)).length);
  return fitting.filter((id) => calls.has(id) || rarest.includes(id));
}

/** A case's own steps stand where its truck has stopped, before whom to call; with the engine off where it has one. */
function withOwn(all: readonly SafetyStepId[], own: readonly SafetyStepId[]): readonly SafetyStepId[] {
  const added = own.filter((id) => !all.includes(id));
  const stopped = all.indexOf("stop_safely") + 1;
  const at = Math.max(
    stopped,
    all.findIndex((id) => calls.has(id) || id === "triangles"),
  );
  const before = added.filter((id) => id === "engine_off");
  const after = added.filter((id) => id !== "engine_off");
  return [...all.slice(0, stopped), ...before, ...all.slice(stopped, at), ...after, ...all.slice(at)];
}

/** What is done before leaving the truck; flashers too, unless people have to get away from it. */
function comesBefore(id: SafetyStepId, isFar: boolean): boolean {
  return id === "stop_safely" || id === "leave_lane" || id === "get_out" || (id === "flashers" && !isFar);
}
