import { createFileRoute } from "@tanstack/react-router";
import { useSubscriptionNews } from "../../features/billing/subscription-news.ts";
import { useCheckout } from "../../features/billing/use-checkout.ts";
import { PricingPage } from "../../features/pricing/pricing-page.tsx";
import { loadRest } from "../../lib/i18n.tsx";

export const Route = createFileRoute("/_public/pricing")({
  beforeLoad: () => loadRest(),
  component: Pricing,
});

function Pricing() {
  const { start, busy, priceId } = useCheckout();
  useSubscriptionNews();
  return <PricingPage busyPriceId={busy ? (priceId ?? null) : null} onChoose={start} />;
}
