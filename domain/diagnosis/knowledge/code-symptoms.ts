import type { SymptomId } from "./symptoms.ts";

/** Codes whose value, when it is really out of range, is a symptom that the triage table knows. Trade knowledge (K). */
const table: readonly (readonly [SymptomId, readonly number[]])[] = [
  ["regen_blocked", [3695, 3703, 3712, 3714, 3715, 3750]],
  ["dpf", [3064, 3242, 3246, 3250, 3251, 3609, 3610, 3700, 3701, 3719, 3720, 3936, 4781, 5319, 5397]],
  ["def", [1761, 3364, 3516, 3517, 3521, 4094, 4096, 5245, 5841, 6802]],
  ["def_dosing", [3361, 3362, 4095, 4331, 4334, 4374, 4375, 4376, 5392, 5394, 5840]],
  ["turbo", [641, 1188, 2795]],
  ["engine_shutdown", [1109, 1110]],
  ["emissions", [3216, 3226, 4360, 4363, 4364, 4792, 5298, 5842, 5848]],
  ["derate", [1569, 5246, 5826]],
  ["oil_pressure_low", [100]],
  ["overheat", [110, 1637, 4076]],
  ["coolant_low", [111, 6303]],
  ["low_air", [46, 117, 118, 1086, 1087, 1088]],
  ["abs_lamp", [789, 790, 791, 792, 793, 794, 795, 796, 797, 798, 799, 800, 1438, 1792, 1836]],
  ["not_charging", [114, 115, 158, 167, 168, 589, 1795, 3353]],
  ["fuel_pressure", [18, 94, 157, 164, 1075, 1349, 5571, 5578]],
  ["fuel_filter", [16, 95, 1382]],
  ["water_in_fuel", [97, 4192, 6301]],
  ["out_of_fuel", [96]],
  ["low_power", [102, 103, 105, 107, 1127, 1209]],
  ["egr", [27, 411, 412, 2659, 2791, 4752, 5019, 5838]],
  ["rough_running", [651, 652, 653, 654, 655, 656, 1322, 1323, 1324, 1325, 1326, 1327, 1328]],
  ["trans_slip", [522]],
  ["tire_low", [241, 2586, 2587]],
];

const bySpn = new Map(table.flatMap(([symptom, spns]) => spns.map((spn) => [spn, symptom] as const)));

/** The symptom that a code stands for when its value is really out of range; undefined where there is none. */
export function symptomOfSpn(spn: number): SymptomId | undefined {
  return bySpn.get(spn);
}
