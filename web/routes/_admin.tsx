import { createFileRoute, Outlet } from "@tanstack/react-router";
import { isAdmin } from "#domain/access/actor.ts";
import { PageLayout } from "../components/layout/page-layout.tsx";
import { AccessDenied } from "../components/layout/status-pages.tsx";
import { AdminShell } from "../features/admin/admin-shell.tsx";
import { requireUser } from "../lib/guards.ts";

/** The administrator's panel. */
export const Route = createFileRoute("/_admin")({
  beforeLoad: (input) => requireUser(input, "/support/login"),
  component: Admin,
});

function Admin() {
  const { user } = Route.useRouteContext();
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
