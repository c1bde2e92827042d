import type { RuleTable } from "../rule-table.ts";
import { notBrakeAir } from "./terms.ts";

/** Rules for symptoms: brakes. classify/rule-matching.ts explains the notation. */
export const brakes: RuleTable = {
  brakes_named: ["brake ! brake_light engine_brake", "brake_part", "brake_pedal", "parking_brake"],
  air_named: [
    `air ! ${notBrakeAir}`,
    "air_line",
    "air_supply",
    "pressure !! oil oil_pressure fuel fuel_pump fuel_filter tire steer_tire flat turbo coolant radiator def dpf brake_pedal pedal",
  ],
  air_leak: [
    `air/air_line:leak/hiss/hole/damaged/burst/pour/puddle/loose/fall_off/fail ! ${notBrakeAir} !! flat`,
    `leak/hiss & air/air_line/brake/brake_part ! ${notBrakeAir} fluid oil coolant hub hub_seal`,
    `hiss ! ${notBrakeAir} radiator coolant oil exhaust !! tire steer_tire turbo`,
    `air:lose/drop & slow/small ! ${notBrakeAir}`,
    "brake/brake_part/parking_brake:leak/hiss ! fluid hub_seal",
  ],
  air_slow: [
    "air:slow/weak ! tire leak lose drop",
    "build & slow/barely/weak",
    "-build ! any_part account",
    "air & slow & build/full",
    "air_supply:fail/weak/-work/slow/leak/noise/frozen/bad/clogged/run/locked/-build/-charge/-high/-stop/-shut_off ! air_conditioning",
  ],
  dryer_purge: [
    "air_supply:purge",
    "purge & air_supply/air/keeps ! regen",
    "purge ! regen def coolant engine exhaust fuel prime heater air_conditioning",
  ],
  brakes_locked: [
    "brake/brake_part/parking_brake:locked/frozen/-release/-move/pop_out/-turn ! abs ext_light brake_light lamp",
    "brake/brake_part/parking_brake:stuck ! abs ext_light brake_light lamp safe_place shoulder fine",
    "-release & brake/brake_part/parking_brake/trailer ! driveline coupling",
    "-release ! gear transmission regen fan !! clutch coupling driveline",
    "parking_brake:fail/-work/-engage/off",
    "wheel/tire:-turn/-crank/wont_start !! clutch driveline transmission gear",
    "trailer/axle/wheel/tire:locked ! no_way_off steering coupling steer_tire accessory key lug off_road turn left_right lane tracks",
    "air_line:frozen",
    "pop_out & parking_brake/brake/air",
    "brake & frozen",
    "locked && still ! clutch gear transmission steering key engine coupling off_road lane traffic tracks",
  ],
  brakes_drag: [
    "brake/brake_part/parking_brake/wheel/hub/axle/trailer:drag ! gear",
    "brake/brake_part/wheel/hub/axle:hot ! smoke steering temperature",
    "drag & brake/wheel/hub",
    "hot & brake ! smoke steering temperature engine coolant off",
  ],
  brakes_cooled: ["cooled && brake/brake_part/wheel/hub !! temperature coolant engine"],
  brakes_weak: [
    "pedal:weak/hard/low !! clutch throttle",
    "brake/brake_part:-respond/-hold/-work/damaged ! brake_light ext_light lamp engine_brake",
    "-engage/-respond & brake",
    "parking_brake:-hold",
    "damaged/burst & brake_part ! air_line hose",
    "-brake_action",
    "brake/brake_pedal:weak/slow/hard/bad/low ! brake_light ext_light air temperature",
    "stops_badly ! engine_brake",
    "weak & stop/brake/brake_pedal ! engine_brake power",
    "stop:weak/slow/hard",
    "wont_stop/-brake/-stop & axle",
    "barely/weak & stop/brake ! engine_brake",
  ],
  brakes_noise: [
    "brake/brake_part:squeal/grind/noise/click/clunk/worn ! gear",
    "squeal/grind/noise & brake/brake_part/brake_action ! gear engine_brake steering",
    "squeal/grind & stop",
    "pedal:squeal/click ! clutch throttle",
  ],
  brakes_pull: [
    "brake:rough/vibrate ! engine",
    "pull_side & brake/brake_action/brake_pedal/brake_part",
    "brake:pull_side",
    "pull/rough/wander & brake_action",
  ],
  abs_lamp: ["abs"],
};
