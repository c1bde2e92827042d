import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { UsersPage } from "../../features/admin/users-page.tsx";

/** A search for digits alone arrives as a number. */
function readSearch({ q }: Readonly<Record<string, unknown>>): { readonly q?: string } {
  const text = typeof q === "number" ? String(q) : q;
  return typeof text === "string" && text !== "" && text.length <= 100 ? { q: text } : {};
}

export const Route = createFileRoute("/_admin/admin/users")({
  validateSearch: readSearch,
  component: Users,
});

function Users() {
  const { q = "" } = Route.useSearch();
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (text: string) => void navigate({ search: text === "" ? {} : { q: text }, replace: true }),
    [navigate],
  );
  return <UsersPage q={q} onSearch={onSearch} />;
}
