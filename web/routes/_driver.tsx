import { createFileRoute, Outlet, useMatchRoute } from "@tanstack/react-router";
import { ConversationLayout, PageLayout } from "../components/layout/page-layout.tsx";
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
  component: DriverPages,
});

/** A ticket is a conversation that fills the screen; the other pages scroll. */
function DriverPages() {
  const isTicket = useMatchRoute()({ to: "/tickets/$number" }) !== false;
  if (!isTicket) {
    return (
      <PageLayout app>
        <Outlet />
      </PageLayout>
    );
  }
  return (
    <ConversationLayout>
      <Outlet />
    </ConversationLayout>
  );
}
