import type { Check } from "./check.ts";
import { add, closingLine, nothing } from "./outcome.ts";
import { type FileTime, seconds, slowestFiles } from "./suite-report.ts";

/**
 * Runs every check one after another, then prints the time of each, the slowest test files and, as the last line, the
 * counts. The exit code is 1 when a check fails.
 */
export async function runChecks(checks: readonly Check[]): Promise<void> {
  const began = performance.now();
  let total = nothing;
  const summary: string[] = [];
  const files: FileTime[] = [];
  for (const { name, run } of checks) {
    process.stdout.write(`\n── ${name}\n`);
    const start = performance.now();
    const result = await run();
    total = add(total, result);
    files.push(...(result.files ?? []));
    const mark = result.failed > 0 ? "✗" : "✓";
    summary.push(`  ${mark} ${name.padEnd(18)} ${closingLine(result)} (${seconds(performance.now() - start)})`);
  }
  summary.push(`  ${"".padEnd(20)} ${seconds(performance.now() - began)} in all`);
  if (files.length > 0) summary.push("", "Slowest test files:", ...slowestFiles(files));
  process.stdout.write(`\n${summary.join("\n")}\n\n${closingLine(total)}\n`);
  if (total.failed > 0) process.exitCode = 1;
}
