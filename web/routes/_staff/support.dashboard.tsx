import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { isAdmin } from "#domain/access/actor.ts";
import { Desk } from "../../features/desk/desk.tsx";
import { type DeskSearch, readDeskSearch } from "../../features/desk/desk-search.ts";
import type { DeskSlots } from "../../features/desk/ticket-types.ts";
import { DeskParts } from "../../features/parts/desk-parts.tsx";
import { StaffRoom } from "../../features/ticket-room/staff-room.tsx";
import { errorKey } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n.tsx";
import { useSessionChanged, useSignOut } from "../../lib/me.ts";
import { notify } from "../../lib/notify.ts";

export const Route = createFileRoute("/_staff/support/dashboard")({
  validateSearch: readDeskSearch,
  component: Dashboard,
});

const slots: DeskSlots = {
  conversation: (ticket) => <StaffRoom key={ticket.id} ticketId={ticket.id} />,
  parts: (ticket, mayModify) => <DeskParts key={ticket.id} ticketId={ticket.id} disabled={!mayModify} />,
};

function Dashboard() {
  const t = useT();
  const { user } = Route.useRouteContext();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const sessionChanged = useSessionChanged();

  const onSearch = useCallback(
    (next: DeskSearch) => {
      // Another ticket is a step of its own for the back button; typing and filtering are not.
      void navigate({ search: next, replace: next.ticket === search.ticket });
    },
    [navigate, search.ticket],
  );
  const onAccessEnd = useCallback(() => void sessionChanged(), [sessionChanged]);
  const signOut = useSignOut({
    to: "/support/login",
    onSignedOut: () => notify.success(t("admin.logged_out"), { description: t("admin.logged_out_text") }),
    onError: (error) => notify.error(t("admin.logout_failed"), { description: t(errorKey(error)) }),
  });

  return (
    <Desk
      user={{ id: user.id, fullName: user.fullName, isAdmin: isAdmin(user) }}
      search={search}
      onSearch={onSearch}
      slots={slots}
      onSignOut={() => signOut.mutate()}
      onAccessEnd={onAccessEnd}
    />
  );
}
