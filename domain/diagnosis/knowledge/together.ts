import type { ConceptId } from "./concepts.ts";
import type { SymptomId } from "./symptoms.ts";

interface Together {
  readonly all: readonly SymptomId[];
  readonly unless?: readonly SymptomId[];
  /** Spoken of beside them, with a minus before it denied. */
  readonly spoken?: ConceptId | `-${ConceptId}`;
  readonly means: SymptomId;
  /** What is then not so: who stands on grass in a regeneration is not stuck there. */
  readonly not?: SymptomId;
}

/** What symptoms that are told apart, in two sentences or turns, mean together. Trade knowledge (K). */
export const together: readonly Together[] = [
  { all: ["dpf", "on_grass"], means: "regen_on_grass", not: "stuck_off_road" },
  { all: ["hot_exhaust_lamp", "on_grass"], means: "regen_on_grass", not: "stuck_off_road" },
  { all: ["exhaust_leak", "sleeps"], means: "exhaust_in_cab" },
  { all: ["exhaust_leak", "injury"], means: "exhaust_in_cab" },
  // A bag that is flat tells why it leans.
  { all: ["leaning", "load_shifted"], unless: ["air_bag"], means: "load_falling" },
  { all: ["exhaust_smoke", "coolant_low"], means: "smoke_white" },
  { all: ["exhaust_smoke", "coolant_leak"], means: "smoke_white" },
  // What is lost and makes no puddle is lost inside.
  { all: ["coolant_leak"], spoken: "-puddle", means: "coolant_low" },
  // Oil that runs out at its usual pressure leaves time for the next exit.
  { all: ["oil_pouring", "oil_ok"], means: "oil_leak", not: "oil_pouring" },
  { all: ["flat", "tires_every"], means: "tires_gone" },
  { all: ["blowout", "tires_every"], means: "tires_gone" },
  { all: ["hub_leak", "brakes_drag"], means: "hub_hot" },
  {
    all: ["hazmat_load", "leak_unknown"],
    unless: ["air_leak", "coolant_leak", "fuel_seep", "hub_leak", "oil_leak", "tire_low", "trans_leak"],
    means: "hazmat_leak",
  },
];
