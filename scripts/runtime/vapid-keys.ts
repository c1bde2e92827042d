import { generateKeyPairSync } from "node:crypto";
import { z } from "zod";
import { keepKeyFile } from "./key-file.ts";

const VapidKeys = z.object({ publicKey: z.string().min(80), privateKey: z.string().min(40) });
/** Web push's pair of keys, base64url: the uncompressed point of P-256, and its secret number. */
export type VapidKeys = z.infer<typeof VapidKeys>;

/** The keys in the file; made at the first call and kept, because devices subscribe to one public key. */
export function keepVapidKeys(file: string): VapidKeys {
  return keepKeyFile({ file, schema: VapidKeys, what: "push keys", make: makeVapidKeys });
}

function makeVapidKeys(): VapidKeys {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x, y, d } = privateKey.export({ format: "jwk" });
  if (!x || !y || !d) throw new Error("The runtime made no complete key pair.");
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, "base64url"), Buffer.from(y, "base64url")]);
  return { publicKey: point.toString("base64url"), privateKey: d };
}
