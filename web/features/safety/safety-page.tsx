import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Button } from "../../components/ui/button.tsx";
import { OctagonIcon } from "../../components/ui/shapes.tsx";
import { Sign } from "../../components/ui/sign.tsx";
import { useT } from "../../lib/i18n.tsx";
import { EmergencyCalls } from "./emergency-calls.tsx";
import { HazmatCard } from "./hazmat-card.tsx";
import { TellList } from "./tell-list.tsx";
import { TenMinuteClock } from "./ten-minute-clock.tsx";
import { TriangleGuide } from "./triangle-guide.tsx";
import { WeatherLink } from "./weather-link.tsx";

const steps = [
  ["safety.step.flashers", "safety.step.flashers_text"],
  ["safety.step.out", "safety.step.out_text"],
  ["safety.step.triangles", "safety.step.triangles_text"],
] as const;

interface SafetyPageProps {
  /** The way to the card that says where one stands. */
  where?: ReactNode;
}

/** 'Are you safe?': for anybody, without an account, without a network once it was loaded. */
export function SafetyPage({ where }: SafetyPageProps) {
  const t = useT();
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-6 px-4 py-4 sm:px-5 sm:py-8">
      <title>{`${t("safety.title")} · Roadflare`}</title>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[3fr_2fr]">
        <div className="grid grid-cols-1 gap-5">
          <StepsSign />
          <TenMinuteClock />
        </div>
        <div className="grid grid-cols-1 gap-5">
          <EmergencyCalls />
          {where}
          <WeatherLink />
          <TellList />
        </div>
      </div>
      <TriangleGuide />
      <HazmatCard />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-line border-t pt-6">
        <p className="font-bold text-lg">{t("safety.next")}</p>
        <Button asChild variant="secondary" size="thumb">
          <Link to="/">{t("safety.next_action")}</Link>
        </Button>
      </div>
    </div>
  );
}

/** The three things in their order, as one red sign. */
function StepsSign() {
  const t = useT();
  return (
    <Sign tone="red" className="grid gap-5">
      <div className="grid gap-1">
        <h1 className="flex items-center gap-3 font-extrabold text-3xl">
          <OctagonIcon className="size-8 [--ground:var(--red)]" />
          {t("safety.title")}
        </h1>
        <p className="font-semibold">{t("safety.lead")}</p>
      </div>
      <ol className="grid gap-5">
        {steps.map(([title, text], index) => (
          <li key={title} className="grid grid-cols-[auto_1fr] gap-x-4">
            <span aria-hidden="true" className="font-extrabold font-mono text-xl">
              {index + 1}
            </span>
            <div className="grid gap-1">
              <h2 className="text-xl">{t(title)}</h2>
              <p>{t(text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Sign>
  );
}
