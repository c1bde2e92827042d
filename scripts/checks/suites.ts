import { existsSync, globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Check, CheckResult } from "./check.ts";
import { findChromium } from "./chromium.ts";
import { runTool } from "./run-tool.ts";
import { reportVariable, SuiteReport } from "./suite-report.ts";

/** The suites, each a project of vitest.config.ts (`component` is two), the quick ones first. */
export const suiteNames = ["pure", "database", "worker", "component", "browser"] as const;
export type SuiteName = (typeof suiteNames)[number];

/** One suite as a check; its tests and times are read from what SuiteReporter writes. */
export function suite(name: SuiteName, projectRoot: string): Check {
  return {
    name: `${name} tests`,
    run: () => (name === "browser" ? runBrowser(projectRoot) : runSuite(name, projectRoot)),
  };
}

async function runSuite(name: SuiteName, projectRoot: string): Promise<CheckResult> {
  const file = join(projectRoot, ".generated", "reports", `${name}.json`);
  rmSync(file, { force: true });
  const projects = name === "component" ? ["--project", name, "--project", "component-fresh"] : ["--project", name];
  const args = ["run", ...projects, "--reporter=default", "--reporter=./scripts/checks/suite-reporter.ts"];
  const ok = await runTool("vitest", args, { [reportVariable]: file });
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const report = SuiteReport.parse(JSON.parse(readFileSync(file, "utf8")));
  return ok || report.failed > 0 ? report : { ...report, failed: 1 };
}

async function runBrowser(projectRoot: string): Promise<CheckResult> {
  if (findChromium()) return runSuite("browser", projectRoot);
  const files = globSync("tests/e2e/**/*.test.ts", { cwd: projectRoot }).sort();
  for (const file of files) process.stdout.write(`not run, because there is no Chromium: ${file}\n`);
  const missing = { passed: 0, failed: 0, skipped: 0 };
  return process.env["CI"] === "true" ? { ...missing, failed: files.length } : { ...missing, skipped: files.length };
}
