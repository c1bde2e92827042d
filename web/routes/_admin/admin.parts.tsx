import { createFileRoute } from "@tanstack/react-router";
import { PartsPage } from "../../features/admin/parts-page.tsx";

export const Route = createFileRoute("/_admin/admin/parts")({
  component: PartsPage,
});
