import type { Check } from "./check.ts";
import { findStaleFiles } from "./generated.ts";
import type { Outcome } from "./outcome.ts";
import { runTool } from "./run-tool.ts";

/** The checks that read the sources without running them. Each counts as one test. */
export function staticChecks(projectRoot: string): readonly Check[] {
  const folders = ["domain", "db", "worker", "web", "scripts", "tests"];
  return [
    { name: "format and lint", run: () => counted(runTool("biome", ["ci", "--error-on-warnings", "."])) },
    {
      name: "import boundaries",
      run: () => counted(runTool("depcruise", ["--config", ".dependency-cruiser.mjs", ...folders])),
    },
    { name: "generated files", run: () => counted(reportStaleFiles(projectRoot)) },
    { name: "unused code", run: () => counted(runTool("knip", ["--no-progress"])) },
    { name: "types", run: () => counted(runTool("tsc", ["--build"])) },
  ];
}

async function reportStaleFiles(projectRoot: string): Promise<boolean> {
  const complaints = await findStaleFiles(projectRoot);
  for (const complaint of complaints) process.stdout.write(`${complaint}\n`);
  return complaints.length === 0;
}

async function counted(succeeded: Promise<boolean>): Promise<Outcome> {
  return (await succeeded) ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}
