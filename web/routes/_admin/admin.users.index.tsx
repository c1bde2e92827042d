import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { UsersPage } from "../../features/admin/users-page.tsx";
import { readUsersSearch, type UsersSearch } from "../../features/admin/users-search.ts";

export const Route = createFileRoute("/_admin/admin/users/")({
  validateSearch: readUsersSearch,
  component: Users,
});

function Users() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (next: UsersSearch) => {
      // A dialog that opens is a step of its own for the back button; typing and closing are not.
      const opens = next.access !== undefined || next.erase !== undefined || next.signIns !== undefined;
      void navigate({ search: next, replace: !opens });
    },
    [navigate],
  );
  return <UsersPage search={search} onSearch={onSearch} />;
}
