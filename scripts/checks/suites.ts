import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { findChromium } from "./chromium.ts";
import type { Outcome } from "./outcome.ts";
import { runTool } from "./run-tool.ts";
import type { Check } from "./static-checks.ts";

/** The projects of vitest.config.ts, the quick ones first. */
export const suiteNames = ["pure", "database", "worker", "component", "browser"] as const;
export type SuiteName = (typeof suiteNames)[number];

const Report = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
});

/** One suite as a check; its tests are counted from Vitest's own report. */
export function suite(name: SuiteName, projectRoot: string): Check {
  return {
    name: `${name} tests`,
    run: () => (name === "browser" ? runBrowser(projectRoot) : runSuite(name, projectRoot)),
  };
}

async function runSuite(name: SuiteName, projectRoot: string): Promise<Outcome> {
  const file = join(projectRoot, ".generated", "reports", `${name}.json`);
  mkdirSync(join(file, ".."), { recursive: true });
  rmSync(file, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const ok = await runTool("vitest", ["run", "--project", name, ...reporters]);
  const outcome = existsSync(file) ? count(readFileSync(file, "utf8")) : { passed: 0, failed: 0, skipped: 0 };
  // A fault outside every test (a file that cannot be read, a lost rejection) is a failure all the same.
  return ok || outcome.failed > 0 ? outcome : { ...outcome, failed: 1 };
}

async function runBrowser(projectRoot: string): Promise<Outcome> {
  if (findChromium()) return runSuite("browser", projectRoot);
  const files = globSync("tests/e2e/**/*.test.ts", { cwd: projectRoot }).sort();
  for (const file of files) process.stdout.write(`not run, because there is no Chromium: ${file}\n`);
  const missing = { passed: 0, failed: 0, skipped: 0 };
  return process.env["CI"] === "true" ? { ...missing, failed: files.length } : { ...missing, skipped: files.length };
}

function count(json: string): Outcome {
  const report = Report.parse(JSON.parse(json));
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}
