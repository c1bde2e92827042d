import type { Format } from "../../lib/format.ts";

/** The worker's "15 minutes" or "4 hours" as the reader's language says it; any other text as it is. */
export function responseTimeIn(format: Format, text: string): string {
  const [, count, unit] = /^(\d+) (minute|hour)s?$/.exec(text) ?? [];
  if (unit !== "minute" && unit !== "hour") return text;
  return format.duration(Number(count), unit);
}
