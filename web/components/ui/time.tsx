import { cn } from "../../lib/cn.ts";
import { formatCountdown, useFormat } from "../../lib/format.ts";
import { useNow } from "../../lib/use-now.ts";

/** "5 minutes ago", kept up to date; the whole moment as its title. */
export function RelativeTime({ time, className }: { time: number; className?: string }) {
  const format = useFormat();
  const now = useNow(30_000);
  return (
    <time dateTime={new Date(time).toISOString()} title={format.dateTime(time)} className={className}>
      {format.relative(time, Math.max(now, time))}
    </time>
  );
}

interface CountdownProps {
  /** Milliseconds UTC. */
  until: number;
  /** Added to this device's clock, when the server's is known to differ (fault 12). */
  skew?: number;
  className?: string;
}

/** Minutes and seconds that are left; past the time it counts up with a minus. */
export function Countdown({ until, skew = 0, className }: CountdownProps) {
  const now = useNow(1000);
  return (
    <span role="timer" className={cn("font-bold font-mono", className)} dir="ltr">
      {formatCountdown(until - now - skew)}
    </span>
  );
}
