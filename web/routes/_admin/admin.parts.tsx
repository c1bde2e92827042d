import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { PartsPage } from "../../features/admin/parts-page.tsx";
import { type PartsSearch, readPartsSearch } from "../../features/admin/parts-search.ts";

export const Route = createFileRoute("/_admin/admin/parts")({
  validateSearch: readPartsSearch,
  component: Parts,
});

function Parts() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const onSearch = useCallback((next: PartsSearch) => void navigate({ search: next, replace: true }), [navigate]);
  return <PartsPage search={search} onSearch={onSearch} />;
}
