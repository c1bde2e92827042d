import { createFileRoute, Link } from "@tanstack/react-router";
import { Button } from "../../components/ui/button.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { ErrorState } from "../../components/ui/error-state.tsx";
import { Loading } from "../../components/ui/spinner.tsx";
import { MyParts } from "../../features/parts/my-parts.tsx";
import { PushSwitch } from "../../features/push/push-switch.tsx";
import { RoomView } from "../../features/ticket-room/room-view.tsx";
import { useRoom } from "../../features/ticket-room/use-room.ts";
import { useLiveTicket } from "../../features/tickets/live-ticket.ts";
import type { DriverTicket } from "../../features/tickets/ticket-types.ts";
import { TicketView } from "../../features/tickets/ticket-view.tsx";
import { useTicket } from "../../features/tickets/use-ticket.ts";
import { readFailure } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n.tsx";
import { TicketPlace } from "../-place/ticket-place.tsx";

export const Route = createFileRoute("/_driver/tickets/$number")({
  component: Ticket,
});

function Ticket() {
  const t = useT();
  const { number } = Route.useParams();
  const { user } = Route.useRouteContext();
  const query = useTicket(number);
  const ticket = query.data;

  if (ticket !== undefined) return <OpenTicket key={ticket.id} ticket={ticket} userId={user.id} />;
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-5 px-4 py-10">
      <h1 className="text-3xl">{t("tickets.title", { number })}</h1>
      {!query.isError ? (
        <Loading text={t("tickets.loading")} />
      ) : readFailure(query.error).code === "ticket.not_found" ? (
        <EmptyState
          title={t("tickets.missing")}
          text={t("tickets.missing_text")}
          action={
            <Button asChild variant="secondary">
              <Link to="/">{t("tickets.back")}</Link>
            </Button>
          }
        />
      ) : (
        <ErrorState
          title={t("tickets.failed")}
          error={query.error}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
    </div>
  );
}

function OpenTicket({ ticket, userId }: { ticket: DriverTicket; userId: string }) {
  const t = useT();
  const room = useRoom(ticket.id, userId);
  const live = useLiveTicket(ticket, room.state.ticket);
  return (
    <>
      <title>{t("tickets.title", { number: ticket.ticketNumber })}</title>
      <TicketView
        ticket={live}
        conversation={<RoomView ticketId={ticket.id} room={room} reader="driver" />}
        place={<TicketPlace ticket={live} />}
        parts={<MyParts ticketId={ticket.id} />}
        alerts={<PushSwitch />}
      />
    </>
  );
}
