import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from "node:crypto";
import { Secret, TOTP } from "otpauth/bare";
import { totp } from "#domain/accounts/second-factor.ts";
import { brand } from "#domain/brand.ts";
import type { RandomBytes } from "#domain/ids.ts";
import type { SecondFactors } from "#worker/ports/second-factors.ts";

const secretBytes = 20;
const nonceBytes = 12;
const tagBytes = 16;
const keyBytes = 32;
/** Names how a secret was sealed, so that another way can follow. */
const version = "v1";

/**
 * Codes by otpauth; secrets sealed with AES-256-GCM and recovery codes hashed with HMAC-SHA-256, each under a key of its
 * own that HKDF derives from the server's (32 bytes, base64url).
 */
export function createSecondFactors(serverKey: string, randomBytes: RandomBytes): SecondFactors {
  const master = Buffer.from(serverKey, "base64url");
  const derive = (purpose: string) => Buffer.from(hkdfSync("sha256", master, "", purpose, keyBytes));
  const sealingKey = derive("second-factor secret");
  const hashingKey = derive("recovery code");
  return {
    newSecret: () => new Secret({ buffer: randomBytes(secretBytes).slice().buffer }).base32,

    enrolmentUri: (secret, email) => codesOf(secret, email).toString(),

    stepOf(secret, code, now) {
      const delta = codesOf(secret, "").validate({ token: code, timestamp: now, window: totp.window });
      return delta === null ? null : Math.floor(now / 1000 / totp.periodSeconds) + delta;
    },

    async seal(secret, userId) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv("aes-256-gcm", sealingKey, nonce).setAAD(Buffer.from(userId));
      const body = Buffer.concat([cipher.update(secret, "utf8"), cipher.final(), cipher.getAuthTag()]);
      return [version, Buffer.from(nonce).toString("base64url"), body.toString("base64url")].join(".");
    },

    async open(sealed, userId) {
      const [scheme, nonce = "", body = ""] = sealed.split(".");
      if (scheme !== version) throw new Error("A second factor was sealed in a way that is not known.");
      const bytes = Buffer.from(body, "base64url");
      const decipher = createDecipheriv("aes-256-gcm", sealingKey, Buffer.from(nonce, "base64url"), {
        authTagLength: tagBytes,
      })
        .setAAD(Buffer.from(userId))
        .setAuthTag(bytes.subarray(-tagBytes));
      return Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()]).toString("utf8");
    },

    async hashRecoveryCode(code, userId) {
      return createHmac("sha256", hashingKey).update(`${userId}:${code}`).digest("hex");
    },
  };
}

function codesOf(secret: string, label: string): TOTP {
  return new TOTP({
    issuer: brand.product,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: totp.algorithm,
    digits: totp.digits,
    period: totp.periodSeconds,
    hmac: (_algorithm, key, message) => createHmac("sha1", key).update(message).digest(),
  });
}
