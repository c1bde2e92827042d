import type { SymptomId } from "./symptoms.ts";

/** Symptoms that say more closely what others say in general: the causes and checks of those are then left out. */
export const narrower: Readonly<Partial<Record<SymptomId, readonly SymptomId[]>>> = {
  battery_drains: ["battery_dead", "battery_named"],
  exhaust_in_cab: ["exhaust_leak", "exhaust_smoke"],
  fan_on: ["fan"],
  hub_hot: ["brakes_drag", "hub_leak", "tire_damage"],
  coolant_empty: ["coolant_low"],
  milky_oil: ["oil_overfull", "coolant_low", "coolant_leak"],
  no_crank: ["no_start"],
  oil_dry: ["oil_use"],
  charge_high: ["not_charging", "battery_dead"],
  overcharging: ["not_charging", "battery_dead", "charge_high"],
  overheat_climbing: ["overheat"],
  pump_leak: ["coolant_leak"],
  regen_smoke: ["exhaust_smoke", "dpf"],
  smoke_blue: ["exhaust_smoke"],
  smoke_white: ["exhaust_smoke", "coolant_leak", "coolant_low"],
  tires_gone: ["flat", "blowout", "tire_low"],
  wrong_fluid: ["bad_fuel"],
};
