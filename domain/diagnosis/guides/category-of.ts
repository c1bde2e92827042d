import type { Category } from "../assessment.ts";
import type { GuideSystem } from "./guide.ts";

/** What a complaint is about that opens a guide of a system. */
export const categoryOf: Readonly<Record<GuideSystem, Category>> = {
  brakes: "brakes",
  electrical: "electrical",
  engine: "engine",
  cooling: "cooling",
  fuel: "fuel",
  emissions: "warning_lights",
  transmission: "transmission",
  tires: "tires",
  steering: "steering_suspension",
  load: "roadside",
};
