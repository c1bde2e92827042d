import { describe, expect, it } from "vitest";
import { codeAt } from "#tests/support/authenticator.ts";
import { randomBytes } from "#tests/support/factories.ts";
import { createSecondFactors } from "#worker/auth/second-factors.ts";

const key = (byte: number) => Buffer.alloc(32, byte).toString("base64url");
const factors = createSecondFactors(key(1), randomBytes);

describe("The code of an authenticator app", () => {
  // RFC 6238, appendix B: SHA-1, the secret "12345678901234567890" in base32; the last six of the eight digits.
  const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
  it.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_111_111_111, "050471"],
    [1_234_567_890, "005924"],
    [2_000_000_000, "279037"],
    [20_000_000_000, "353130"],
  ])("is the RFC's at second %i", (second, code) => {
    expect(factors.stepOf(secret, code, second * 1000)).toBe(Math.floor(second / 30));
  });

  it("counts one step before and after its own, and no further", () => {
    const now = 1_700_000_000_000;
    const step = Math.floor(now / 30_000);
    for (const [away, found] of [
      [-2, null],
      [-1, step - 1],
      [0, step],
      [1, step + 1],
      [2, null],
    ] as const) {
      expect(factors.stepOf(secret, codeAt(secret, now + away * 30_000), now), String(away)).toBe(found);
    }
  });

  it("belongs to its secret", () => {
    const other = factors.newSecret();
    expect(other).toMatch(/^[A-Z2-7]{32}$/);
    expect(factors.newSecret()).not.toBe(other);
    expect(factors.stepOf(other, codeAt(other, 5_000), 5_000)).toBe(0);
  });

  it("is read by apps from an address with all that they need", () => {
    const uri = new URL(factors.enrolmentUri(secret, "sam@example.test"));
    expect(uri.protocol).toBe("otpauth:");
    expect(decodeURIComponent(uri.pathname)).toBe("/Roadflare:sam@example.test");
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: "Roadflare",
      secret,
      algorithm: "SHA1",
      digits: "6",
      period: "30",
    });
  });
});

describe("A stored secret", () => {
  it("opens for its account with the server's key, and looks different each time", async () => {
    const sealed = await factors.seal("SECRET", "usr_1");
    expect(sealed).not.toContain("SECRET");
    expect(await factors.seal("SECRET", "usr_1")).not.toBe(sealed);
    expect(await factors.open(sealed, "usr_1")).toBe("SECRET");
  });

  it("opens for no other account, with no other key, and not when a byte was changed", async () => {
    const sealed = await factors.seal("SECRET", "usr_1");
    const [version, nonce, body = ""] = sealed.split(".");
    const changed = [version, nonce, (body.startsWith("A") ? "B" : "A") + body.slice(1)].join(".");
    await expect(factors.open(sealed, "usr_2")).rejects.toThrow();
    await expect(createSecondFactors(key(2), randomBytes).open(sealed, "usr_1")).rejects.toThrow();
    await expect(factors.open(changed, "usr_1")).rejects.toThrow();
    await expect(factors.open(sealed.replace("v1", "v0"), "usr_1")).rejects.toThrow();
  });

  it("of a recovery code is a hash under the server's key, another for each account", async () => {
    const hash = await factors.hashRecoveryCode("4W0K9QXMT2BD", "usr_1");
    expect(hash).toMatch(/^[\da-f]{64}$/);
    expect(await factors.hashRecoveryCode("4W0K9QXMT2BD", "usr_2")).not.toBe(hash);
    expect(await createSecondFactors(key(2), randomBytes).hashRecoveryCode("4W0K9QXMT2BD", "usr_1")).not.toBe(hash);
  });
});
