import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { RepairsPage } from "../../features/admin/repairs-page.tsx";
import { type RepairsSearch, readRepairsSearch } from "../../features/admin/repairs-search.ts";

export const Route = createFileRoute("/_admin/admin/repairs")({
  validateSearch: readRepairsSearch,
  component: Repairs,
});

function Repairs() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const onSearch = useCallback((next: RepairsSearch) => void navigate({ search: next, replace: true }), [navigate]);
  return <RepairsPage search={search} onSearch={onSearch} />;
}
