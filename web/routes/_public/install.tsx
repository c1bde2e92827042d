import { createFileRoute } from "@tanstack/react-router";
import { InstallPage } from "../../features/install/install-page.tsx";
import { loadRest } from "../../lib/i18n.tsx";

export const Route = createFileRoute("/_public/install")({
  beforeLoad: () => loadRest(),
  component: InstallPage,
});
