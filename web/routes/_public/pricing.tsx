import { createFileRoute } from "@tanstack/react-router";
import { useSubscriptionNews } from "../../features/billing/subscription-news.ts";
import { useCheckout } from "../../features/billing/use-checkout.ts";
import { PricingPage } from "../../features/pricing/pricing-page.tsx";
import { loadRest } from "../../lib/i18n.tsx";
import { useHydrated } from "../../lib/use-hydrated.ts";

export const Route = createFileRoute("/_public/pricing")({
  validateSearch: ({ checkout }: Record<string, unknown>): { checkout?: "cancelled" } =>
    checkout === "cancelled" ? { checkout } : {},
  beforeLoad: () => loadRest(),
  component: Pricing,
});

function Pricing() {
  const { checkout } = Route.useSearch();
  const isHydrated = useHydrated();
  const { start, busy, priceId } = useCheckout();
  useSubscriptionNews();
  return (
    <PricingPage
      isCancelled={isHydrated && checkout === "cancelled"}
      busyPriceId={busy ? (priceId ?? null) : null}
      onChoose={start}
    />
  );
}
