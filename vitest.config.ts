import { mkdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { cloudflareTest } from "@cloudflare/vitest-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { longestTest, longestWait } from "./scripts/checks/hang-guards.ts";
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

/** What every suite has in common. */
const everySuite = {
  /** `inject("fullRun")`: npm run test:full asks for the hundredfold races, the deep fuzz and every language. */
  provide: { fullRun: process.env["TEST_FULL"] === "1" },
  testTimeout: longestTest,
  hookTimeout: longestTest,
  expect: { poll: { timeout: longestWait } },
  /** The files that one of Vitest's workers runs share its modules, so that each is loaded once; see tests/README.md. */
  isolate: false,
  maxWorkers: availableParallelism(),
};

/** Tests of pages run in happy-dom. */
const inPage = { ...everySuite, environment: "happy-dom", setupFiles: ["./tests/support/component.setup.ts"] };

/** Tests of what a module does when it is loaded: no other file may have loaded it. They are part of `component`. */
const modulesOfItsOwn = "tests/web/**/*.fresh.test.{ts,tsx}";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "pure",
          ...everySuite,
          environment: "node",
          include: ["tests/{domain,scripts,worker}/**/*.test.ts"],
        },
      },
      {
        test: {
          name: "database",
          ...everySuite,
          environment: "node",
          include: ["tests/db/**/*.test.ts"],
          globalSetup: ["./tests/support/sqld.setup.ts"],
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
          ...everySuite,
          include: ["tests/{services,trpc,http,rooms,ai,auth,adapters}/**/*.test.ts"],
          globalSetup: [
            "./tests/support/sqld.setup.ts",
            "./tests/support/openai.setup.ts",
            "./tests/support/outside.setup.ts",
            "./tests/support/stripe.setup.ts",
          ],
          deps: { optimizer: { ssr: { enabled: true, include: bundled } } },
        },
      },
      {
        plugins: [messageCatalogues(), react()],
        test: {
          name: "component",
          ...inPage,
          include: ["tests/web/**/*.test.{ts,tsx}"],
          exclude: [modulesOfItsOwn],
        },
      },
      {
        plugins: [messageCatalogues(), react()],
        test: { name: "component-fresh", ...inPage, isolate: true, include: [modulesOfItsOwn] },
      },
      {
        test: {
          name: "browser",
          ...everySuite,
          environment: "node",
          include: ["tests/e2e/**/*.test.ts"],
          // A test of a browser waits about a sixth of its time for something that uses no core.
          maxWorkers: availableParallelism() + 1,
          // Vitest wants projects of another number of workers to run by themselves.
          sequence: { groupOrder: 1 },
          globalSetup: ["./tests/support/app.setup.ts"],
          setupFiles: ["./tests/support/browser.setup.ts"],
        },
      },
    ],
  },
});
