import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const manifest: Record<
  "dependencies" | "devDependencies" | "optionalDependencies",
  Record<string, string>
> = JSON.parse(readFileSync(`${root}/package.json`, "utf8"));
const versions = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
const names = Object.keys(versions);
const page = readFileSync(`${root}/docs/dependencies.md`, "utf8");
const heldBack = page.indexOf("## Held back");
const rows = page.slice(0, heldBack).match(/^\| `[^|]+\|/gm) ?? [];
const listed = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name));

const covers = (entry: string, name: string) =>
  entry.endsWith("/*") ? name.startsWith(entry.slice(0, -1)) : entry === name;

describe("the direct dependencies", () => {
  it("are all listed in docs/dependencies.md", () => {
    expect(names.filter((name) => !listed.some((entry) => covers(entry, name)))).toEqual([]);
  });

  it("are the only ones that docs/dependencies.md lists", () => {
    expect(listed.filter((entry) => !names.some((name) => covers(entry, name)))).toEqual([]);
  });

  it("have exact versions", () => {
    const loose = Object.entries(versions).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
    expect(loose).toEqual([]);
  });
});
