import { Link } from "@tanstack/react-router";
import { Button } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { CheckIcon, DiamondIcon } from "../../components/ui/shapes.tsx";
import { Loading } from "../../components/ui/spinner.tsx";
import { useT } from "../../lib/i18n.tsx";
import type { Activation } from "./use-checked-subscription.ts";

/** Back from a payment: being confirmed, confirmed with the way back into the diagnosis, or not confirmed yet. */
export function ActivationNotice({ activation }: { activation: Activation }) {
  const t = useT();
  switch (activation) {
    case "none":
      return null;
    case "checking":
      return <Loading text={t("billing.confirming")} />;
    case "active":
      return (
        <Card className="grid gap-3">
          <h2 className="flex items-center gap-2 text-xl">
            <CheckIcon className="text-green-ink" />
            {t("billing.activated")}
          </h2>
          <Button asChild variant="secondary" size="thumb" className="w-fit">
            <Link to="/">{t("billing.to_diagnosis")}</Link>
          </Button>
        </Card>
      );
    case "unconfirmed":
      return (
        <Card className="grid gap-1" role="status">
          <h2 className="flex items-center gap-2 text-xl">
            <DiamondIcon className="text-orange-ink" />
            {t("billing.unconfirmed")}
          </h2>
          <p>{t("billing.unconfirmed_text")}</p>
        </Card>
      );
  }
}
