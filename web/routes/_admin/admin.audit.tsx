import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { AuditPage } from "../../features/admin/audit-page.tsx";
import { type AuditSearch, readAuditSearch } from "../../features/admin/audit-search.ts";
import { SignInsPage } from "../../features/admin/sign-ins-page.tsx";

export const Route = createFileRoute("/_admin/admin/audit")({
  validateSearch: readAuditSearch,
  component: Audit,
});

function Audit() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const onSearch = useCallback((next: AuditSearch) => void navigate({ search: next, replace: true }), [navigate]);
  if (search.show === "sign_ins") return <SignInsPage search={search} />;
  return <AuditPage search={search} onSearch={onSearch} />;
}
