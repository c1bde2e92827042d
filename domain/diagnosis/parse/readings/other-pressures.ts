import { oilSpns } from "../../knowledge/codes.ts";
import type { ConceptId } from "../../knowledge/concepts.ts";
import type { WrittenCode } from "../codes/written-code.ts";
import type { ReadMessage } from "../take-apart.ts";

/** What else than the brakes' air a pressure can be of. */
type OtherPressure = "tire" | "oil" | "other";

/** The air system by its own names. */
export const ofAir: ReadonlySet<ConceptId> = new Set([
  "air",
  "air_line",
  "air_supply",
  "air_buzzer",
  "buzzer",
  "parking_brake",
  "brake",
  "brake_part",
  "brake_pedal",
]);
/** What is told of by other pressures than the air's, where the air is not named. */
const pressed: readonly (readonly [OtherPressure, readonly ConceptId[]])[] = [
  ["tire", ["tire", "steer_tire", "tread", "rim", "flat"]],
  ["oil", ["oil_pressure", "oil", "knock", "inside_engine", "use_up"]],
  ["other", ["air_bag", "turbo", "fuel_pump", "fuel_filter", "injector", "parts", "buy", "smoke_colour", "exhaust"]],
];
const pressureSpns: readonly (readonly [OtherPressure, ReadonlySet<number>])[] = [
  ["oil", oilSpns],
  ["tire", new Set([241, 242, 929])],
  ["other", new Set([94, 102, 109, 127, 157, 1127])],
];

/** Whether the air system itself is named, not only some pressure. */
function speaksOfAir({ concepts }: ReadMessage): boolean {
  return concepts.some(({ concept }) => ofAir.has(concept));
}

/**
 * What else is under pressure by the codes, the message or what was spoken of `earlier`; null where the message names the
 * air system.
 */
export function otherPressure(
  message: ReadMessage,
  codes: readonly Pick<WrittenCode, "spn">[],
  earlier: ReadonlySet<string> = new Set(),
): OtherPressure | null {
  if (speaksOfAir(message)) return null;
  for (const [kind, spns] of pressureSpns) if (codes.some(({ spn }) => spns.has(spn))) return kind;
  const named = new Set(message.concepts.map(({ concept }) => concept));
  const here = pressed.find(([, concepts]) => concepts.some((concept) => named.has(concept)))?.[0];
  if (here !== undefined) return here;
  if ([...ofAir].some((concept) => earlier.has(concept))) return null;
  return pressed.find(([, concepts]) => concepts.some((concept) => earlier.has(concept)))?.[0] ?? null;
}
