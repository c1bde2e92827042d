import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { startSqld } from "#scripts/database/sqld.ts";

it("says in one sentence that the libSQL server is missing", async () => {
  const folder = join(tmpdir(), "roadflare-without-packages");
  const start = startSqld({ folder, logFile: join(folder, "log"), env: {}, projectRoot: folder });
  await expect(start).rejects.toThrow(/^The libSQL server is missing [^\n]+\.$/);
});
