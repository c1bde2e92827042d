import type { RuleTable } from "../rule-table.ts";

/** Rules for symptoms: places. classify/rule-matching.ts explains the notation. */
export const places: RuleTable = {
  not_moving: ["still", "-move ! gear", "truck:broken_down", "broken_down ! any_part"],
  on_shoulder: ["shoulder ! wont_stop"],
  in_safe_place: ["safe_place ! bound"],
  leak_unknown: ["leak", "puddle"],
  noise_unknown: ["noise", "squeal", "clunk", "grind", "knock", "click", "whistle"],
  truck_named: ["truck", "trailer", "problem", "still", "fail", "broken_down"],
  air_ok: ["air:fine/hold/high/build/full ! lose drop leak not"],
  brakes_ok: ["brake/brake_pedal:fine/work ! brake_light ext_light lamp", "stop & fine"],
  def_ok: ["def:full/fine ! gauge fueled"],
  oil_level_ok: ["oil:full/fine ! oil_pressure transmission hub"],
  vibration_wheel: ["steering:vibrate/wobble"],
  yes: ["yes"],
  no: ["no", "not"],
};
