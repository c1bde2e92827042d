import { createFileRoute, Outlet } from "@tanstack/react-router";
import { PageLayout } from "../components/layout/page-layout.tsx";
import { PendingPage } from "../components/layout/pending-page.tsx";
import { requireUser } from "../lib/guards.ts";

/** Pages of a signed-in driver: others go to /auth and come back. */
export const Route = createFileRoute("/_driver")({
  beforeLoad: (input) => requireUser(input, "/auth"),
  pendingComponent: () => (
    <PageLayout app>
      <PendingPage />
    </PageLayout>
  ),
  component: () => (
    <PageLayout app>
      <Outlet />
    </PageLayout>
  ),
});
