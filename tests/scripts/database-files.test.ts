import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findBrokenFile } from "#scripts/database/database-files.ts";

describe("the files of a local database", () => {
  let folder: string;
  let data: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "roadflare-files-"));
    mkdirSync(join(folder, "dbs", "default"), { recursive: true });
    data = join(folder, "dbs", "default", "data");
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it("are sound when there are none yet", () => {
    expect(findBrokenFile(join(folder, "not-there"))).toBeUndefined();
    expect(findBrokenFile(folder)).toBeUndefined();
  });

  it("are sound when they begin as SQLite's do", () => {
    writeFileSync(data, `SQLite format 3\0${"x".repeat(100)}`);
    expect(findBrokenFile(folder)).toBeUndefined();
  });

  it("are broken when they begin otherwise", () => {
    writeFileSync(data, "something else altogether");
    expect(findBrokenFile(folder)).toBe(data);
  });

  it("are broken when the database was emptied but its log still holds data", () => {
    writeFileSync(data, "");
    writeFileSync(`${data}-wal`, "pages");
    expect(findBrokenFile(folder)).toBe(data);
  });

  it("are broken when a file stands where the folder should", () => {
    const file = join(folder, "file");
    writeFileSync(file, "");
    expect(findBrokenFile(file)).toBe(file);
  });
});
