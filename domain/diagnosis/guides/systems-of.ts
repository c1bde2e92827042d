import type { Category } from "../assessment.ts";
import type { SymptomId } from "../knowledge/symptoms.ts";
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

interface Opens {
  readonly symptoms: readonly SymptomId[];
  readonly spns: readonly number[];
}

/**
 * What opens a guide of each system, so that a page fetches only the systems that a conversation may need. A test holds it
 * to the guides.
 */
export const opensGuidesOf: Readonly<Partial<Record<GuideSystem, Opens>>> = {
  brakes: {
    symptoms: ["abs_lamp", "air_slow", "brakes_drag", "brakes_locked", "hot_brakes", "hub_hot", "low_air"],
    spns: [46, 117, 118],
  },
  electrical: {
    symptoms: ["battery_dead", "lights_out", "lights_out_dark", "no_crank", "not_charging"],
    spns: [115, 167, 168],
  },
  tires: {
    symptoms: ["blowout", "flat", "tire_damage", "wheel_loose"],
    spns: [],
  },
  cooling: {
    symptoms: ["coolant_leak", "coolant_low", "fan", "overheat", "overheat_climbing", "pump_leak"],
    spns: [110, 111],
  },
  emissions: {
    symptoms: ["check_engine", "def", "def_dosing", "derate", "dpf", "dpf_flashing", "red_stop_lamp", "regen_blocked"],
    spns: [1761, 3251, 3364, 3719, 4364, 5246],
  },
  fuel: {
    symptoms: ["crank_no_start", "gelled", "no_start"],
    spns: [],
  },
  engine: {
    symptoms: ["low_power", "oil_dry", "oil_pouring", "oil_pressure_low"],
    spns: [100],
  },
  transmission: {
    symptoms: ["limp_mode", "no_gear"],
    spns: [],
  },
  steering: {
    symptoms: ["coupling_named"],
    spns: [],
  },
};

/** The systems that have a guide for one of these symptoms or codes. */
export function systemsOf(symptoms: ReadonlySet<SymptomId>, spns: readonly number[]): readonly GuideSystem[] {
  const systems = Object.entries(opensGuidesOf) as [GuideSystem, Opens][];
  return systems
    .filter(
      ([, opens]) => opens.symptoms.some((one) => symptoms.has(one)) || opens.spns.some((spn) => spns.includes(spn)),
    )
    .map(([system]) => system);
}
