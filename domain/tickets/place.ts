import * as z from "zod/mini";
import { idText, optionalText } from "./text-fields.ts";
import type { TicketStatus } from "./ticket.ts";

const coordinate = (limit: number) =>
  z.optional(
    z.nullable(
      z
        .number("ticket.location_invalid")
        .check(z.minimum(-limit, "ticket.location_invalid"), z.maximum(limit, "ticket.location_invalid")),
    ),
  );

/** Where a truck stands, in all the ways by which it is found. */
export const placeFields = {
  locationLat: coordinate(90),
  locationLng: coordinate(180),
  locationAddress: optionalText(300, "ticket.address_long"),
  highway: optionalText(60, "ticket.highway_long"),
  direction: optionalText(30, "ticket.direction_long"),
  mileMarker: optionalText(30, "ticket.mile_marker_long"),
};

/** The whole place anew; what is left out is not known. */
export const ChangePlaceInput = z.object({ ticketId: idText("ticket.invalid"), ...placeFields }).check(
  z.refine(({ locationLat, locationLng }) => ((locationLat ?? null) === null) === ((locationLng ?? null) === null), {
    error: "ticket.location_invalid",
    path: ["locationLat"],
  }),
);
export type ChangePlaceInput = z.infer<typeof ChangePlaceInput>;

/** A ticket's place in the record. */
export interface TicketPlace {
  readonly locationLat: number | null;
  readonly locationLng: number | null;
  readonly locationAddress: string | null;
  readonly highway: string | null;
  readonly direction: string | null;
  readonly mileMarker: string | null;
}

export type PlaceDecision =
  | {
      readonly ok: true;
      /** False when the ticket says so already. */
      readonly changed: boolean;
      readonly place: TicketPlace;
    }
  | { readonly ok: false; readonly code: "ticket.over" };

/** A driver may correct where the truck stands as long as the ticket is neither resolved nor closed. */
export function decidePlace(
  ticket: TicketPlace & { readonly status: TicketStatus },
  { ticketId: _ticket, locationLat, locationLng, ...words }: ChangePlaceInput,
): PlaceDecision {
  if (ticket.status === "resolved" || ticket.status === "closed") return { ok: false, code: "ticket.over" };
  const place: TicketPlace = { ...words, locationLat: locationLat ?? null, locationLng: locationLng ?? null };
  const changed = (Object.keys(place) as (keyof TicketPlace)[]).some((field) => place[field] !== ticket[field]);
  return { ok: true, changed, place };
}
