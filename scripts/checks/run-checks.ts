import type { Check } from "./check.ts";
import { add, closingLine, nothing } from "./outcome.ts";
import { type FileTime, seconds, slowestFiles } from "./suite-report.ts";

/**
 * Runs one group of checks after another, those of a group at the same time, then prints the time of each, the slowest
 * test files and, as the last line, the counts. The exit code is 1 when a check fails. Only a check that is alone in its
 * group writes to the terminal itself.
 */
export async function runChecks(groups: readonly (readonly Check[])[]): Promise<void> {
  const began = performance.now();
  let total = nothing;
  const summary: string[] = [];
  const files: FileTime[] = [];
  for (const group of groups) {
    const start = performance.now();
    const runs = group.map(async ({ name, run }) => {
      process.stdout.write(`\n── ${name}\n`);
      const result = await run();
      return { name, result, time: performance.now() - start };
    });
    for (const { name, result, time } of await Promise.all(runs)) {
      if (result.output) process.stdout.write(`\n── ${name}\n${result.output}\n`);
      total = add(total, result);
      files.push(...(result.files ?? []));
      const mark = result.failed > 0 ? "✗" : "✓";
      summary.push(`  ${mark} ${name.padEnd(18)} ${closingLine(result)} (${seconds(time)})`);
    }
  }
  summary.push(`  ${"".padEnd(20)} ${seconds(performance.now() - began)} in all`);
  if (files.length > 0) summary.push("", "Slowest test files:", ...slowestFiles(files));
  process.stdout.write(`\n${summary.join("\n")}\n\n${closingLine(total)}\n`);
  if (total.failed > 0) process.exitCode = 1;
}
