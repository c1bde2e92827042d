import type { ListOrder } from "#domain/paging.ts";
import { type TicketStatusFilter, ticketStatusFilters } from "#domain/tickets/ticket.ts";
import { textParam } from "../../lib/search-param.ts";

/** Ages in hours that the list can be held to. */
export const ticketAges = [1, 4, 24, 168] as const;

/** What the address of the tickets' page holds. */
export interface TicketsSearch {
  readonly q?: string;
  readonly status?: TicketStatusFilter;
  /** The user id of the technician who has the tickets. */
  readonly tech?: string;
  /** At least so many hours old. */
  readonly age?: (typeof ticketAges)[number];
  readonly order?: Exclude<ListOrder, "newest">;
  /** The number of the ticket whose details are open. */
  readonly ticket?: string;
  /** The number of the ticket that is being assigned. */
  readonly assign?: string;
}

/** The search of an address; a value that makes no sense counts as absent. */
export function readTicketsSearch(search: Readonly<Record<string, unknown>>): TicketsSearch {
  const q = textParam(search["q"], 100);
  const status = ticketStatusFilters.find((known) => known === search["status"]);
  const tech = textParam(search["tech"], 64);
  const age = ticketAges.find((known) => known === Number(search["age"]));
  const ticket = textParam(search["ticket"], 40);
  const assign = textParam(search["assign"], 40);
  return {
    ...(q === undefined ? {} : { q }),
    ...(status === undefined ? {} : { status }),
    ...(tech === undefined ? {} : { tech }),
    ...(age === undefined ? {} : { age }),
    ...(search["order"] === "oldest" ? { order: "oldest" } : {}),
    ...(ticket === undefined ? {} : { ticket }),
    ...(assign === undefined ? {} : { assign }),
  };
}

/** The same list without a dialog. */
export function withoutDialog({ q, status, tech, age, order }: TicketsSearch): TicketsSearch {
  return readTicketsSearch({ q, status, tech, age, order });
}
