import { describe, expect, it } from "vitest";
import { scryptPasswords } from "#worker/auth/scrypt-passwords.ts";

const { hash, isCommon, isOutdated, verify, verifyNothing } = scryptPasswords;

describe("A password's hash", () => {
  it("says how it was made, is different every time, and fits only its password", async () => {
    const [first, second] = await Promise.all([hash("night haul"), hash("night haul")]);
    expect(first).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{86}$/);
    expect(second).not.toBe(first);
    expect(await verify(first, "night haul")).toBe(true);
    expect(await verify(second, "night haul")).toBe(true);
    expect(await verify(first, "Night haul")).toBe(false);
    expect(await verify(first, "night haul ")).toBe(false);
  });

  it("fits the same letters typed on another keyboard, and any script", async () => {
    const hashed = await hash("caf\u00e9 \u0634\u0627\u062d\u0646\u0629 🚛");
    expect(await verify(hashed, "cafe\u0301 \u0634\u0627\u062d\u0646\u0629 🚛")).toBe(true);
  });

  it("that is none fits nothing", async () => {
    for (const broken of ["", "plain", "scrypt$15$8$1$", "bcrypt$15$8$1$AAAA$AAAA", "scrypt$15$8$1$AAAA$"]) {
      expect(await verify(broken, "")).toBe(false);
    }
    expect(await verifyNothing("night haul")).toBe(false);
  });

  it("of an earlier cost still fits, and says that it is to be made again", async () => {
    const earlier =
      "scrypt$15$8$1$cm9hZHNpZGUtc2FsdC0wMQ$raJmtVk3Sdjd7gVV7ZTqoMGbAycFcs5wzg22W9rmzFhwng6iiFZVG5gLIw5Wo-snhkabPTyCCypaltVySp_83w";
    expect(await verify(earlier, "night haul")).toBe(true);
    expect(await verify(earlier, "Night haul")).toBe(false);
    expect(isOutdated(earlier)).toBe(true);
    expect(isOutdated(await hash("night haul"))).toBe(false);
    expect(isOutdated("erased")).toBe(false);
  });

  it("of a cost that nobody chose is no way to keep the worker busy", async () => {
    expect(await verify("scrypt$30$8$1$AAAA$AAAA", "night haul")).toBe(false);
    expect(await verify("scrypt$x$8$1$AAAA$AAAA", "night haul")).toBe(false);
    expect(await verify("scrypt$15$8$4000$AAAA$AAAA", "night haul")).toBe(false);
    expect(await verify("scrypt$15$64$1$AAAA$AAAA", "night haul")).toBe(false);
  });
});

describe("The list of common passwords", () => {
  it.each(["123456", "password", "PASSWORD", "qwerty123", "iloveyou", "trustno1", "letmein", "superman"])(
    "has '%s'",
    async (password) => {
      expect(await isCommon(password)).toBe(true);
    },
  );

  it.each(["breakdown-demo", "night-haul-77", "gravel and diesel", ""])("lacks '%s'", async (password) => {
    expect(await isCommon(password)).toBe(false);
  });
});
