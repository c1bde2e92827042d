import type { Category, Cause } from "../assessment.ts";
import type { EarlierRepair } from "../input.ts";
import type { KnownRecall } from "../knowledge/recalls.ts";
import type { Wording } from "../languages/wording.ts";

const mostRepairs = 2;
const mostChecks = 3;
const mostCauses = 4;

/** Causes with what recalls are about first; each rests on the truck and the recall's number. */
export function causesWith(
  recalls: readonly KnownRecall[],
  causes: readonly Cause[],
  wording: Wording,
): readonly Cause[] {
  const recalled = recalls.map(({ cause: id, number }): Cause => {
    const known = causes.find((cause) => cause.id === id);
    return { id, text: wording.causes[id], evidence: [number, ...(known?.evidence ?? [])] };
  });
  const others = causes.filter(({ id }) => !recalled.some((cause) => cause.id === id));
  return [...recalled, ...others].slice(0, mostCauses);
}

/** Whether a recall is open is the most telling thing to look up, and takes no hands. */
export function checksWith(
  recalls: readonly KnownRecall[],
  checks: readonly string[],
  wording: Wording,
): readonly string[] {
  if (recalls.length === 0) return checks;
  return [...new Set([wording.checks.recall_vin, ...checks])].slice(0, mostChecks);
}

/** The latest earlier repairs of the system that is complained of; `systemOf` tells which one a repair was about. */
export function repairsOf(
  category: Category,
  repairs: readonly EarlierRepair[],
  systemOf: (summary: string) => Category,
): readonly EarlierRepair[] {
  return repairs
    .filter(({ summary }) => systemOf(summary) === category)
    .sort((a, b) => b.repairDate - a.repairDate)
    .slice(0, mostRepairs);
}
