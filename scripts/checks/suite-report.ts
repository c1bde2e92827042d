import { z } from "zod";

/** What one run of a suite leaves behind for the run of all checks: how its tests ended, and what each file took. */
export const SuiteReport = z.object({
  passed: z.int(),
  failed: z.int(),
  skipped: z.int(),
  files: z.array(z.object({ name: z.string(), importMs: z.number(), testsMs: z.number() })),
});
export type SuiteReport = z.infer<typeof SuiteReport>;
export type FileTime = SuiteReport["files"][number];

/** Where the reporter writes, and the name of the variable that tells it so. */
export const reportVariable = "SUITE_REPORT";

const shownFiles = 10;

/** The files that took longest, a line each: seconds in all, of them the seconds before the first test. */
export function slowestFiles(files: readonly FileTime[]): readonly string[] {
  const total = ({ importMs, testsMs }: FileTime) => importMs + testsMs;
  return [...files]
    .sort((a, b) => total(b) - total(a))
    .slice(0, shownFiles)
    .map((file) => `  ${seconds(total(file)).padStart(8)}  ${file.name} (${seconds(file.importMs)} before its tests)`);
}

export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
