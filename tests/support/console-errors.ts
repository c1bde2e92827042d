const errors: string[] = [];

/** Keeps what was said to console.error until somebody asks. */
export function recordConsoleError(...args: unknown[]): void {
  errors.push(args.map((arg) => (arg instanceof Error ? (arg.stack ?? arg.message) : String(arg))).join(" "));
}

/** The console errors of this test so far; a test that provokes one takes it here, and it is no fault any more. */
export function takeConsoleErrors(): readonly string[] {
  return errors.splice(0);
}
