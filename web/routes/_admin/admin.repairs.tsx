import { createFileRoute } from "@tanstack/react-router";
import { RepairsPage } from "../../features/admin/repairs-page.tsx";

export const Route = createFileRoute("/_admin/admin/repairs")({
  component: RepairsPage,
});
