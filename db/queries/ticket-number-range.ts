import { and, gte, lt, type SQL } from "drizzle-orm";
import { ticketNumberBeginning } from "#domain/tickets/ticket-number.ts";
import { supportTickets } from "../schema/index.ts";

/** The condition that a ticket has a number that begins as typed, read from the index; null when no number can. */
export function numberBegins(typed: string): SQL | undefined | null {
  const beginning = ticketNumberBeginning(typed);
  if (beginning === null) return null;
  const { ticketNumber } = supportTickets;
  // Every sign of a number sorts before the tilde.
  return and(gte(ticketNumber, beginning), lt(ticketNumber, `${beginning}~`));
}
