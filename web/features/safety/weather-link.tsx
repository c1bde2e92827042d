import { Link } from "@tanstack/react-router";
import { Snowflake, Sun } from "lucide-react";
import { Card } from "../../components/ui/card.tsx";
import { useT } from "../../lib/i18n.tsx";

/** The way to what helps whoever waits in the truck for hours. */
export function WeatherLink() {
  const t = useT();
  return (
    <Link to="/safety/weather" className="group block rounded-xl">
      <Card className="grid gap-1 group-hover:bg-key">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <span className="flex gap-2 text-ink-soft">
            <Snowflake className="size-5" aria-hidden />
            <Sun className="size-5" aria-hidden />
          </span>
          {t("safety.weather")}
        </span>
        <span className="text-ink-soft">{t("safety.weather_text")}</span>
      </Card>
    </Link>
  );
}
