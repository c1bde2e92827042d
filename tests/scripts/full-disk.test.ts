import { tmpdir } from "node:os";
import { expect, it } from "vitest";
import { fullDisk } from "#scripts/database/full-disk.ts";

it("A full disk is named with what is left on it, and that nothing is lost", () => {
  const said = fullDisk("/data", () => 1024 * 1024);
  expect(said).toBe(
    "The disk that holds /data is full (1.0 MB free): make room there; nothing that was saved is lost.",
  );
});

it("A disk with room, or one that nobody can ask about, is not said to be full", () => {
  expect(fullDisk("/data", () => 1024 ** 3)).toBeUndefined();
  expect(fullDisk(tmpdir(), () => 16 * 1024 * 1024)).toBeUndefined();
  expect(fullDisk("/no/such/folder")).toBeUndefined();
});
