import { createFileRoute } from "@tanstack/react-router";
import { useCallback } from "react";
import { chatLanguages } from "#domain/languages/languages.ts";
import { DangerDialog, useDangerTyped } from "../../features/diagnosis/danger-typed.tsx";
import { useShowIt } from "../../features/diagnosis/use-show-it.tsx";
import { DistressControl } from "../../features/distress/distress-control.tsx";
import { LivePlaceCard } from "../../features/live-place/live-place-card.tsx";
import { useEndWithTicket } from "../../features/live-place/sharing-here.ts";
import { MyParts } from "../../features/parts/my-parts.tsx";
import { PartsWaiting } from "../../features/parts/parts-waiting.tsx";
import { PushLine } from "../../features/push/push-line.tsx";
import { PushSwitch } from "../../features/push/push-switch.tsx";
import { WeatherLink } from "../../features/safety/weather-link.tsx";
import { RoomView } from "../../features/ticket-room/room-view.tsx";
import { useRoom } from "../../features/ticket-room/use-room.ts";
import { useLiveTicket } from "../../features/tickets/live-ticket.ts";
import { noteRead, unreadCount, useReadMarks } from "../../features/tickets/read-marks.ts";
import { TicketLoader } from "../../features/tickets/ticket-loader.tsx";
import type { DriverTicket } from "../../features/tickets/ticket-types.ts";
import { TicketView } from "../../features/tickets/ticket-view.tsx";
import { useSupportSeqs, useTellOpenTickets } from "../../features/tickets/use-open-tickets.ts";
import { useT } from "../../lib/i18n.tsx";
import { TicketPlace } from "../-place/ticket-place.tsx";

export const Route = createFileRoute("/_driver/tickets/$number")({
  component: Ticket,
});

function Ticket() {
  const { number } = Route.useParams();
  const { user } = Route.useRouteContext();
  return (
    <TicketLoader number={number}>
      {(ticket) => <OpenTicket key={ticket.id} ticket={ticket} userId={user.id} />}
    </TicketLoader>
  );
}

function OpenTicket({ ticket, userId }: { ticket: DriverTicket; userId: string }) {
  const t = useT();
  const room = useRoom(ticket.id, userId);
  const danger = useDangerTyped();
  const showIt = useShowIt(chatLanguages.find((language) => language === ticket.preferredLanguage) ?? "en");
  const { send } = room;
  const { look } = danger;
  const say = useCallback<typeof send>(
    (text, options) => {
      void look(text);
      return send(text, options);
    },
    [look, send],
  );
  const live = useLiveTicket(ticket, room.state);
  useEndWithTicket(live);
  useTellOpenTickets(ticket.id, room.state.items, live.version);
  const onSeen = useCallback((seq: number) => noteRead(ticket.id, seq), [ticket.id]);
  const unread = unreadCount(useSupportSeqs(room.state.items), useReadMarks()[ticket.id]);
  return (
    <>
      <title>{t("tickets.title", { number: ticket.ticketNumber })}</title>
      <TicketView
        ticket={live}
        unread={unread}
        conversation={(around) => (
          <RoomView
            className="grow"
            ticketId={ticket.id}
            room={{ ...room, send: say }}
            reader="driver"
            preferredLanguage={ticket.preferredLanguage}
            assist={showIt}
            onSeen={onSeen}
            {...around}
          />
        )}
        waits={<PartsWaiting ticketId={ticket.id} />}
        line={<PushLine />}
        place={
          <>
            <TicketPlace ticket={live} />
            <LivePlaceCard ticket={live} userId={userId} />
            <DistressControl ticketId={ticket.id} />
          </>
        }
        parts={
          <>
            <MyParts ticketId={ticket.id} />
            {live.status === "resolved" || live.status === "closed" ? (
              <DistressControl ticketId={ticket.id} over />
            ) : null}
          </>
        }
        alerts={<PushSwitch />}
        waiting={<WeatherLink />}
      />
      <DangerDialog card={danger.card} onClose={danger.close} />
    </>
  );
}
