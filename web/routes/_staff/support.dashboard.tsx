import { createFileRoute } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { isAdmin } from "#domain/access/actor.ts";
import { Desk } from "../../features/desk/desk.tsx";
import { changeSearch, type DeskSearch, readDeskSearch } from "../../features/desk/desk-search.ts";
import type { DeskSlots, DeskTicket } from "../../features/desk/ticket-types.ts";
import { useTicketActions } from "../../features/desk/use-ticket-actions.ts";
import { DeskLivePlace } from "../../features/live-place/desk-live-place.tsx";
import { DeskParts } from "../../features/parts/desk-parts.tsx";
import { ManageReplies } from "../../features/replies/manage-replies.tsx";
import { useSavedReplies } from "../../features/replies/use-saved-replies.tsx";
import { StaffRoom } from "../../features/ticket-room/staff-room.tsx";
import type { WritingTurn } from "../../features/ticket-room/writing-turn.tsx";
import { spokenLines, unknownWhereabouts } from "../../features/where/where-words.ts";
import { errorKey } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n.tsx";
import { useSessionChanged, useSignOut } from "../../lib/me.ts";
import { notify } from "../../lib/notify.ts";
import { StaffNearbyButton } from "../-place/staff-nearby-button.tsx";

export const Route = createFileRoute("/_staff/support/dashboard")({
  validateSearch: readDeskSearch,
  component: Dashboard,
});

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
  const onReplies = useCallback(
    (at: string | undefined) => {
      // The back button closes what was opened; closing is no step to go back to.
      void navigate({
        search: (now) => changeSearch(now, { replies: at }),
        replace: at === undefined || (at === "list" && search.replies !== undefined),
      });
    },
    [navigate, search.replies],
  );
  const slots = useMemo<DeskSlots>(
    () => ({
      conversation: (ticket, name) => (
        <Conversation
          key={ticket.id}
          ticket={ticket}
          userId={user.id}
          name={name}
          onManageReplies={() => onReplies("list")}
        />
      ),
      nearby: (ticket) => <Nearby ticket={ticket} />,
      live: (ticket) => <LivePlace key={`live ${ticket.id}`} ticket={ticket} />,
      parts: (ticket, mayModify) => (
        <DeskParts key={ticket.id} ticketId={ticket.id} userId={user.id} disabled={!mayModify} />
      ),
    }),
    [user.id, onReplies],
  );
  const onAccessEnd = useCallback(() => void sessionChanged(), [sessionChanged]);
  const signOut = useSignOut({
    to: "/support/login",
    onSignedOut: () => notify.success(t("admin.logged_out"), { description: t("admin.logged_out_text") }),
    onError: (error) => notify.error(t("admin.logout_failed"), { description: t(errorKey(error)) }),
  });

  return (
    <>
      <Desk
        user={{ id: user.id, fullName: user.fullName, isAdmin: isAdmin(user) }}
        search={search}
        onSearch={onSearch}
        slots={slots}
        onSignOut={() => signOut.mutate()}
        onAccessEnd={onAccessEnd}
      />
      <ManageReplies at={search.replies} onAt={onReplies} />
    </>
  );
}

/** The live place, what the driver said beside it, and the map around it. */
function LivePlace({ ticket }: { ticket: DeskTicket }) {
  const t = useT();
  const { highway, direction, mileMarker } = ticket;
  const road = {
    ...unknownWhereabouts,
    highway: highway ?? "",
    direction: direction ?? "",
    mileMarker: mileMarker ?? "",
  };
  const said = spokenLines(t, road).map(({ text }) => text);
  return (
    <DeskLivePlace
      ticketId={ticket.id}
      said={said.join(", ")}
      map={(position) => <StaffNearbyButton label={t("nearby.open")} position={position} address="" />}
    />
  );
}

/** The services around the place that the ticket names. */
function Nearby({ ticket }: { ticket: DeskTicket }) {
  const t = useT();
  const { locationLat: latitude, locationLng: longitude, locationAddress } = ticket;
  const position = latitude === null || longitude === null ? null : { latitude, longitude };
  return <StaffNearbyButton label={t("desk.nearby")} position={position} address={locationAddress ?? ""} />;
}

interface ConversationProps {
  ticket: DeskTicket;
  userId: string;
  /** Under which the technician claims. */
  name: string;
  onManageReplies: () => void;
}

/** The room of a ticket with the saved replies at its field. */
function Conversation({ ticket, userId, name, onManageReplies }: ConversationProps) {
  const { claimFirst } = useTicketActions(ticket, name);
  const holder = ticket.assignedTo;
  const replies = useSavedReplies(ticket, holder?.id === userId ? holder.name : name, onManageReplies);
  const turn: WritingTurn =
    holder === null && ticket.status === "open"
      ? { kind: "unclaimed", claim: claimFirst }
      : holder === null || holder.id === userId
        ? { kind: "own" }
        : { kind: "colleague", name: holder.name };
  return <StaffRoom ticketId={ticket.id} preferredLanguage={ticket.preferredLanguage} assist={replies} turn={turn} />;
}
