import { add, closingLine, nothing } from "./outcome.ts";
import type { Check } from "./static-checks.ts";

/** Runs the checks one after another, all of them, and closes with the counts; the exit code says whether all passed. */
export async function runChecks(checks: readonly Check[]): Promise<void> {
  let total = nothing;
  const summary: string[] = [];
  for (const { name, run } of checks) {
    process.stdout.write(`\n── ${name}\n`);
    const began = performance.now();
    const outcome = await run();
    total = add(total, outcome);
    summary.push(`  ${outcome.failed > 0 ? "✗" : "✓"} ${name.padEnd(18)} ${closingLine(outcome)} (${seconds(began)})`);
  }
  process.stdout.write(`\n${summary.join("\n")}\n\n${closingLine(total)}\n`);
  if (total.failed > 0) process.exitCode = 1;
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
