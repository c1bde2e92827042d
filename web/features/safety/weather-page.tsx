import { Link } from "@tanstack/react-router";
import { Snowflake, Sun } from "lucide-react";
import type { ReactNode } from "react";
import { sourcesOf, type Weather, weathers } from "#domain/safety/weather.ts";
import { Button } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { OctagonIcon } from "../../components/ui/shapes.tsx";
import { Sign } from "../../components/ui/sign.tsx";
import { cn } from "../../lib/cn.ts";
import { useT } from "../../lib/i18n.tsx";
import { useCheckDue } from "./check-clock.ts";
import { CheckTimer } from "./check-timer.tsx";
import { Call911 } from "./emergency-calls.tsx";
import { WeatherStepList } from "./weather-step-list.tsx";

interface WeatherPageProps {
  /** What was chosen; null until then. */
  weather: Weather | null;
  /** The way to the card that says where one stands. */
  where?: ReactNode;
}

const icons = { cold: Snowflake, heat: Sun } as const;

/** For a driver who waits for hours in heat or frost: for anybody, without an account, without a network. */
export function WeatherPage({ weather, where }: WeatherPageProps) {
  const t = useT();
  // Whoever comes back to a clock that runs finds it without reading the steps again.
  const running = useCheckDue() !== null;
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-6 px-3 py-5 sm:px-5 sm:py-8">
      <title>{`${t("weather.title")} · Roadflare`}</title>
      <header className="grid gap-2">
        <h1 className="text-4xl leading-tight sm:text-5xl">{t("weather.title")}</h1>
        <p className="font-semibold text-lg">{t("weather.lead")}</p>
      </header>
      <Choice weather={weather} />
      {weather === null ? null : (
        <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr] lg:grid-rows-[auto_1fr]">
          <section aria-labelledby="weather-steps" className="grid gap-4 lg:row-span-2">
            <h2 id="weather-steps" className="text-2xl leading-tight">
              {t("weather.steps")}
            </h2>
            <WeatherStepList weather={weather} />
          </section>
          <div className={cn(running && "max-lg:-order-1")}>
            <CheckTimer weather={weather} />
          </div>
          <div className="grid gap-5">
            <Card className="grid gap-3">
              <Call911 />
              {where}
            </Card>
            <Sources weather={weather} />
          </div>
        </div>
      )}
      <Button asChild variant="secondary" size="thumb" className="w-full sm:w-fit">
        <Link to="/safety">
          <OctagonIcon className="size-6 text-red-ink [--ground:var(--panel)]" />
          {t("shell.safety")}
        </Link>
      </Button>
    </div>
  );
}

/** Cold or heat: two signs for a thumb in a glove. */
function Choice({ weather }: { weather: Weather | null }) {
  const t = useT();
  return (
    <nav aria-label={t("weather.choose")} className="grid grid-cols-2 gap-3 sm:gap-5">
      {weathers.map((each) => {
        const Icon = icons[each];
        const chosen = each === weather;
        return (
          <Link
            key={each}
            to="/safety/weather"
            search={{ in: each }}
            replace
            resetScroll={false}
            className="group block"
          >
            <Sign
              tone={chosen ? "blue" : "plain"}
              className={cn("grid h-full content-start gap-1 p-4 sm:p-5", chosen ? "" : "group-hover:brightness-105")}
            >
              <Icon className="size-8" aria-hidden />
              <span className="font-extrabold text-2xl leading-tight">{t(`weather.${each}`)}</span>
              <span className="leading-snug">{t(`weather.${each}_text`)}</span>
            </Sign>
          </Link>
        );
      })}
    </nav>
  );
}

/** What the steps rest on, closed until somebody wants to know. */
function Sources({ weather }: { weather: Weather }) {
  const t = useT();
  return (
    <details className="rounded-xl border border-line bg-panel">
      <summary className="min-h-thumb cursor-pointer px-5 py-3.5 font-bold">{t("weather.sources")}</summary>
      <div className="grid gap-3 px-5 pb-5 text-sm">
        <p>{t("weather.sources_text")}</p>
        <ul className="grid gap-2">
          {sourcesOf(weather).map(({ title, grade }) => (
            <li key={title} className="grid grid-cols-[1.5rem_1fr]">
              <span className="font-bold font-mono text-amber-ink">{grade}</span>
              {title === null ? (
                <span>{t("assess.basis.trade")}</span>
              ) : (
                <span dir="ltr" lang="en" className="rtl:text-right">
                  {title}
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
