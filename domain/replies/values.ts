import type { ReplyValues } from "./variables.ts";

/** The values that a ticket and its technician give to the variables of a reply. */
export interface ReplyTicket extends TicketPlace {
  readonly ticketNumber: string;
  readonly contactName: string;
  readonly truckBrand: string;
  readonly truckYear: number;
  readonly truckModel: string;
}

/** A ticket's place of the truck. */
export interface TicketPlace {
  readonly locationAddress: string | null;
  readonly locationLat: number | null;
  readonly locationLng: number | null;
  readonly highway: string | null;
  readonly direction: string | null;
  readonly mileMarker: string | null;
}

/**
 * The values for a ticket's replies. No ticket has the time of arrival: `eta` is a gap until the technician
 * says it.
 */
export function replyValues(ticket: ReplyTicket, technician: string): ReplyValues {
  return {
    name: ticket.contactName,
    truck: `${ticket.truckYear} ${ticket.truckBrand} ${ticket.truckModel}`,
    ticket: ticket.ticketNumber,
    technician,
    address: addressOf(ticket),
  };
}

/** The road with its mile marker, unless the address says both, then the address; the position where there is neither. */
export function addressOf(ticket: TicketPlace): string | null {
  const { highway, direction, mileMarker, locationAddress, locationLat, locationLng } = ticket;
  const road = [highway, direction, mileMarker ? `MM ${mileMarker}` : null].filter(Boolean).join(" ");
  const isSaid = [highway, mileMarker].every((word) => !word || words(locationAddress ?? "").includes(words(word)));
  const said = [isSaid ? "" : road, locationAddress ?? ""].filter((part) => part !== "").join(", ");
  if (said !== "") return said;
  return locationLat === null || locationLng === null ? null : `${locationLat.toFixed(5)}, ${locationLng.toFixed(5)}`;
}

/** The words of a text, each between spaces, so that 30 is not found in 301. */
function words(text: string): string {
  return ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}-]+/gu)
      ?.join(" ") ?? ""
  } `;
}
