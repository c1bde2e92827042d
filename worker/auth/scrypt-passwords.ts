import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import type { Passwords } from "#worker/ports/passwords.ts";
import { isCommonPassword } from "./common-passwords.ts";

/**
 * OWASP counts N = 2^15, r = 8, p = 3 as equal to N = 2^17, r = 8, p = 1. It takes 32 MiB in place of 128 MiB, which is
 * all the memory that a worker has (docs/decisions/040-scrypt-cost.md).
 */
const cost: Cost = { logN: 15, r: 8, p: 3 };
/** What a stored hash may ask for at most: half of a worker's memory, and four times today's work. */
const maxLogN = 16;
const maxWork = 4 * cost.p * 2 ** cost.logN;
const saltBytes = 16;
const keyBytes = 64;

interface Cost {
  readonly logN: number;
  readonly r: number;
  readonly p: number;
}

/** The runtime gives no random numbers while a module is loaded, and this salt need not be secret. */
const nobodysSalt = Buffer.alloc(saltBytes, 0x5a);

/** scrypt, encoded with its cost as `scrypt$15$8$3$<salt>$<key>` in base64url; hashes of an earlier cost still fit. */
export const scryptPasswords: Passwords = {
  async hash(password) {
    const salt = randomBytes(saltBytes);
    const key = await derive(password, salt, keyBytes, cost);
    const { logN, r, p } = cost;
    return ["scrypt", logN, r, p, salt.toString("base64url"), key.toString("base64url")].join("$");
  },

  async verify(hash, password) {
    const stored = decode(hash);
    if (stored === null) return scryptPasswords.verifyNothing(password);
    const key = await derive(password, stored.salt, stored.key.length, stored.cost);
    await spendRest(password, stored.cost);
    return timingSafeEqual(key, stored.key);
  },

  async verifyNothing(password) {
    await derive(password, nobodysSalt, keyBytes, cost);
    return false;
  },

  isOutdated(hash) {
    const stored = decode(hash)?.cost;
    return stored !== undefined && (stored.logN !== cost.logN || stored.r !== cost.r || stored.p !== cost.p);
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

/** A hash of an earlier, lower cost takes as long as any: the time must not tell which addresses have an account. */
async function spendRest(password: string, spent: Cost): Promise<void> {
  const p = Math.floor(cost.p - spent.p * 2 ** (spent.logN - cost.logN));
  if (p >= 1) await derive(password, nobodysSalt, keyBytes, { ...cost, p });
}

function decode(hash: string): { cost: Cost; salt: Buffer; key: Buffer } | null {
  const [scheme, n, r, p, salt, key] = hash.split("$");
  if (scheme !== "scrypt" || !n || !r || !p || !salt || !key) return null;
  const stored: Cost = { logN: Number(n), r: Number(r), p: Number(p) };
  const isBounded = stored.logN >= 1 && stored.logN <= maxLogN && stored.r === cost.r && stored.p >= 1;
  if (!isBounded || stored.p * 2 ** stored.logN > maxWork) return null;
  return {
    cost: stored,
    salt: Buffer.from(salt, "base64url"),
    key: Buffer.from(key, "base64url"),
  };
}
