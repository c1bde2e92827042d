import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keepServerKey } from "#scripts/runtime/server-key.ts";
import { readSettings } from "#worker/env.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "roadflare-key-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("A key of the server", () => {
  it("is made once, is 32 random bytes, and belongs to its owner alone", () => {
    const file = join(folder, "key.json");
    const key = keepServerKey(file, "address key");
    expect(Buffer.from(key, "base64url")).toHaveLength(32);
    expect(keepServerKey(file, "address key")).toBe(key);
    expect(keepServerKey(join(folder, "other.json"), "address key")).not.toBe(key);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it.each(["{}", "not JSON", '{"key":"short"}', `{"key":"${"a".repeat(44)}"}`])(
    "is not made again over a file that holds %s",
    (content) => {
      const file = join(folder, "key.json");
      writeFileSync(file, content);
      expect(() => keepServerKey(file, "address key")).toThrow("The address key in");
      expect(readFileSync(file, "utf8")).toBe(content);
    },
  );

  it.each(["ADDRESS_HASH_KEY", "SECOND_FACTOR_KEY"] as const)(
    "%s has 43 letters of base64url, or is refused",
    (name) => {
      const read = (value: string) => readSettings({ TURSO_DATABASE_URL: "http://127.0.0.1:1", [name]: value });
      expect(read(`${"a-_9".repeat(10)}abc`)[name]).toHaveLength(43);
      for (const bad of ["a".repeat(42), "a".repeat(44), "=".repeat(43), `${"+/".repeat(21)}a`]) {
        expect(() => read(bad), bad).toThrow(name);
      }
    },
  );
});
