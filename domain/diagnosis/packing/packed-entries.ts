const endOfName = "\t";

/** The texts of a record by their names, a line each. `unpackEntries` undoes it. */
export function packEntries(texts: Readonly<Record<string, string>>): string {
  return Object.entries(texts)
    .map((entry) => entry.join(endOfName))
    .join("\n");
}

/** The record that was packed. */
export function unpackEntries(packed: string): Readonly<Record<string, string>> {
  return Object.fromEntries(packed.split("\n").map((line) => line.split(endOfName)));
}
