import type { QuestionId } from "./advice.ts";
import type { AnswerWordId } from "./answer-word-ids.ts";
import type { SymptomId } from "./symptoms.ts";

type Meanings = readonly (readonly [SymptomId, AnswerWordId])[];

/** Answers in words that mean something only behind their question: a colour, half a tank, the seat. */
export const answerWords: Readonly<Partial<Record<QuestionId, Meanings>>> = {
  brake_power: [["brakes_weak", "worse"]],
  leak_what: [
    ["coolant_leak", "green"],
    ["oil_leak", "black"],
    ["trans_leak", "red"],
  ],
  oil_level: [
    ["oil_dry", "dry"],
    ["oil_overfull", "over"],
    ["oil_level_ok", "half"],
  ],
  def_full: [["def_ok", "half"]],
  // Only where nothing else is said: "parked in the lane" is another answer. Who stopped may stand beside the road.
  safe_place: [
    ["in_safe_place", "parked"],
    ["on_shoulder", "stopped"],
  ],
  vibration_where: [["vibration_seat", "seat"]],
  left_on: [["not_charging", "driving"]],
  load_shifted: [["load_shifted", "slid"]],
};

/** What is not meant by the words of an answer: bright lights of the dash are no lights that are out. */
export const notMeant: Readonly<Partial<Record<QuestionId, readonly SymptomId[]>>> = {
  dash_lights: ["lights_out"],
  left_on: ["lights_out"],
  safe_place: ["transmission_named"],
  steering_free_play: ["cranks_yes"],
  vibration_where: ["electrical_named"],
};

/** What a driver wrote that answers a question before it is asked, where no concept says so. */
export const saidInWords: Readonly<Partial<Record<QuestionId, AnswerWordId>>> = {
  air_gauges: "both",
  lights_which: "trailer",
  noise_when: "idle",
  part_which: "model",
  place: "place",
  temp_now: "heat",
  tire_position: "trailer",
  vibration_where: "seat",
};
