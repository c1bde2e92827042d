import { Link } from "@tanstack/react-router";
import { Snowflake, Sun } from "lucide-react";
import type { ReactNode } from "react";
import { sourcesOf, type Weather, weathers } from "#domain/safety/weather.ts";
import { Button } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { Disclosure } from "../../components/ui/disclosure.tsx";
import { OctagonIcon } from "../../components/ui/shapes.tsx";
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
    <div className="mx-auto grid w-full max-w-6xl gap-6 px-4 py-4 sm:px-5 sm:py-8">
      <title>{`${t("weather.title")} · Roadflare`}</title>
      <header className="grid gap-2">
        <h1 className="text-3xl">{t("weather.title")}</h1>
        <p className="text-ink-soft">{t("weather.lead")}</p>
      </header>
      <Choice weather={weather} />
      {weather === null ? null : (
        <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr] lg:grid-rows-[auto_1fr]">
          <section aria-labelledby="weather-steps" className="grid gap-4 lg:row-span-2">
            <h2 id="weather-steps" className="text-xl">
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
          <OctagonIcon className="size-5 [--ground:var(--key)]" />
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
            <div
              className={cn(
                "grid h-full content-start gap-1 rounded-xl p-4",
                chosen ? "selected" : "bg-key group-hover:bg-key-hover",
              )}
            >
              <Icon className="size-6" aria-hidden />
              <span className="font-bold text-xl">{t(`weather.${each}`)}</span>
              <span className="leading-snug">{t(`weather.${each}_text`)}</span>
            </div>
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
    <Disclosure summary={t("weather.sources")} className="text-sm">
      <p>{t("weather.sources_text")}</p>
      <ul className="grid gap-2">
        {sourcesOf(weather).map(({ title, grade }) => (
          <li key={title} className="grid grid-cols-[1.5rem_1fr]">
            <span className="font-semibold font-mono text-ink-soft">{grade}</span>
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
    </Disclosure>
  );
}
