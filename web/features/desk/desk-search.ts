import { type Assignment, assignments, type TicketStatus, ticketStatuses } from "#domain/tickets/ticket.ts";

/** What the dashboard's address holds. `ticket` is a ticket number. */
export interface DeskSearch {
  readonly ticket?: string;
  readonly q?: string;
  readonly status?: TicketStatus;
  readonly assignment?: Assignment;
  /** The dialog of saved replies: its list, a new one, or the id of one. */
  readonly replies?: string;
}

/** The search of an address; a value that makes no sense counts as absent. Without a schema: every page carries it. */
export function readDeskSearch(search: Readonly<Record<string, unknown>>): DeskSearch {
  const ticket = word(search["ticket"], 40);
  const q = word(search["q"], 100);
  const status = ticketStatuses.find((known) => known === search["status"]);
  const assignment = assignments.find((known) => known === search["assignment"]);
  const replies = word(search["replies"], 64);
  return {
    ...(ticket === undefined ? {} : { ticket }),
    ...(q === undefined ? {} : { q }),
    ...(status === undefined ? {} : { status }),
    ...(assignment === undefined ? {} : { assignment }),
    ...(replies === undefined ? {} : { replies }),
  };
}

/** The search with something changed, and without what is empty, so that the address stays short. */
export function changeSearch(
  search: DeskSearch,
  change: Partial<Record<keyof DeskSearch, string | undefined>>,
): DeskSearch {
  return readDeskSearch({ ...search, ...change });
}

/** A search for digits alone arrives as a number. */
function word(value: unknown, max: number): string | undefined {
  const text = typeof value === "number" ? String(value) : value;
  return typeof text === "string" && text !== "" && text.length <= max ? text : undefined;
}
