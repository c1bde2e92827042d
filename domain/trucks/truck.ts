import * as z from "zod/mini";
import { vinLength } from "./vin.ts";

/** Highest mileage that is accepted, in miles. */
const maxMileage = 9_999_999;

const trimmed = (max: number, requiredKey: string, longKey: string) =>
  z.string(requiredKey).check(z.trim(), z.minLength(1, requiredKey), z.maxLength(max, longKey));

/** At most 17 capitals. One that is no whole real VIN is taken too: what seems wrong with it, the form says (`vinProblem`). */
const vin = z.string("truck.vin_long").check(z.trim(), z.toUpperCase(), z.maxLength(vinLength, "truck.vin_long"));

/** A truck as a driver names it. Model is the custom model when the catalogue's Other was chosen. */
export const TruckInput = z.object({
  brand: trimmed(60, "truck.brand_required", "truck.brand_long"),
  year: z.int("truck.year_invalid").check(z.minimum(1950, "truck.year_invalid"), z.maximum(2100, "truck.year_invalid")),
  model: trimmed(60, "truck.model_required", "truck.model_long"),
  truckName: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(60, "truck.name_long")))),
  mileage: z.optional(
    z.nullable(
      z
        .int("truck.mileage_invalid")
        .check(z.minimum(0, "truck.mileage_invalid"), z.maximum(maxMileage, "truck.mileage_invalid")),
    ),
  ),
  vin: z.optional(z.nullable(vin)),
});
export type TruckInput = z.infer<typeof TruckInput>;

/** A saved truck as its driver sees it. Times are milliseconds UTC. */
export interface Truck {
  readonly id: string;
  readonly brand: string;
  readonly year: number;
  readonly model: string;
  readonly truckName: string | null;
  readonly mileage: number | null;
  readonly vin: string | null;
  readonly createdAt: number;
  readonly repairCount: number;
  readonly lastRepair: number | null;
}

/** A truck as stored: blank fields are null. */
export function truckValuesOf(input: TruckInput) {
  return {
    brand: input.brand,
    year: input.year,
    model: input.model,
    truckName: input.truckName || null,
    mileage: input.mileage ?? null,
    vin: input.vin || null,
  };
}
