import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { cloudflareTest } from "@cloudflare/vitest-pool-workers";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { writeWranglerConfig } from "./scripts/runtime/wrangler-config.ts";
import { messageCatalogues } from "./scripts/web-build/message-catalogues.ts";

/** What the worker's tests import and the runtime's own loader cannot take apart: bundled once beforehand. */
const bundled = [
  "@ai-sdk/openai",
  "@ai-sdk/provider",
  "@libsql/client/web",
  "@trpc/server",
  "@trpc/server/adapters/fetch",
  "ai",
  "drizzle-orm",
  "drizzle-orm/libsql",
  "drizzle-orm/libsql/web",
  "drizzle-orm/sqlite-core",
  "hono",
  "hono/cookie",
  "lucia",
  "stripe",
  "zod",
  "zod/mini",
];

// The runtime would fetch a sample of request properties from the network; the tests need none.
process.env["CLOUDFLARE_CF_FETCH_ENABLED"] = "false";

/** The worker's tests see the settings below and nothing of this machine's `.dev.vars`. */
const projectRoot = fileURLToPath(new URL(".", import.meta.url));
const workerConfig = join(projectRoot, ".generated", "tests", "wrangler.json");
mkdirSync(join(projectRoot, "dist", "client"), { recursive: true });
writeWranglerConfig({
  projectRoot,
  file: workerConfig,
  vars: { PUBLIC_URL: "http://localhost:8787", LOCAL_RUNTIME: "true", APP_VERSION: "test" },
});

/** `inject("fullRun")`: npm run test:full asks for the hundredfold races, the deep fuzz and every language. */
const provide = { fullRun: process.env["TEST_FULL"] === "1" };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "pure",
          provide,
          environment: "node",
          include: ["tests/domain/**/*.test.ts", "tests/scripts/**/*.test.ts"],
        },
      },
      {
        test: {
          name: "database",
          provide,
          environment: "node",
          include: ["tests/db/**/*.test.ts"],
          globalSetup: ["./tests/support/sqld.setup.ts"],
          testTimeout: 30_000,
        },
      },
      {
        plugins: [
          cloudflareTest(({ inject }) => ({
            wrangler: { configPath: workerConfig },
            miniflare: { bindings: { TURSO_DATABASE_URL: inject("sqldUrl") } },
          })),
        ],
        test: {
          name: "worker",
          provide,
          include: ["tests/{services,trpc,http,rooms,ai,auth,integrations}/**/*.test.ts"],
          globalSetup: [
            "./tests/support/sqld.setup.ts",
            "./tests/support/openai.setup.ts",
            "./tests/support/outside.setup.ts",
            "./tests/support/stripe.setup.ts",
          ],
          testTimeout: 30_000,
          deps: { optimizer: { ssr: { enabled: true, include: bundled } } },
        },
      },
      {
        plugins: [messageCatalogues(), react()],
        test: {
          name: "component",
          provide,
          environment: "happy-dom",
          include: ["tests/web/**/*.test.{ts,tsx}"],
          setupFiles: ["./tests/support/component.setup.ts"],
        },
      },
      {
        test: {
          name: "browser",
          provide,
          environment: "node",
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: ["./tests/support/app.setup.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
