import { Link } from "@tanstack/react-router";
import { Snowflake, Sun } from "lucide-react";
import { Card } from "../../components/ui/card.tsx";
import { useT } from "../../lib/i18n.tsx";

/** The way to what helps whoever waits in the truck for hours. */
export function WeatherLink() {
  const t = useT();
  return (
    <Link to="/safety/weather" className="group block rounded-xl">
      <Card className="grid gap-1 border-2 border-edge group-hover:border-ink">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold text-xl leading-tight">
          <span className="flex gap-1.5 text-blue-ink">
            <Snowflake className="size-6" aria-hidden />
            <Sun className="size-6 text-amber-ink" aria-hidden />
          </span>
          {t("safety.weather")}
        </span>
        <span className="text-ink-soft">{t("safety.weather_text")}</span>
      </Card>
    </Link>
  );
}
