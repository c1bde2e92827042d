import type { TruckBrand } from "./catalogue.ts";
import { readVin } from "./vin.ts";

/** A safety recall of a make, model and year, as the public service tells it. Only a dealer knows whether a truck had it done. */
export interface Recall {
  /** The campaign's number, such as 16V097000. */
  readonly campaign: string;
  readonly component: string;
  readonly summary: string;
  readonly consequence: string | null;
  readonly remedy: string | null;
  /** The maker says that such a truck must not be driven until it is repaired. */
  readonly doNotDrive: boolean;
}

/** What recalls are asked for by. */
export interface RecallSubject {
  readonly brand: string;
  readonly model: string;
  readonly year: number;
}

/** By what a truck's recalls are looked up: a valid VIN knows brand and year better than what was typed. */
export function recallSubjectOf(
  truck: { readonly brand: string; readonly model: string; readonly year: number; readonly vin: string | null },
  currentYear: number,
): RecallSubject {
  const read = truck.vin === null ? { brand: null, year: null } : readVin(truck.vin, currentYear);
  return { brand: read.brand ?? truck.brand, model: truck.model, year: read.year ?? truck.year };
}

/** How the agency's records name the makes, where they use another name too. */
const recordedMakes: Readonly<Partial<Record<TruckBrand, readonly string[]>>> = {
  Volvo: ["VOLVO TRUCK", "VOLVO"],
};

/** The names under which a brand's recalls are recorded, in capitals. */
export function recordedMakesOf(brand: string): readonly string[] {
  return (recordedMakes as Readonly<Record<string, readonly string[]>>)[brand] ?? [brand.toUpperCase()];
}

/** The name of a model in the records: a series without its cab's number, VNL 760 as VNL. */
export function recordedModelOf({ brand, model }: Pick<RecallSubject, "brand" | "model">): string {
  const upper = model.toUpperCase();
  return brand === "Volvo" ? upper.replace(/ \d+$/, "") : upper;
}
