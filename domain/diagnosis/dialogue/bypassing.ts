import type { ConceptId } from "../knowledge/concepts.ts";

/** What must not be got around: brakes and their air, emissions, what shuts an engine down. */
const guards: ReadonlySet<ConceptId> = new Set<ConceptId>([
  "guarded",
  "brake",
  "brake_part",
  "parking_brake",
  "air",
  "air_line",
  "air_supply",
  "derate",
  "limp",
  "def",
  "dpf",
  "regen",
  "emission",
]);
/** Air that holds no brake: an air bag's line may be pinched off. */
const unguarded: ReadonlySet<ConceptId> = new Set<ConceptId>(["air_bag", "coolant", "radiator", "heater"]);

/**
 * "Can I pinch the line off", "is there a way to get around it": what "it" is, the messages before tell. `spokenOf` is what
 * each message speaks of, newest first; `namesCode` whether one of them names a fault code.
 */
export function isGuarded(spokenOf: readonly ReadonlySet<ConceptId>[], namesCode: boolean): boolean {
  const about = spokenOf.find((said) => [...said].some((one) => guards.has(one) || unguarded.has(one)));
  if (about === undefined) return namesCode;
  return [...about].some((one) => guards.has(one)) && ![...about].some((one) => unguarded.has(one));
}
