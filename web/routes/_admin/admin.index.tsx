import { createFileRoute } from "@tanstack/react-router";
import { Dashboard } from "../../features/admin/dashboard.tsx";

export const Route = createFileRoute("/_admin/admin/")({
  component: Dashboard,
});
