import { expect, it } from "vitest";
import { isConfirmed, sessionEnd } from "#domain/access/session.ts";
import { newRecoveryCodes, readTypedCode } from "#domain/accounts/second-factor.ts";
import { networkOf } from "#domain/accounts/sign-in-record.ts";

it.each([
  ["123456", { kind: "totp", code: "123456" }],
  [" 123 456 ", { kind: "totp", code: "123456" }],
  ["4W0K-9QXM-T2BD", { kind: "recovery_code", code: "4W0K9QXMT2BD" }],
  ["4wok 9qxm t2bd", { kind: "recovery_code", code: "4W0K9QXMT2BD" }],
  ["iL00-0000-0000", { kind: "recovery_code", code: "110000000000" }],
  ["12345", null],
  ["1234567", null],
  ["4W0K-9QXM-T2B", null],
  ["4W0K-9QXM-T2BU", null],
  ["", null],
])("The typed code %o is read as %o", (typed, read) => {
  expect(readTypedCode(typed)).toEqual(read);
});

it("Ten recovery codes are ten different ones, as they are read", () => {
  const codes = newRecoveryCodes((length) => crypto.getRandomValues(new Uint8Array(length)));
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^[\dA-HJKMNP-TV-Z]{4}(-[\dA-HJKMNP-TV-Z]{4}){2}$/);
    expect(readTypedCode(code)).toEqual({ kind: "recovery_code", code: code.replaceAll("-", "") });
  }
});

it.each([
  ["203.0.113.77", "203.0.113.x"],
  ["::ffff:203.0.113.77", "203.0.113.x"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::"],
  ["2001:DB8::1", "2001:db8:0::"],
  ["::1", "0:0:0::"],
  ["fe80::1%eth0", "fe80:0:0::"],
  ["unknown", "unknown"],
  ["not:an:address", "unknown"],
])("The network of %s is %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it("A staff session ends after twelve hours, a driver's when it says", () => {
  const session = { createdAt: 0, expiresAt: 30 * 86_400_000 };
  expect(sessionEnd(session, [])).toBe(30 * 86_400_000);
  expect(sessionEnd(session, ["tech"])).toBe(12 * 3_600_000);
  expect(sessionEnd({ createdAt: 0, expiresAt: 5 }, ["admin"])).toBe(5);
});

it("A proof is fresh for ten minutes, to the millisecond", () => {
  expect(isConfirmed({ confirmedAt: 0 }, 599_999)).toBe(true);
  expect(isConfirmed({ confirmedAt: 0 }, 600_000)).toBe(false);
});
