import type { SymptomId } from "../knowledge/symptoms.ts";
import type { GuidePart } from "./guide.ts";

interface Opens {
  readonly symptoms: readonly SymptomId[];
  readonly spns: readonly number[];
}

/**
 * What opens a guide of each part, so that a page fetches only the parts that a conversation may need. A test holds it to
 * the guides.
 */
export const opensGuidesOf: Readonly<Record<GuidePart, Opens>> = {
  air: {
    symptoms: ["air_leak", "air_slow", "dryer_purge", "low_air"],
    spns: [46, 117, 118, 619, 1086, 1087, 1088],
  },
  brakes: {
    symptoms: [
      "abs_lamp",
      "brakes_cooled",
      "brakes_drag",
      "brakes_locked",
      "brakes_pull",
      "brakes_weak",
      "hot_brakes",
      "hub_hot",
      "no_brakes",
    ],
    spns: [819, 820, 821, 822, 3805, 3806, 3839],
  },
  starting: {
    symptoms: ["battery_dead", "battery_drains", "no_crank"],
    spns: [1194, 1195],
  },
  electrical: {
    symptoms: ["burning_electrical", "dash_dead", "fuse_wiring", "lights_out", "lights_out_dark", "not_charging"],
    spns: [115, 158, 167, 168, 597, 627, 639, 880, 1045, 2023, 2033],
  },
  power: {
    symptoms: ["engine_runaway", "engine_shutdown", "low_power", "turbo"],
    spns: [29, 91, 102, 558, 641, 1108, 1109, 1110, 1127, 2623, 2631, 2795],
  },
  engine: {
    symptoms: [
      "engine_blown",
      "engine_knock",
      "exhaust_in_cab",
      "exhaust_leak",
      "exhaust_smoke",
      "milky_oil",
      "oil_dry",
      "oil_leak",
      "oil_overfull",
      "oil_pouring",
      "oil_pressure_low",
      "smoke_blue",
      "smoke_white",
    ],
    spns: [100],
  },
  cooling: {
    symptoms: [
      "coolant_empty",
      "coolant_leak",
      "coolant_low",
      "fan",
      "fan_on",
      "heater",
      "overheat",
      "overheat_climbing",
      "pump_leak",
    ],
    spns: [109, 110, 111, 647, 1071, 1639, 5484],
  },
  fuel: {
    symptoms: [
      "bad_fuel",
      "crank_no_start",
      "fuel_filter",
      "fuel_pouring",
      "fuel_pressure",
      "fuel_seep",
      "fuel_smell",
      "gelled",
      "no_start",
      "out_of_fuel",
      "water_in_fuel",
      "wrong_fluid",
    ],
    spns: [16, 18, 94, 95, 97, 1239, 1382, 4192, 6301],
  },
  emissions: {
    symptoms: [
      "check_engine",
      "def",
      "def_contaminated",
      "def_dosing",
      "derate",
      "dpf",
      "dpf_flashing",
      "emissions",
      "hot_exhaust_lamp",
      "red_stop_lamp",
      "regen_blocked",
      "regen_on_grass",
      "regen_smoke",
      "warning_named",
    ],
    spns: [
      1569, 1761, 3216, 3226, 3251, 3363, 3364, 3516, 3517, 3521, 3698, 3703, 3712, 3714, 3715, 3719, 3750, 4094, 4095,
      4096, 4364, 4792, 5245, 5246, 5319, 5826, 5841, 5842, 6802,
    ],
  },
  transmission: {
    symptoms: [
      "clutch",
      "driveline",
      "driveline_down",
      "gear_trouble",
      "limp_mode",
      "no_gear",
      "trans_hot",
      "trans_leak",
      "trans_slip",
      "vibration",
    ],
    spns: [124, 127, 177, 522, 578, 1482, 2003],
  },
  tires: {
    symptoms: [
      "blowout",
      "flat",
      "hub_leak",
      "steer_tire",
      "stuck_off_road",
      "tire_burning",
      "tire_damage",
      "tire_low",
      "tire_wear",
      "wheel_loose",
    ],
    spns: [241, 242, 2586, 2587],
  },
  steering: {
    symptoms: [
      "air_bag",
      "coupling_named",
      "coupling_open",
      "leaning",
      "pins_open",
      "spring",
      "steering_heavy",
      "steering_lost",
      "vibration",
      "wander",
    ],
    spns: [1090],
  },
};

/** The parts that have a guide for one of these symptoms or codes. */
export function partsOpenedBy(symptoms: ReadonlySet<SymptomId>, spns: readonly number[]): readonly GuidePart[] {
  const parts = Object.entries(opensGuidesOf) as [GuidePart, Opens][];
  return parts
    .filter(
      ([, opens]) => opens.symptoms.some((one) => symptoms.has(one)) || opens.spns.some((spn) => spns.includes(spn)),
    )
    .map(([part]) => part);
}
