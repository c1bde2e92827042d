import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import type { Passwords } from "#worker/ports/passwords.ts";
import { isCommonPassword } from "./common-passwords.ts";

const logN = 15;
/** What a stored hash may ask for at most: four times today's work. */
const maxLogN = 17;
const blockSize = 8;
const parallelization = 1;
const saltBytes = 16;
const keyBytes = 64;

interface Cost {
  readonly logN: number;
  readonly r: number;
  readonly p: number;
}

const cost: Cost = { logN, r: blockSize, p: parallelization };
/** The runtime gives no random numbers while a module is loaded, and this salt need not be secret. */
const nobodysSalt = Buffer.alloc(saltBytes, 0x5a);

/** scrypt with N = 2^15, r = 8, p = 1; encoded as `scrypt$15$8$1$<salt>$<key>` in base64url. */
export const scryptPasswords: Passwords = {
  async hash(password) {
    const salt = randomBytes(saltBytes);
    const key = await derive(password, salt, keyBytes, cost);
    return ["scrypt", logN, blockSize, parallelization, salt.toString("base64url"), key.toString("base64url")].join(
      "$",
    );
  },

  async verify(hash, password) {
    const stored = decode(hash);
    if (stored === null) return scryptPasswords.verifyNothing(password);
    const key = await derive(password, stored.salt, stored.key.length, stored.cost);
    return timingSafeEqual(key, stored.key);
  },

  async verifyNothing(password) {
    await derive(password, nobodysSalt, keyBytes, cost);
    return false;
  },

  isCommon: isCommonPassword,
};

function derive(password: string, salt: Buffer, length: number, { logN, r, p }: Cost): Promise<Buffer> {
  const N = 2 ** logN;
  // The same letters may be typed as different code points on another keyboard.
  const typed = password.normalize("NFKC");
  return new Promise((resolve, reject) => {
    scrypt(typed, salt, length, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}

function decode(hash: string): { cost: Cost; salt: Buffer; key: Buffer } | null {
  const [scheme, n, r, p, salt, key] = hash.split("$");
  if (scheme !== "scrypt" || !n || !r || !p || !salt || !key) return null;
  const stored: Cost = { logN: Number(n), r: Number(r), p: Number(p) };
  if (!(stored.logN >= 1 && stored.logN <= maxLogN && stored.r === blockSize && stored.p === parallelization))
    return null;
  return {
    cost: stored,
    salt: Buffer.from(salt, "base64url"),
    key: Buffer.from(key, "base64url"),
  };
}
