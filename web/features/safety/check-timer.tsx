import { useEffect } from "react";
import type { Weather } from "#domain/safety/weather.ts";
import { Button } from "../../components/ui/button.tsx";
import { Card, CardTitle } from "../../components/ui/card.tsx";
import { cn } from "../../lib/cn.ts";
import { formatCountdown } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import { useNow } from "../../lib/use-now.ts";
import { checkClock, useCheckDue } from "./check-clock.ts";

/** Half an hour until the next look at truck and self. */
export function CheckTimer({ weather }: { weather: Weather }) {
  const t = useT();
  const dueAt = useCheckDue();
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <CardTitle>{t("weather.check_title")}</CardTitle>
        <p>{t(`weather.check_${weather}`)}</p>
      </div>
      {dueAt === null ? (
        <Button size="thumb" onClick={() => checkClock.start(Date.now())}>
          {t("weather.check_start")}
        </Button>
      ) : (
        <Running dueAt={dueAt} />
      )}
      <p className="text-ink-soft text-sm">{t("weather.tell")}</p>
    </Card>
  );
}

function Running({ dueAt }: { dueAt: number }) {
  const t = useT();
  const left = dueAt - useNow(1000);
  const over = left <= 0;
  useEffect(() => {
    if (over) navigator.vibrate?.([400, 200, 400]);
  }, [over]);
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span role="timer" dir="ltr" className={cn("font-bold font-mono text-4xl", over ? "text-red-ink" : "text-ink")}>
          {formatCountdown(left)}
        </span>
        {over ? null : <span className="font-semibold">{t("weather.check_running")}</span>}
      </p>
      <p role="status" className={over ? "font-bold text-lg text-red-ink" : "sr-only"}>
        {over ? t("weather.check_over") : ""}
      </p>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
        <Button variant="secondary" size="thumb" onClick={() => checkClock.start(Date.now())}>
          {t("weather.check_again")}
        </Button>
        <Button variant="quiet" onClick={() => checkClock.clear()}>
          {t("weather.check_stop")}
        </Button>
      </div>
    </>
  );
}
