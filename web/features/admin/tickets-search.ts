import { type TicketStatusFilter, ticketStatusFilters } from "#domain/tickets/ticket.ts";
import { textParam } from "../../lib/search-param.ts";

/** What the address of the tickets' page holds. */
export interface TicketsSearch {
  readonly q?: string;
  readonly status?: TicketStatusFilter;
  /** The number of the ticket whose details are open. */
  readonly ticket?: string;
  /** The number of the ticket that is being assigned. */
  readonly assign?: string;
}

/** The search of an address; a value that makes no sense counts as absent. */
export function readTicketsSearch(search: Readonly<Record<string, unknown>>): TicketsSearch {
  const q = textParam(search["q"], 100);
  const status = ticketStatusFilters.find((known) => known === search["status"]);
  const ticket = textParam(search["ticket"], 40);
  const assign = textParam(search["assign"], 40);
  return {
    ...(q === undefined ? {} : { q }),
    ...(status === undefined ? {} : { status }),
    ...(ticket === undefined ? {} : { ticket }),
    ...(assign === undefined ? {} : { assign }),
  };
}

/** The same list without a dialog. */
export function withoutDialog({ q, status }: TicketsSearch): TicketsSearch {
  return readTicketsSearch({ q, status });
}
