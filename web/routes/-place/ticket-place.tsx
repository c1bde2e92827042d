import type { Position } from "#domain/places/place.ts";
import type { DriverTicket } from "../../features/tickets/ticket-types.ts";
import { useT } from "../../lib/i18n.tsx";
import { NearbyButton } from "./nearby-button.tsx";
import { WhereButton } from "./where-button.tsx";

/** What a ticket's place is good for: to be read out, and to look for help around it. */
export function TicketPlace({ ticket }: { ticket: DriverTicket }) {
  const t = useT();
  const { locationLat, locationLng } = ticket;
  const position: Position | null =
    locationLat === null || locationLng === null ? null : { latitude: locationLat, longitude: locationLng };
  const address = ticket.locationAddress ?? "";
  return (
    <div className="grid grid-cols-2 gap-2.5 *:px-3 *:text-base">
      <WhereButton
        label={t("where.open")}
        start={{
          position,
          address,
          highway: ticket.highway ?? "",
          direction: ticket.direction ?? "",
          mileMarker: ticket.mileMarker ?? "",
        }}
      />
      <NearbyButton start={{ position, address }} />
    </div>
  );
}
