import type { CheckId } from "./advice.ts";

/** Checks that take no more than a look from the driver's seat: they come first. */
export const fromTheSeat: ReadonlySet<CheckId> = new Set([
  "air_gauges",
  "clutch_pedal",
  "code_photo",
  "dash_knobs",
  "def_level",
  "filter_gauge",
  "gauges",
  "gear_display",
  "neutral_clutch",
  "regen_conditions",
  "smoke_colour",
]);

/** Checks that take hands, tools or a cold engine: they come last. */
export const withHands: ReadonlySet<CheckId> = new Set(["battery_terminals", "coolant_cold", "fuses", "trailer_cord"]);
