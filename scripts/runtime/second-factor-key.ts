import { randomBytes } from "node:crypto";
import { z } from "zod";
import { keepKeyFile } from "./key-file.ts";

const KeyFile = z.object({ key: z.string().regex(/^[\w-]{43}$/) });

/** The key that seals second factors: 32 random bytes, base64url. Without it nobody who has one can sign in. */
export function keepSecondFactorKey(file: string): string {
  const make = () => ({ key: randomBytes(32).toString("base64url") });
  return keepKeyFile({ file, schema: KeyFile, what: "second-factor key", make }).key;
}
