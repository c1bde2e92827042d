import { cn } from "../../lib/cn.ts";
import { formatCountdown } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import { useServerNow } from "../../lib/server-time.ts";

const soon = 10 * 60_000;

interface DueClockProps {
  /** By when the reply that the driver waits for is due, milliseconds UTC; null when none is owed. */
  dueAt: number | null;
  className?: string;
}

/** Time left until a reply is due: it stays until staff write to the driver, claimed or not. */
export function DueClock({ dueAt, className }: DueClockProps) {
  const t = useT();
  const now = useServerNow(1000);
  if (dueAt === null) return null;
  const left = dueAt - now;
  const late = left < 0;
  return (
    <span
      className={cn(
        "inline-flex items-baseline gap-1.5 rounded-sm leading-none",
        late ? "bg-orange px-2 py-1 text-on-orange" : left < soon ? "text-orange-ink" : "text-ink",
        className,
      )}
    >
      <span className="font-semibold text-xs">{late ? t("desk.overdue") : t("desk.due_in")}</span>
      <span className="font-semibold font-mono" dir="ltr">
        {formatCountdown(Math.abs(left))}
      </span>
    </span>
  );
}
