import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Reporter, SerializedError, TestModule } from "vitest/node";
import { reportVariable, type SuiteReport } from "./suite-report.ts";

/** Vitest's reporter for npm test: writes a SuiteReport to the file that SUITE_REPORT names. */
export default class SuiteReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], faults: readonly SerializedError[]): void {
    const file = process.env[reportVariable];
    if (!file) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(reportOf(modules, faults.length)));
  }
}

function reportOf(modules: readonly TestModule[], faults: number): SuiteReport {
  const count = (state: "passed" | "failed" | "skipped") =>
    modules.reduce((sum, module) => sum + [...module.children.allTests(state)].length, 0);
  const failed = count("failed");
  // A file that cannot be read, a hook that throws or a lost rejection fails no test, and is a failure all the same.
  const broken = modules.filter((module) => module.state() === "failed" && noneFailed(module)).length;
  return {
    passed: count("passed"),
    failed: failed + broken + faults,
    skipped: count("skipped"),
    files: modules.map((module) => {
      const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
        module.diagnostic();
      return {
        name: module.relativeModuleId,
        importMs: environmentSetupDuration + prepareDuration + collectDuration + setupDuration,
        testsMs: duration,
      };
    }),
  };
}

function noneFailed(module: TestModule): boolean {
  return [...module.children.allTests("failed")].length === 0;
}
