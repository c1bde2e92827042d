import { createFileRoute, Outlet } from "@tanstack/react-router";
import { isAdmin } from "#domain/access/actor.ts";
import { PageLayout } from "../components/layout/page-layout.tsx";
import { PendingPage } from "../components/layout/pending-page.tsx";
import { AccessDenied } from "../components/layout/status-pages.tsx";
import { lazyPart } from "../components/lazy-part.tsx";
import { AdminShell } from "../features/admin/admin-shell.tsx";
import { requireUser } from "../lib/guards.ts";

const EnrolFirst = lazyPart(
  () => import("../features/security/enrol-first.tsx"),
  ({ EnrolFirst }) => EnrolFirst,
  { asked: true, waiting: PendingPage },
);

/** The administrator's panel. */
export const Route = createFileRoute("/_admin")({
  beforeLoad: (input) => requireUser(input, "/support/login"),
  component: Admin,
});

function Admin() {
  const { user } = Route.useRouteContext();
  if (user.secondFactor === "must_enrol") {
    return (
      <PageLayout>
        <EnrolFirst />
      </PageLayout>
    );
  }
  if (!isAdmin(user)) {
    return (
      <PageLayout>
        <AccessDenied reason="page.no_admin" />
      </PageLayout>
    );
  }
  return (
    <AdminShell>
      <Outlet />
    </AdminShell>
  );
}
