import { randomBytes } from "node:crypto";
import { z } from "zod";
import { keepKeyFile } from "./key-file.ts";

const KeyFile = z.object({ key: z.string().regex(/^[\w-]{43}$/) });

/** A secret of the server, 32 random bytes in base64url; made at the first call and kept. `what` names it in errors. */
export function keepServerKey(file: string, what: string): string {
  const make = () => ({ key: randomBytes(32).toString("base64url") });
  return keepKeyFile({ file, schema: KeyFile, what, make }).key;
}
