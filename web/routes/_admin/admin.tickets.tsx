import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { TicketsPage } from "../../features/admin/tickets-page.tsx";
import { readTicketsSearch, type TicketsSearch } from "../../features/admin/tickets-search.ts";

export const Route = createFileRoute("/_admin/admin/tickets")({
  validateSearch: readTicketsSearch,
  component: Tickets,
});

function Tickets() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (next: TicketsSearch) => {
      // A dialog that opens is a step of its own for the back button; typing, filtering and closing are not.
      const opens = next.ticket !== undefined || next.assign !== undefined;
      void navigate({ search: next, replace: !opens });
    },
    [navigate],
  );
  return <TicketsPage search={search} onSearch={onSearch} />;
}
