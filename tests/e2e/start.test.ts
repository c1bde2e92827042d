import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "#scripts/processes/ports.ts";
import { RunningApp, startAndFail } from "../support/app.ts";
import { processesOf } from "../support/processes.ts";

const demoDriver = { email: "driver@demo.test", password: "breakdown-demo" };

async function signIn(app: RunningApp, account: { email: string; password: string }): Promise<number> {
  const response = await fetch(`${app.url}/api/trpc/public.auth.signIn`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(account),
  });
  return response.status;
}

async function signUp(app: RunningApp, email: string): Promise<number> {
  const response = await fetch(`${app.url}/api/trpc/public.auth.signUp`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ fullName: "Kay Second", email, password: "a long haul at night" }),
  });
  return response.status;
}

/** The status that health answers; 0 when nothing answers. */
async function healthOf(app: RunningApp): Promise<number> {
  try {
    return (await fetch(`${app.url}/api/health`, { signal: AbortSignal.timeout(2000) })).status;
  } catch {
    return 0;
  }
}

async function untilGone(app: RunningApp): Promise<void> {
  await expect.poll(() => processesOf(app.dataDir)).toEqual([]);
}

describe("a start", () => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await RunningApp.start();
  });
  afterAll(() => app.stop());

  it("answers health with every part", async () => {
    const response = await fetch(`${app.url}/api/health`);
    expect(await response.json()).toMatchObject({ ok: true, database: true, rooms: true, photos: true });
  });

  it("is not disturbed by a second one on its port or on its data", async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), "roadflare-second-"));
    const samePort = await startAndFail({ PORT: String(app.port), DATA_DIR: elsewhere });
    expect(samePort.code).toBe(1);
    expect(samePort.stderr).toEqual([expect.stringMatching(new RegExp(`^Port ${app.port} is taken`))]);
    const sameData = await startAndFail({ PORT: String(await freePort()), DATA_DIR: app.dataDir });
    expect(sameData.code).toBe(1);
    expect(sameData.stderr).toEqual([expect.stringMatching(/^Roadflare already runs with the data in/)]);
    rmSync(elsewhere, { recursive: true });
    expect((await fetch(`${app.url}/api/health`)).status).toBe(200);
  });

  it("killed with SIGKILL leaves nothing behind, and the next one finds its data", async () => {
    const email = `second-start-${Date.now()}@example.test`;
    expect(await signUp(app, email)).toBe(200);
    await app.kill();
    await app.startAgain();
    expect(await signIn(app, { email, password: "a long haul at night" })).toBe(200);
    expect(await signIn(app, demoDriver)).toBe(200);
  });

  it("comes back by itself when the runtime is killed", async () => {
    await app.killRuntime();
    await expect.poll(() => healthOf(app), { interval: 250 }).toBe(200);
    expect(await signIn(app, demoDriver)).toBe(200);
  });

  it("ended by Ctrl-C leaves no process", async () => {
    expect(processesOf(app.dataDir).length).toBeGreaterThan(2);
    expect(await app.interrupt()).toBe(0);
    expect(processesOf(app.dataDir)).toEqual([]);
    await app.startAgain();
    await app.kill();
    await untilGone(app);
  });
});

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

  it("a broken database file", async () => {
    const app = await RunningApp.start({ settings: { DATA_DIR: newFolder() } });
    await app.interrupt();
    const file = join(app.dataDir, "database", "dbs", "default", "data");
    writeFileSync(file, "this was a database");
    const folder = join(app.dataDir, "database");
    const before = snapshot(folder);
    const outcome = await startAndFail({ PORT: String(app.port), DATA_DIR: app.dataDir });
    expect(outcome.code).toBe(1);
    expect(outcome.stderr).toEqual([expect.stringMatching(/^The database is broken and was left as it is/)]);
    expect(snapshot(folder)).toEqual(before);
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

function snapshot(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((f) =>
    statSync(join(folder, f)).isFile(),
  );
  return Object.fromEntries(files.sort().map((file) => [file, readFileSync(join(folder, file), "base64")]));
}
