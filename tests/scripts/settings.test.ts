import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { standInSettings } from "#scripts/runtime/payments-stand-in.ts";
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
    [{ OPENAI_BASE_URL: "localhost:1234" }, "OPENAI_BASE_URL"],
    [{ STRIPE_API_BASE: "localhost:1234" }, "STRIPE_API_BASE"],
    [{ MAIL_API_URL: "mailto:help@roadflare.example" }, "MAIL_API_URL"],
    [{ NOMINATIM_URL: "localhost:1234" }, "NOMINATIM_URL"],
    [{ OVERPASS_URL: "ftp://maps.example" }, "OVERPASS_URL"],
    [{ NHTSA_URL: "file:///etc/hosts" }, "NHTSA_URL"],
    [{ MAIL_FROM: "Roadflare" }, "MAIL_FROM"],
    [{ CONTACT_TECH: "Sam" }, "CONTACT_TECH"],
    [{ ROADSIDE_PHONE: "call us" }, "ROADSIDE_PHONE"],
    [{ VAPID_PUBLIC_KEY: "key" }, "VAPID_PUBLIC_KEY"],
    [{ VAPID_SUBJECT: "Roadflare" }, "VAPID_SUBJECT"],
    [{ TILE_URL: "https://tiles.example/{z}/{x}.png" }, "TILE_URL"],
  ])("name a bad one in one sentence: %o", (environment, name) => {
    expect(() => read(environment)).toThrow(new RegExp(`^Bad settings?: ${name}\\b[^\\n]*\\.$`));
  });

  it.each([
    { MAIL_FROM: "help@roadflare.example" },
    { MAIL_FROM: "Roadflare <help@roadflare.example>" },
    { ROADSIDE_PHONE: "(800) 555-0123" },
    { ROADSIDE_PHONE: "1-800-555-HELP" },
    { VAPID_SUBJECT: "mailto:help@roadflare.example" },
    { SEED_DEMO: "ON" },
    { OPENAI_BASE_URL: "http://127.0.0.1:1234/v1" },
  ])("may be %o", (environment) => {
    expect(() => read(environment)).not.toThrow();
  });

  it("of payments are kept as they were given when the stand-in takes the provider's place", () => {
    const given = { STRIPE_WEBHOOK_SECRET: "whsec_mine", STRIPE_PRICE_FLEET_YEAR: "price_mine" };
    expect(standInSettings(read(given).worker)).toEqual({
      ...given,
      STRIPE_SECRET_KEY: expect.stringMatching(/^sk_test_/),
      STRIPE_PRICE_SOLO_MONTH: "price_standin_solo_driver_month",
      STRIPE_PRICE_SOLO_YEAR: "price_standin_solo_driver_year",
      STRIPE_PRICE_FLEET_MONTH: "price_standin_fleet_manager_month",
    });
  });
});
