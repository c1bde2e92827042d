import { expect, it } from "vitest";
import { checkDeployment } from "#scripts/settings/deployment.ts";
import type { Settings } from "#scripts/settings/settings.ts";

const prices = {
  STRIPE_PRICE_SOLO_MONTH: "price_1",
  STRIPE_PRICE_SOLO_YEAR: "price_2",
  STRIPE_PRICE_FLEET_MONTH: "price_3",
  STRIPE_PRICE_FLEET_YEAR: "price_4",
};

function deploy(payments: Settings["worker"], publicUrl = "https://roadflare.example") {
  const worker: Settings["worker"] = {
    TURSO_DATABASE_URL: "libsql://roadflare.example",
    TURSO_AUTH_TOKEN: "token",
    MAIL_API_URL: "https://mail.example",
    MAIL_API_KEY: "key",
    MAIL_FROM: "help@roadflare.example",
    ADDRESS_HASH_KEY: "a".repeat(43),
    ROADSIDE_PHONE: "+1-800-555-0100",
    CONTACT_TECH: "tech@roadflare.example",
    CONTACT_SALES: "sales@roadflare.example",
    CONTACT_INFO: "info@roadflare.example",
    ...payments,
  };
  const settings: Settings = {
    port: 8787,
    dataDir: "/nowhere",
    publicUrl,
    databaseUrl: worker.TURSO_DATABASE_URL,
    databaseToken: worker.TURSO_AUTH_TOKEN,
    seedDemo: false,
    worker,
  };
  return checkDeployment(settings, true);
}

it("A deployment sells nothing, or everything that selling needs is there; its secrets go apart", () => {
  expect(deploy({}).secrets).not.toHaveProperty("STRIPE_SECRET_KEY");
  const key = { STRIPE_SECRET_KEY: "sk_live_1" };
  expect(() => deploy(key)).toThrow("STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_SOLO_MONTH");
  expect(() => deploy({ ...key, ...prices })).toThrow("needs these beside it: STRIPE_WEBHOOK_SECRET.");
  const { secrets, vars } = deploy({ ...key, ...prices, STRIPE_WEBHOOK_SECRET: "whsec_1" });
  expect(secrets).toMatchObject({ ...key, STRIPE_WEBHOOK_SECRET: "whsec_1" });
  expect(vars).toMatchObject(prices);
});

it("A deployment never talks to a stand-in", () => {
  expect(() => deploy({ STRIPE_API_BASE: "http://127.0.0.1:9" })).toThrow("STRIPE_API_BASE is for stand-ins");
});

it("A deployment answers at its public address alone", () => {
  expect(deploy({}).address).toEqual({
    workers_dev: false,
    routes: [{ pattern: "roadflare.example", custom_domain: true }],
  });
  expect(deploy({}, "https://roadflare.our-account.workers.dev").address).toEqual({ workers_dev: true });
});
