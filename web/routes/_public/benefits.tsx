import { createFileRoute } from "@tanstack/react-router";
import { BenefitsPage } from "../../features/benefits/benefits-page.tsx";
import { loadRest } from "../../lib/i18n.tsx";

export const Route = createFileRoute("/_public/benefits")({
  beforeLoad: () => loadRest(),
  component: BenefitsPage,
});
