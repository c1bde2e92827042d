import type { Outcome } from "./outcome.ts";
import type { FileTime } from "./suite-report.ts";

/** How a check ended; a suite of tests also says what each of its files took. */
export interface CheckResult extends Outcome {
  readonly files?: readonly FileTime[];
}

/** One step of npm run check and npm test. */
export interface Check {
  readonly name: string;
  readonly run: () => Promise<CheckResult>;
}
