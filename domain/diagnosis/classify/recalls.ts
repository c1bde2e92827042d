import type { Category } from "../assessment.ts";
import type { TruckFacts } from "../input.ts";
import { type KnownRecall, knownRecalls } from "../knowledge/recalls.ts";
import type { FlaggedVerdict } from "./verdict.ts";

/** The recalls that cover a truck and the system that is complained of. */
export function recallsFor(truck: TruckFacts | null | undefined, category: Category): readonly KnownRecall[] {
  if (!truck) return [];
  const [brand, model] = [truck.brand.trim().toLowerCase(), truck.model.trim().toLowerCase()];
  return knownRecalls.filter(
    (recall) =>
      recall.category === category &&
      brand.startsWith(recall.brand) &&
      recall.years.includes(truck.year) &&
      recall.models.some((name) => model.startsWith(name)),
  );
}

/** A complaint that a recall covers is never one to drive on with. */
export function withRecalls(verdict: FlaggedVerdict, truck: TruckFacts | null | undefined): FlaggedVerdict {
  if (verdict.drive !== "with_care" || recallsFor(truck, verdict.category).length === 0) return verdict;
  return { ...verdict, drive: "next_safe_exit", urgency: "high" };
}
