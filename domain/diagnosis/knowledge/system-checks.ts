import type { Category } from "../assessment.ts";
import type { CheckId } from "./advice.ts";

/** What a mechanic looks at in every trouble of a system, most telling first. Trade knowledge (K). */
export const inSystem: Readonly<Partial<Record<Category, readonly CheckId[]>>> = {
  engine: ["gauges", "oil_dipstick", "belt", "boost_hose"],
  brakes: ["air_gauges", "hot_wheel", "air_listen", "glad_hands"],
  electrical: ["fuses", "trailer_cord", "gauges"],
  cooling: ["coolant_cold", "belt", "coolant_puddle"],
  transmission: ["gear_display", "trans_fluid", "air_gauges"],
  warning_lights: ["gauges", "code_photo", "def_level"],
  tires: ["tire_damage", "tire_mate", "hot_wheel"],
  fuel: ["fuel_bowl", "filter_gauge", "fuel_level", "fuel_drip"],
  steering_suspension: ["lug_nuts", "tire_damage"],
};
