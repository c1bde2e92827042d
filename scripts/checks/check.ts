import type { Outcome } from "./outcome.ts";
import type { FileTime } from "./suite-report.ts";

/** How a check ended; a suite of tests also says what each of its files took. */
export interface CheckResult extends Outcome {
  readonly files?: readonly FileTime[];
  /** What it said, when it did not write to the terminal itself. */
  readonly output?: string;
}

/** One step of npm run check and npm test. */
export interface Check {
  readonly name: string;
  readonly run: () => Promise<CheckResult>;
}
