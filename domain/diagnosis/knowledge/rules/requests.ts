import type { RuleTable } from "../rule-table.ts";

/** Rules for symptoms: requests. classify/rule-matching.ts explains the notation. */
export const requests: RuleTable = {
  want_tow: ["tow"],
  stuck_off_road: ["off_road"],
  on_grass: ["grass"],
  want_roadside: ["roadside"],
  locked_out: ["locked_out", "key:locked & cab/truck", "key:lose & truck"],
  want_parts: [
    "parts ! tow",
    "buy ! account tow roadside off_topic jump locked_out",
    "need & new_part ! fail jump burst flat wont_start crank milky leak tow roadside low hot locked account defeat",
  ],
  want_human: ["person"],
  account: ["account ! engine def dpf emission regen derate parking_brake", "-account ! any_part"],
  off_topic: ["off_topic", "asking ! anything"],
  defeat: ["tamper", "defeat & guarded", "by_hand & release/loose/defeat/hold & brake/brake_part/parking_brake"],
  greeting: ["greeting"],
};
