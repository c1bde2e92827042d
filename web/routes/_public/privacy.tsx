import { createFileRoute } from "@tanstack/react-router";
import { PrivacyPage } from "../../features/privacy/privacy-page.tsx";
import { loadRest } from "../../lib/i18n.tsx";

export const Route = createFileRoute("/_public/privacy")({
  beforeLoad: () => loadRest(),
  component: PrivacyPage,
});
