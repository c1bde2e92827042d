import type { Log, LogFields } from "#worker/ports/log.ts";
import { describeError, framesOf } from "./error-words.ts";

/** One JSON object a line on the console, which is where the platform collects logs; every line carries `tags`. */
export function taggedLog(tags: LogFields): Log {
  return {
    info: (event, fields) => console.log(line("info", event, { ...tags, ...fields })),
    warn: (event, fields) => console.warn(line("warn", event, { ...tags, ...fields })),
    error: (event, error, fields) => console.error(line("error", event, { ...tags, ...fields, ...describe(error) })),
  };
}

/** The log of what no request asked for. */
export const jsonLog = taggedLog({});

function line(level: string, event: string, fields: LogFields | undefined): string {
  return JSON.stringify({ level, event, ...fields });
}

function describe(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const causes: string[] = [];
  for (let cause: unknown = error.cause; cause instanceof Error && causes.length < 5; cause = cause.cause) {
    causes.push(describeError(cause));
  }
  return { error: describeError(error), stack: framesOf(error), causes: causes.join(" ← ") };
}
