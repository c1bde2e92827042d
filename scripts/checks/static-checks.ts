import type { Check, CheckResult } from "./check.ts";
import { findStaleFiles } from "./generated.ts";
import { askTool, type ToolResult } from "./run-tool.ts";

/** The checks that read the sources without running them; they can run at the same time. Each counts as one test. */
export function staticChecks(projectRoot: string): readonly Check[] {
  const folders = ["domain", "db", "worker", "web", "scripts", "tests"];
  return [
    { name: "format and lint", run: () => counted(askTool("biome", ["ci", "--error-on-warnings", "."])) },
    {
      name: "import boundaries",
      run: () => counted(askTool("depcruise", ["--config", ".dependency-cruiser.mjs", ...folders])),
    },
    { name: "generated files", run: () => counted(reportStaleFiles(projectRoot)) },
    { name: "unused code", run: () => counted(askTool("knip", ["--no-progress"])) },
    { name: "types", run: () => counted(askTool("tsc", ["--build"])) },
  ];
}

async function reportStaleFiles(projectRoot: string): Promise<ToolResult> {
  const complaints = await findStaleFiles(projectRoot);
  return { ok: complaints.length === 0, output: complaints.join("\n") };
}

async function counted(asked: Promise<ToolResult>): Promise<CheckResult> {
  const { ok, output } = await asked;
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, output: output.trim() };
}
