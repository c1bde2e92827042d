import type { RuleTable } from "../rule-table.ts";

/** Rules for symptoms: cooling. classify/rule-matching.ts explains the notation. */
export const cooling: RuleTable = {
  cooling_named: [
    "fan",
    "coolant",
    "radiator",
    "water_pump",
    "temperature ! exhaust_heat transmission tire brake",
    "gauge:rise",
  ],
  overheat: [
    "overheat ! brake brake_part transmission driveline clutch battery wheel hub",
    "temperature/engine/coolant:hot/high/rise/overheat ! transmission exhaust_heat brake hub wheel oil pressure",
    "temperature & high/rise/hot ! transmission exhaust_heat oil fine",
    "truck:hot ! cab air_conditioning brake wheel hub transmission",
    "hot & engine/grade/temperature ! brake wheel hub transmission air_conditioning cab exhaust",
  ],
  overheat_climbing: [
    "overheat && grade !! brake brake_part brake_pedal wheel hub transmission driveline pour steam oil",
    "temperature && grade && high/rise/hot/pull !! brake transmission driveline pour steam oil exhaust_heat",
  ],
  pump_leak: ["water_pump:leak/pour/puddle", "leak/puddle/pour & water_pump"],
  coolant_leak: [
    "coolant/radiator:use_up",
    "coolant:milky ! oil",
    "use_up & coolant/radiator",
    "coolant/radiator/water_pump/hose:leak/pour/puddle/hole/damaged/burst ! trailer fuel oil air power_steering turbo def accessory !! power_steering transmission trans_fluid",
    "leak/puddle/pour & coolant/radiator/water_pump ! fuel oil",
    "leak/puddle && radiator !! fuel oil air trans_fluid power_steering",
    "coolant/radiator:lose",
    "water_pump",
    "lose & coolant",
  ],
  coolant_low: [
    "coolant:low/empty/nothing/drop/missing/ended ! leak accessory",
    "low/empty & coolant",
    "-coolant ! leak problem oil fuel",
    "coolant & lamp",
  ],
  coolant_empty: ["coolant/radiator:empty/nothing/ended ! leak accessory hose"],
  fan_on: ["fan:on/locked/-shut_off/-release/-stop ! heater", "fan & keeps ! heater", "fan:run & every ! heater"],
  fan: [
    "fan:-work/fail/-engage/-release/-turn/wont_start/noise/locked/damaged/-start/-run/on/nothing/slow/off/run/-lit ! heater",
    "-fan",
  ],
  heater: ["heater", "coolant & cab ! temperature", "air_conditioning ! air_supply", "-heater", "-air_conditioning"],
};
