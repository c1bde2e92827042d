import { useMutation } from "@tanstack/react-query";
import { createFileRoute, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { isAdmin } from "#domain/access/actor.ts";
import { Desk } from "../../features/desk/desk.tsx";
import { DeskSearch } from "../../features/desk/desk-search.ts";
import { StaffRoom } from "../../features/ticket-room/staff-room.tsx";
import { errorKey } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n.tsx";
import { useSessionChanged } from "../../lib/me.ts";
import { notify } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";

export const Route = createFileRoute("/_staff/support/dashboard")({
  validateSearch: (search) => DeskSearch.parse(search),
  component: Dashboard,
});

function Dashboard() {
  const t = useT();
  const router = useRouter();
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
  const signOut = useMutation(
    trpc.public.auth.signOut.mutationOptions({
      onSuccess: async () => {
        notify.success(t("admin.logged_out"), { description: t("admin.logged_out_text") });
        await router.navigate({ to: "/support/login" });
        await sessionChanged();
      },
      onError: (error) => notify.error(t("account.sign_out_failed"), { description: t(errorKey(error)) }),
    }),
  );

  return (
    <Desk
      user={{ id: user.id, fullName: user.fullName, isAdmin: isAdmin(user) }}
      search={search}
      onSearch={onSearch}
      conversation={(ticket) => <StaffRoom key={ticket.id} ticketId={ticket.id} />}
      onSignOut={() => signOut.mutate()}
      onAccessEnd={onAccessEnd}
    />
  );
}
