import { createFileRoute } from "@tanstack/react-router";
import { SafetyPage } from "../../features/safety/safety-page.tsx";
import { useT } from "../../lib/i18n.tsx";
import { WhereButton } from "../-place/where-button.tsx";

export const Route = createFileRoute("/_public/safety")({
  component: Safety,
});

function Safety() {
  const t = useT();
  return <SafetyPage where={<WhereButton label={t("safety.where")} />} />;
}
