import { useFormat } from "../../lib/format.ts";
import { useServerNow } from "../../lib/server-time.ts";

/** "5 minutes ago", kept up to date; the whole moment as its title. */
export function RelativeTime({ time, className }: { time: number; className?: string }) {
  const format = useFormat();
  const now = useServerNow(30_000);
  return (
    <time dateTime={new Date(time).toISOString()} title={format.dateTime(time)} className={className}>
      {format.relative(time, Math.max(now, time))}
    </time>
  );
}
