import { DomainError } from "#domain/errors.ts";
import { inputBounds } from "#domain/requests/limits.ts";

/**
 * An input whose texts can be stored: an unpaired surrogate, which no storage keeps, becomes U+FFFD, as in the rooms.
 * @throws DomainError `input.invalid` for one beyond the bounds of any input, before a schema looks at its items.
 */
export function wellFormed(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return within(value.length, inputBounds.text) && value.toWellFormed();
  if (typeof value !== "object" || value === null) return value;
  within(depth, inputBounds.depth);
  if (Array.isArray(value)) {
    return within(value.length, inputBounds.items) && value.map((item) => wellFormed(item, depth + 1));
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const fields = Object.entries(value);
  within(fields.length, inputBounds.items);
  return Object.fromEntries(fields.map(([key, item]) => [key, wellFormed(item, depth + 1)]));
}

function within(size: number, bound: number): true {
  if (size > bound) throw new DomainError("input.invalid", { message: "input.too_long" });
  return true;
}
