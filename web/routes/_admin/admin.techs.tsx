import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { TechsPage } from "../../features/admin/techs-page.tsx";
import { readTechsSearch, type TechsSearch } from "../../features/admin/techs-search.ts";

export const Route = createFileRoute("/_admin/admin/techs")({
  validateSearch: readTechsSearch,
  component: Techs,
});

function Techs() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (next: TechsSearch) => {
      // A dialog that opens is a step of its own for the back button; typing and closing are not.
      const opens = next.add !== undefined || next.edit !== undefined || next.remove !== undefined;
      void navigate({ search: next, replace: !opens });
    },
    [navigate],
  );
  return <TechsPage search={search} onSearch={onSearch} />;
}
