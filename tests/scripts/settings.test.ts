import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readSettings } from "#scripts/settings/settings.ts";

describe("the settings of a start", () => {
  let projectRoot: string;
  beforeEach(() => {
    projectRoot = mkdtempSync(join(tmpdir(), "roadflare-settings-"));
  });
  afterEach(() => rmSync(projectRoot, { recursive: true }));

  const read = (environment: NodeJS.ProcessEnv, devVars?: string) => {
    if (devVars !== undefined) writeFileSync(join(projectRoot, ".dev.vars"), devVars);
    return readSettings({ projectRoot, environment });
  };

  it("have defaults for everything", () => {
    expect(read({})).toMatchObject({
      port: 8787,
      dataDir: join(projectRoot, ".data"),
      publicUrl: "http://localhost:8787",
      databaseUrl: undefined,
      seedDemo: true,
    });
  });

  it("take the environment before .dev.vars, and .dev.vars before the defaults", () => {
    const settings = read({ PORT: "9001" }, "PORT=9002\nOPENAI_MODEL='from $file' # a comment\n");
    expect(settings.port).toBe(9001);
    expect(settings.publicUrl).toBe("http://localhost:9001");
    expect(settings.worker.OPENAI_MODEL).toBe("from $file");
  });

  it("count a blank value as not given", () => {
    expect(read({ PORT: "", OPENAI_API_KEY: " " }, "PORT=9003").port).toBe(9003);
  });

  it("hand on to the worker nothing but what it knows", () => {
    const { worker } = read({ HOME: "/home/someone", STRIPE_SECRET_KEY: "sk_test_1" });
    expect(worker).toEqual({ STRIPE_SECRET_KEY: "sk_test_1", PUBLIC_URL: "http://localhost:8787" });
  });

  it("put no demo data into a database elsewhere, and refuse to be told to", () => {
    const elsewhere = { TURSO_DATABASE_URL: "libsql://roadflare.example" };
    expect(read(elsewhere).seedDemo).toBe(false);
    expect(() => read({ ...elsewhere, SEED_DEMO: "on" })).toThrow(/^Bad setting: SEED_DEMO is on, but /);
    expect(read({ TURSO_DATABASE_URL: "http://127.0.0.1:8080", SEED_DEMO: "on" }).seedDemo).toBe(true);
  });

  it.each([
    [{ PORT: "eighty" }, "PORT"],
    [{ PORT: "0" }, "PORT"],
    [{ PORT: "70000" }, "PORT"],
    [{ PORT: "80.5" }, "PORT"],
    [{ PUBLIC_URL: "roadflare" }, "PUBLIC_URL"],
    [{ SEED_DEMO: "perhaps" }, "SEED_DEMO"],
    [{ TURSO_DATABASE_URL: "roadflare.db" }, "TURSO_DATABASE_URL"],
    [{ OPENAI_BASE_URL: "not a url" }, "OPENAI_BASE_URL"],
    [{ TILE_URL: "https://tiles.example/{z}/{x}.png" }, "TILE_URL"],
  ])("name a bad one in one sentence: %o", (environment, name) => {
    expect(() => read(environment)).toThrow(new RegExp(`^Bad settings?: ${name}\\b[^\\n]*\\.$`));
  });
});
