import type { UrgencyLevel } from "#domain/tickets/urgency.ts";
import { Plate } from "../../components/ui/badge.tsx";
import { cn } from "../../lib/cn.ts";
import { formatCountdown } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import { useServerNow } from "../../lib/server-time.ts";

const soon = 10 * 60_000;

interface DueClockProps {
  /** By when the reply that the driver waits for is due, milliseconds UTC; null when none is owed. */
  dueAt: number | null;
  /** The higher of chosen and assessed urgency: a late emergency is red, any other late reply orange. */
  danger: UrgencyLevel;
}

/** Time left until a reply is due: it stays until staff write to the driver, claimed or not. */
export function DueClock({ dueAt, danger }: DueClockProps) {
  const t = useT();
  const now = useServerNow(1000);
  if (dueAt === null) return null;
  const left = dueAt - now;
  const countdown = (
    <span className="font-semibold font-mono text-base" dir="ltr">
      {formatCountdown(Math.abs(left))}
    </span>
  );
  if (left < 0) {
    return (
      <Plate tone={danger === "emergency" ? "red" : "orange"}>
        {t("desk.overdue")}
        {countdown}
      </Plate>
    );
  }
  return (
    <span
      className={cn("inline-flex items-baseline gap-1.5 leading-none", left < soon ? "text-orange-ink" : "text-ink")}
    >
      <span className="font-semibold text-xs">{t("desk.due_in")}</span>
      {countdown}
    </span>
  );
}
