import type { Category, Source } from "../assessment.ts";
import type { CauseId } from "./advice.ts";

/** A safety recall that changes what a complaint means on the trucks that it covers. */
export interface KnownRecall {
  readonly number: string;
  readonly brand: string;
  /** What a model's name begins with. */
  readonly models: readonly string[];
  readonly years: readonly number[];
  readonly category: Category;
  /** What the recall is about; whether it was done on this truck, only the VIN says. */
  readonly cause: CauseId;
}

/**
 * NHTSA 16V-097: on Volvo VNL, VNX and VNM of model years 2016 and 2017 the steering shaft may separate; trucks without
 * the repair must not be driven (FMCSA). 17V-536: tie-rod nuts of some of model year 2016.
 */
export const knownRecalls: readonly KnownRecall[] = [
  {
    number: "NHTSA 16V-097",
    brand: "volvo",
    models: ["vnl", "vnx", "vnm"],
    years: [2016, 2017],
    category: "steering_suspension",
    cause: "steering_shaft",
  },
  {
    number: "NHTSA 17V-536",
    brand: "volvo",
    models: ["vnl", "vnm"],
    years: [2016],
    category: "steering_suspension",
    cause: "steering_linkage",
  },
];

/** That there is such a recall; that it is open on this truck is not known. */
export const recallSource: Source = { title: "NHTSA recalls 16V-097 and 17V-536", grade: "A" };
