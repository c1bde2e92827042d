import type { RuleTable } from "../rule-table.ts";

/** Rules for symptoms: warning lamps. classify/rule-matching.ts explains the notation. */
export const warningLamps: RuleTable = {
  warning_named: [
    "amber_lamp",
    "amber & lamp",
    "lamp & dash ! oil_pressure ext_light tire",
    "amber & lit/on/flash",
    "lamp:lit/on/flash/red/amber ! ext_light trailer tire oil coolant brake",
    "lamp ! ext_light trailer load oil",
    "code",
    "dash:lit/on",
    "lit & dash",
  ],
  check_engine: ["check_engine ! red", "engine & lamp ! oil red"],
  def: ["def ! mixed def_mixed"],
  def_contaminated: ["def_mixed"],
  regen_on_grass: ["regen && grass"],
  regen_smoke: ["smoke && regen ! wheel brake hood cab"],
  dpf: ["dpf", "regen"],
  dpf_flashing: [
    "dpf/regen:flash/full/high/-work/fail/-start/-run/nothing/locked/-move/-release/hot/clogged",
    "flash & dpf/regen ! def",
    "-regen",
    "regen & -start/-work/fail",
    "clogged & dpf",
  ],
  emissions: ["emission"],
  derate: [
    "derate",
    "limp & def/dpf/emission/regen",
    "no_power & def/dpf/regen/emission/code",
    "no_power && def/dpf/regen/emission",
    "def/emission:flash & speed",
    "power:low/drop & def/dpf/emission/code",
    "shut_off/slow & def/dpf/emission",
  ],
  hot_exhaust_lamp: ["exhaust_heat"],
};
