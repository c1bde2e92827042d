/** The names of texts that stand in order, one within another; `null` is a text. */
export type Shape = null | { readonly [name: string]: Shape };

/** A shape of texts by their names. */
export function texts(names: readonly (string | number)[]): Readonly<Record<string, null>> {
  return Object.fromEntries(names.map((name) => [name, null]));
}

/**
 * The texts of a record, a line each, in the order of its shape and without names. `unpackRecord` undoes it. Throws where
 * a text is missing or has more than one line.
 */
export function packRecord(shape: Shape, record: unknown): string {
  return linesOf(shape, record).join("\n");
}

/** The record that was packed with this shape. */
export function unpackRecord<Whole>(shape: Shape, packed: string): Whole {
  const lines = packed.split("\n").values();
  const filled = (part: Shape): unknown =>
    part === null
      ? lines.next().value
      : Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, filled(inner)]));
  return filled(shape) as Whole;
}

function linesOf(shape: Shape, of: unknown, name = "record"): readonly string[] {
  if (shape === null) {
    if (typeof of !== "string" || of.includes("\n")) throw new Error(`"${name}" is no text of one line.`);
    return [of];
  }
  const named = of as Readonly<Record<string, unknown>>;
  return Object.entries(shape).flatMap(([inner, part]) => linesOf(part, named[inner], inner));
}
