import type { CauseId, CheckId, QuestionId } from "./advice.ts";
import type { ConceptId } from "./concepts.ts";
import type { SymptomId } from "./symptoms.ts";

/** The causes that something good, or something else that was seen, speaks against. Trade knowledge (K). */
export const refutedBy: Readonly<Partial<Record<SymptomId, readonly CauseId[]>>> = {
  air_ok: ["trans_air", "air_loss", "compressor", "air_governor", "supply_line"],
  charge_ok: ["alternator", "battery_low", "belt"],
  crank_no_start: ["battery_low", "start_interlock", "starter"],
  cranks_yes: ["battery_low", "start_interlock", "starter"],
  def_ok: ["def_low"],
  heat_ok: ["coolant_loss", "water_pump", "thermostat"],
  no_crank: ["fuel_starved"],
  oil_level_ok: ["oil_low"],
  oil_ok: ["oil_pump"],
  vibration_seat: ["steering_linkage"],
  vibration_wheel: ["u_joint"],
};

/**
 * Besides the cause and the check of its own name: what a thing that is well, or new, is no cause of any more, and the
 * check that looks at it. Trade knowledge (K).
 */
export const ruledOutBy: Readonly<Partial<Record<ConceptId, readonly (CauseId | CheckId)[]>>> = {
  air_line: ["supply_line", "glad_hands"],
  battery: ["battery_low", "battery_connection", "battery_terminals"],
  coolant: ["coolant_cold"],
  fan: ["fan_drive", "fan_pulls"],
  fluid: ["steering_fluid", "trans_fluid"],
  fuel_filter: ["fuel_filter_clogged"],
  fuse: ["fuses"],
  lug: ["lug_nuts"],
  oil: ["oil_low", "oil_dipstick"],
  parking_brake: ["dash_knobs"],
  plug: ["trailer_cord"],
};

/** What the gauges show that no lamp can be about. */
export const gaugesWell: readonly SymptomId[] = ["oil_ok", "heat_ok", "air_ok"];
/** The causes that all of them together speak against. */
export const refutedByGauges: readonly CauseId[] = ["stop_lamp_reason"];

/** Checks that are done once something is known. */
export const doneBy: Readonly<Partial<Record<SymptomId, readonly CheckId[]>>> = {
  air_ok: ["air_gauges"],
  air_slow: ["air_gauges"],
  def_ok: ["def_level"],
  oil_level_ok: ["oil_dipstick"],
  oil_overfull: ["oil_dipstick"],
};

/** Checks that ask the same as a question of another name: whoever was asked need not be told to look. */
export const askedAs: Readonly<Partial<Record<CheckId, QuestionId>>> = {
  code_photo: "code_on_dash",
  def_level: "def_full",
  oil_dipstick: "oil_level",
  steering_play: "steering_free_play",
};
