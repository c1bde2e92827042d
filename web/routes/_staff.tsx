import { createFileRoute, Outlet } from "@tanstack/react-router";
import { isStaff } from "#domain/access/actor.ts";
import { PageLayout } from "../components/layout/page-layout.tsx";
import { PendingPage } from "../components/layout/pending-page.tsx";
import { AccessDenied } from "../components/layout/status-pages.tsx";
import { lazyPart } from "../components/lazy-part.tsx";
import { requireUser } from "../lib/guards.ts";

const EnrolFirst = lazyPart(
  () => import("../features/security/enrol-first.tsx"),
  ({ EnrolFirst }) => EnrolFirst,
  { asked: true, waiting: PendingPage },
);

/** Pages of technicians; administrators may do all that technicians may. The pages bring their own frame. */
export const Route = createFileRoute("/_staff")({
  beforeLoad: (input) => requireUser(input, "/support/login"),
  component: Staff,
});

function Staff() {
  const { user } = Route.useRouteContext();
  if (user.secondFactor === "must_enrol") {
    return (
      <PageLayout>
        <EnrolFirst />
      </PageLayout>
    );
  }
  if (isStaff(user)) return <Outlet />;
  return (
    <PageLayout>
      <AccessDenied reason="page.no_tech" />
    </PageLayout>
  );
}
