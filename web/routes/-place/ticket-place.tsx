import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Position } from "#domain/places/place.ts";
import type { DriverTicket } from "../../features/tickets/ticket-types.ts";
import type { Whereabouts } from "../../features/where/where-words.ts";
import { errorKey } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { NearbyButton } from "./nearby-button.tsx";
import { WhereButton } from "./where-button.tsx";

/** What a ticket's place is good for: to be read out, and to look for help around it. */
export function TicketPlace({ ticket }: { ticket: DriverTicket }) {
  const t = useT();
  const { locationLat, locationLng } = ticket;
  const position: Position | null =
    locationLat === null || locationLng === null ? null : { latitude: locationLat, longitude: locationLng };
  const address = ticket.locationAddress ?? "";
  const save = useSavePlace(ticket.id);
  return (
    <div className="grid grid-cols-2 gap-2.5 *:px-3 *:text-base">
      <WhereButton
        label={t("where.open")}
        save={save}
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

/** Keeps on the ticket what the driver corrected; the technician sees it at once. */
function useSavePlace(ticketId: string) {
  const t = useT();
  const cache = useQueryClient();
  const { mutate, isPending } = useMutation(
    trpc.driver.tickets.changePlace.mutationOptions({
      onSuccess: () => notify.success(t("where.saved")),
      onError: (error) => notify.error(t("where.save_failed"), { description: t(errorKey(error)) }),
      onSettled: () => cache.invalidateQueries(trpc.driver.tickets.get.queryFilter()),
    }),
  );
  const to = (where: Whereabouts, done: () => void) => {
    const { position, address, highway, direction, mileMarker } = where;
    const place = {
      locationLat: position?.latitude ?? null,
      locationLng: position?.longitude ?? null,
      locationAddress: address,
      highway,
      direction,
      mileMarker,
    };
    mutate({ ticketId, ...place }, { onSuccess: done });
  };
  return { saving: isPending, to };
}
