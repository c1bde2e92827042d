import { createFileRoute } from "@tanstack/react-router";
import { type Weather, weathers } from "#domain/safety/weather.ts";
import { WeatherPage } from "../../features/safety/weather-page.tsx";
import { loadRest, useT } from "../../lib/i18n.tsx";
import { WhereButton } from "../-place/where-button.tsx";

export const Route = createFileRoute("/_public/safety_/weather")({
  validateSearch: (search: Record<string, unknown>): { in?: Weather } => {
    const weather = weathers.find((each) => each === search["in"]);
    return weather === undefined ? {} : { in: weather };
  },
  beforeLoad: () => loadRest(),
  component: SafetyWeather,
});

function SafetyWeather() {
  const t = useT();
  const { in: weather = null } = Route.useSearch();
  return <WeatherPage weather={weather} where={<WhereButton label={t("safety.where")} />} />;
}
