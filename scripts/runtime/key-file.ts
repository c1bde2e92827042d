import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { z } from "zod";
import { CommandError } from "../command-error.ts";

/**
 * Reads keys from a file that only its owner may read, or makes them at the first call and keeps them there.
 * @throws CommandError when the file cannot be read as what it should be
 */
export function keepKeyFile<Keys>({
  file,
  schema,
  what,
  make,
}: {
  readonly file: string;
  readonly schema: z.ZodType<Keys>;
  /** How a message names them. */
  readonly what: string;
  readonly make: () => Keys;
}): Keys {
  if (existsSync(file)) {
    try {
      return schema.parse(JSON.parse(readFileSync(file, "utf8")));
    } catch {
      throw new CommandError(
        `The ${what} in ${file} cannot be read: put a copy back, or remove the file to make new ones.`,
      );
    }
  }
  const keys = make();
  writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  return keys;
}
