import { createFileRoute, Outlet } from "@tanstack/react-router";
import { PageLayout } from "../components/layout/page-layout.tsx";

/** Pages for anybody. */
export const Route = createFileRoute("/_public")({
  component: () => (
    <PageLayout>
      <Outlet />
    </PageLayout>
  ),
});
