import { Link } from "@tanstack/react-router";
import { Button } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { useT } from "../../lib/i18n.tsx";
import { FeatureList } from "./feature-list.tsx";
import { SavingsBreakdown } from "./savings-breakdown.tsx";
import { ThreeSteps } from "./three-steps.tsx";

/** What one gets, how it works, and what it saves. */
export function BenefitsPage() {
  const t = useT();
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-14 px-4 py-8 sm:px-5 sm:py-14">
      <title>{`${t("benefits.title")} · Roadflare`}</title>
      <section className="grid max-w-3xl gap-5">
        <h1 className="text-3xl">{t("benefits.headline")}</h1>
        <p className="text-ink-soft">{t("benefits.lead")}</p>
        <WaysOn />
        <p className="text-ink-soft">{t("benefits.trial_note")}</p>
      </section>
      <FeatureList />
      <ThreeSteps />
      <SavingsBreakdown />
      <Card className="grid justify-items-start gap-4">
        <div className="grid gap-1">
          <h2 className="text-xl">{t("benefits.cta")}</h2>
          <p className="text-lg">{t("benefits.cta_text")}</p>
        </div>
        <WaysOn />
      </Card>
    </div>
  );
}

function WaysOn() {
  const t = useT();
  return (
    <div className="flex flex-wrap gap-3">
      <Button asChild size="thumb">
        <Link to="/" search={{ start: "" }}>
          {t("benefits.trial")}
        </Link>
      </Button>
      <Button asChild size="thumb" variant="secondary">
        <Link to="/pricing">{t("benefits.pricing")}</Link>
      </Button>
    </div>
  );
}
