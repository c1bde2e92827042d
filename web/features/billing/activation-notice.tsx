import { Link } from "@tanstack/react-router";
import { Button } from "../../components/ui/button.tsx";
import { Sign } from "../../components/ui/sign.tsx";
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
        <Sign tone="green" className="grid gap-3 p-6">
          <h2 className="text-xl leading-tight">{t("billing.activated")}</h2>
          <Button asChild variant="secondary" size="thumb" className="w-fit">
            <Link to="/">{t("billing.to_diagnosis")}</Link>
          </Button>
        </Sign>
      );
    case "unconfirmed":
      return (
        <Sign tone="orange" className="grid gap-1 p-6" role="status">
          <h2 className="text-xl leading-tight">{t("billing.unconfirmed")}</h2>
          <p>{t("billing.unconfirmed_text")}</p>
        </Sign>
      );
  }
}
