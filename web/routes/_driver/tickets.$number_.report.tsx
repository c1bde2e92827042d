import { createFileRoute } from "@tanstack/react-router";
import { useMyParts } from "../../features/parts/use-my-parts.ts";
import { ReportPage } from "../../features/tickets/report-page.tsx";
import { TicketLoader } from "../../features/tickets/ticket-loader.tsx";
import type { DriverTicket } from "../../features/tickets/ticket-types.ts";
import { useTrucks } from "../../features/trucks/use-trucks.ts";
import { useEveryPage } from "../../lib/use-every-page.ts";

export const Route = createFileRoute("/_driver/tickets/$number_/report")({
  component: Report,
});

function Report() {
  const { number } = Route.useParams();
  return <TicketLoader number={number}>{(ticket) => <TicketReport key={ticket.id} ticket={ticket} />}</TicketLoader>;
}

function TicketReport({ ticket }: { ticket: DriverTicket }) {
  const parts = useMyParts(ticket.id);
  useEveryPage(parts);
  const trucks = useTrucks({ enabled: ticket.truckId !== null });
  const truck = trucks.data?.pages.flatMap(({ items }) => items).find(({ id }) => id === ticket.truckId);
  useEveryPage(trucks, truck === undefined);
  const noTruck = ticket.truckId === null || (trucks.isSuccess && !trucks.hasNextPage);
  return (
    <ReportPage
      ticket={ticket}
      truck={truck ?? (noTruck ? null : "unread")}
      parts={parts.isSuccess && !parts.hasNextPage ? parts.data.pages.flatMap(({ items }) => items) : "unread"}
      reading={parts.isLoading || trucks.isLoading}
      unread={[parts, trucks].filter(({ isError }) => isError)}
    />
  );
}
