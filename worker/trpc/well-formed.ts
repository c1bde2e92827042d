/** What is nested deeper than this no procedure takes. */
const deepest = 20;

/**
 * An input whose texts can be stored: an unpaired surrogate, which no storage keeps, becomes U+FFFD, as in the rooms.
 */
export function wellFormed(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return value.toWellFormed();
  if (typeof value !== "object" || value === null || depth > deepest) return value;
  if (Array.isArray(value)) return value.map((item) => wellFormed(item, depth + 1));
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, wellFormed(item, depth + 1)]));
}
