import { generateKeyPairSync } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { CommandError } from "../command-error.ts";

const VapidKeys = z.object({ publicKey: z.string().min(80), privateKey: z.string().min(40) });
/** Web push's pair of keys, base64url: the uncompressed point of P-256, and its secret number. */
export type VapidKeys = z.infer<typeof VapidKeys>;

/** The keys in the file; made at the first call and kept, because devices subscribe to one public key. */
export function keepVapidKeys(file: string): VapidKeys {
  if (existsSync(file)) {
    try {
      return VapidKeys.parse(JSON.parse(readFileSync(file, "utf8")));
    } catch {
      throw new CommandError(
        `The push keys in ${file} cannot be read: put a copy back, or remove the file to make new ones.`,
      );
    }
  }
  const keys = makeVapidKeys();
  writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  return keys;
}

function makeVapidKeys(): VapidKeys {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x, y, d } = privateKey.export({ format: "jwk" });
  if (!x || !y || !d) throw new Error("The runtime made no complete key pair.");
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")]);
  return { publicKey: point.toString("base64url"), privateKey: d };
}
