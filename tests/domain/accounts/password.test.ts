import { expect, it } from "vitest";
import { addressLimit } from "#domain/accounts/limits.ts";
import { repeatsEmail } from "#domain/accounts/password.ts";
import { newToken } from "#domain/accounts/token.ts";

it("A password must not be the e-mail address, or what stands before the @", () => {
  expect(repeatsEmail("Rosa@Example.test", "rosa@example.test")).toBe(true);
  expect(repeatsEmail("ROSA", "rosa@example.test")).toBe(true);
  expect(repeatsEmail("rosa drives", "rosa@example.test")).toBe(false);
});

it("Limits by address are a hundred times as high where everybody has the same address", () => {
  expect(addressLimit(20, false)).toBe(20);
  expect(addressLimit(20, true)).toBe(2000);
});

it("A token is made of 200 random bits and fits into cookies and addresses", () => {
  let asked = 0;
  const token = newToken((length) => {
    asked += length;
    return crypto.getRandomValues(new Uint8Array(length));
  });
  expect(asked * 5).toBe(200);
  expect(token).toMatch(/^[0-9a-z]{40}$/);
});
