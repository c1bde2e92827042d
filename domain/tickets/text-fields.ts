import * as z from "zod/mini";

/** A text that must say something: trimmed, from 1 to `max` UTF-16 units. */
export function requiredText(max: number, requiredKey: string, longKey: string) {
  return z.string(requiredKey).check(z.trim(), z.minLength(1, requiredKey), z.maxLength(max, longKey));
}

/** A text that may be left out: trimmed, at most `max` UTF-16 units; absent, null and blank all mean null. */
export function optionalText(max: number, longKey: string) {
  return z.pipe(
    z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(max, longKey)))),
    z.transform((text) => (text === undefined || text === null || text === "" ? null : text)),
  );
}

/** The id of something, as it came from the server. */
export function idText(key: string) {
  return z.string(key).check(z.minLength(1, key), z.maxLength(64, key));
}
