export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Structured log lines: one JSON object each. Carries no secrets, no message texts, no addresses of people. */
export interface Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, error: unknown, fields?: LogFields): void;
}
