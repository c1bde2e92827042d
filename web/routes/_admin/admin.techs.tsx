import { createFileRoute } from "@tanstack/react-router";
import { TechsPage } from "../../features/admin/techs-page.tsx";

export const Route = createFileRoute("/_admin/admin/techs")({
  component: TechsPage,
});
