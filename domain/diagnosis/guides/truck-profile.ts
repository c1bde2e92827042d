import type { TruckFacts } from "../input.ts";

/**
 * What decides between the variants of a guide. Every list names `unknown`, so that a text for a truck that has not been
 * named is a choice that its author makes.
 */
export interface TruckProfile {
  readonly powertrain: "diesel" | "electric" | "unknown";
  /** US rules by model year: particulate filter from 2007, DEF and SCR from 2010 (40 CFR 86.007-11). */
  readonly emissions: "none" | "dpf" | "scr" | "unknown";
  readonly transmission: "manual" | "automated" | "automatic" | "unknown";
  readonly trailer: "yes" | "no" | "unknown";
  /** Lower case, as in the catalogue; null when no truck is named. */
  readonly make: string | null;
  readonly year: number | null;
}

/** Holds when every field that it names holds; an empty one holds for every truck. */
export interface TruckCondition {
  readonly powertrain?: readonly TruckProfile["powertrain"][];
  readonly emissions?: readonly TruckProfile["emissions"][];
  readonly transmission?: readonly TruckProfile["transmission"][];
  readonly trailer?: readonly TruckProfile["trailer"][];
  readonly make?: readonly string[];
  /** First model year. */
  readonly from?: number;
  /** Last model year. */
  readonly to?: number;
}

/** What the driver has said of the truck beside brand, year and model. */
export interface ToldOfTruck {
  readonly transmission?: TruckProfile["transmission"];
  readonly trailer?: TruckProfile["trailer"];
}

const firstYearOfFilter = 2007;
const firstYearOfDef = 2010;
const electricModels = /\becascadia\b|\belectric\b|\btesla\b|\btre bev\b|\bem2\b/i;

/** The profile of a truck as far as brand, year, model and the driver's words give it. */
export function profileOf(truck: TruckFacts | null | undefined, told: ToldOfTruck = {}): TruckProfile {
  const trailer = told.trailer ?? "unknown";
  const transmission = told.transmission ?? "unknown";
  if (!truck) {
    return { powertrain: "unknown", emissions: "unknown", transmission, trailer, make: null, year: null };
  }
  const electric = electricModels.test(`${truck.model} ${truck.brand}`);
  return {
    powertrain: electric ? "electric" : "diesel",
    emissions: electric ? "none" : emissionsOf(truck.year),
    transmission,
    trailer,
    make: truck.brand.toLowerCase(),
    year: truck.year,
  };
}

/** Whether a condition holds for a truck. A year limit holds only for a truck whose year is known. */
export function holds(condition: TruckCondition | undefined, truck: TruckProfile): boolean {
  if (!condition) return true;
  const { powertrain, emissions, transmission, trailer, make, from, to } = condition;
  return (
    (!powertrain || powertrain.includes(truck.powertrain)) &&
    (!emissions || emissions.includes(truck.emissions)) &&
    (!transmission || transmission.includes(truck.transmission)) &&
    (!trailer || trailer.includes(truck.trailer)) &&
    (!make || (truck.make !== null && make.includes(truck.make))) &&
    (from === undefined || (truck.year !== null && truck.year >= from)) &&
    (to === undefined || (truck.year !== null && truck.year <= to))
  );
}

function emissionsOf(year: number): TruckProfile["emissions"] {
  if (year < firstYearOfFilter) return "none";
  return year < firstYearOfDef ? "dpf" : "scr";
}
