import { Button } from "../../components/ui/button.tsx";
import { Card, CardTitle } from "../../components/ui/card.tsx";
import { CheckIcon } from "../../components/ui/shapes.tsx";
import { cn } from "../../lib/cn.ts";
import { formatCountdown } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import { useNow } from "../../lib/use-now.ts";
import { stopClock, triangleTime, useStopClock } from "./stop-clock.ts";

/** Ten minutes from the stop until the triangles have to stand. */
export function TenMinuteClock() {
  const t = useT();
  const clock = useStopClock();
  return (
    <Card className="grid gap-4">
      <CardTitle>{t("safety.clock_title")}</CardTitle>
      {clock === null ? (
        <>
          <p>{t("safety.clock_text")}</p>
          <Button size="thumb" onClick={() => stopClock.start(Date.now())}>
            {t("safety.clock_start")}
          </Button>
        </>
      ) : clock.doneAt === null ? (
        <Running stoppedAt={clock.stoppedAt} />
      ) : (
        <>
          <p className="flex items-start gap-3 font-bold text-lg" role="status">
            <CheckIcon className="mt-0.5 size-6 text-green-ink" />
            {t("safety.clock_finished")}
          </p>
          <Button variant="secondary" onClick={() => stopClock.clear()}>
            {t("safety.clock_restart")}
          </Button>
        </>
      )}
    </Card>
  );
}

function Running({ stoppedAt }: { stoppedAt: number }) {
  const t = useT();
  const left = stoppedAt + triangleTime - useNow(500);
  const over = left < 0;
  const minutes = Math.ceil(left / 60_000);
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span
          role="timer"
          dir="ltr"
          className={cn("font-bold font-mono text-4xl", over || minutes <= 2 ? "text-red-ink" : "text-ink")}
        >
          {formatCountdown(left)}
        </span>
        <span className={cn("font-semibold", over && "text-red-ink")}>
          {t(over ? "safety.clock_over" : "safety.clock_running")}
        </span>
      </p>
      <p className="sr-only" aria-live="polite">
        {[5, 2, 1].includes(minutes) ? t("safety.clock_minutes", { minutes }) : ""}
      </p>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
        <Button variant="secondary" size="thumb" onClick={() => stopClock.finish(Date.now())}>
          {t("safety.clock_done")}
        </Button>
        <Button variant="quiet" onClick={() => stopClock.clear()}>
          {t("safety.clock_restart")}
        </Button>
      </div>
    </>
  );
}
