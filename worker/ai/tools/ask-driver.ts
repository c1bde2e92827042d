import { wordingOf } from "#domain/diagnosis/index.ts";
import type { GroundingContext } from "../grounding-context.ts";

/** The engine's questions that a driver can answer from a safe place: none sends the driver back to the truck. */
export const askedFromAfar = [
  "place",
  "safe_place",
  "load_shifted",
  "tire_position",
  "fuel_event",
  "def_in_fuel",
] as const;

/** Asks the driver one of the engine's questions in the engine's words. */
export function askDriver(
  grounding: GroundingContext,
  { question }: { readonly question: (typeof askedFromAfar)[number] },
) {
  const text = wordingOf(grounding.language).questions[question];
  return grounding.ask(text) ? { asked: text } : { asked: null, note: "The assessment asks a question already." };
}
