import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { freePort } from "#scripts/processes/ports.ts";
import { startAndFail } from "../support/app.ts";

describe("a start that cannot succeed says why in one sentence and damages nothing", () => {
  const folders: string[] = [];
  const newFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), "roadflare-fail-"));
    folders.push(folder);
    return folder;
  };
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });

  it("a bad setting", async () => {
    const outcome = await startAndFail({ PORT: "ninety" });
    expect(outcome).toMatchObject({
      code: 1,
      stdout: [],
      stderr: [expect.stringMatching(/^Bad setting: PORT must be/)],
    });
  });

  it("a key for payments without prices", async () => {
    const outcome = await startAndFail({ STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" });
    expect(outcome).toMatchObject({
      code: 1,
      stdout: [],
      stderr: [expect.stringMatching(/^Bad setting: STRIPE_SECRET_KEY needs these beside it: STRIPE_PRICE_SOLO_MONTH/)],
    });
  });

  it("a port that another program has", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    const address = server.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const outcome = await startAndFail({ PORT: String(port), DATA_DIR: newFolder() });
    expect(outcome.code).toBe(1);
    expect(outcome.stderr).toEqual([expect.stringMatching(/^Port \d+ is taken by another program/)]);
    await new Promise((resolve) => server.close(resolve));
  });

  it("a data folder that is a file", async () => {
    const file = join(newFolder(), "file");
    writeFileSync(file, "mine");
    const outcome = await startAndFail({ PORT: String(await freePort()), DATA_DIR: file });
    expect(outcome.code).toBe(1);
    expect(outcome.stderr).toEqual([expect.stringMatching(/^Bad setting: DATA_DIR /)]);
    expect(readFileSync(file, "utf8")).toBe("mine");
  });

  it("a database elsewhere that does not answer", async () => {
    const outcome = await startAndFail({
      PORT: String(await freePort()),
      DATA_DIR: newFolder(),
      TURSO_DATABASE_URL: `http://127.0.0.1:${await freePort()}`,
    });
    expect(outcome.code).toBe(1);
    expect(outcome.stderr).toEqual([expect.stringMatching(/^The database does not answer/)]);
  });
});
