import { createFileRoute } from "@tanstack/react-router";
import { PageLayout } from "../../components/layout/page-layout.tsx";

export const Route = createFileRoute("/_staff/support/dashboard")({
  component: () => <PageLayout callBar={false}>{null}</PageLayout>,
});
