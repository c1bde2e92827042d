import { parseTicketNumber } from "#domain/tickets/ticket-number.ts";
import { keep, readKept } from "../../lib/device-storage.ts";
import { keptPrefix } from "../../lib/kept-keys.ts";
import { keptUser } from "../../lib/kept-user.ts";
import type { DriverTicket } from "./ticket-types.ts";

const ticketsKey = `${keptPrefix}tickets`;
/** Tickets that stay on the device, the ones opened last. */
const keptTickets = 5;

interface Kept {
  readonly userId: string;
  readonly tickets: readonly DriverTicket[];
}

function read(): readonly DriverTicket[] {
  try {
    const value: unknown = JSON.parse(readKept(ticketsKey) ?? "null");
    return isKept(value) && value.userId === keptUser()?.id ? value.tickets : [];
  } catch {
    return [];
  }
}

function isKept(value: unknown): value is Kept {
  return (
    typeof value === "object" && value !== null && "userId" in value && Array.isArray(Reflect.get(value, "tickets"))
  );
}

/** Keeps a ticket as it was last read, so that its page opens without a line. */
export function keepTicket(ticket: DriverTicket): void {
  const userId = keptUser()?.id;
  if (userId === undefined) return;
  const tickets = [ticket, ...read().filter(({ id }) => id !== ticket.id)].slice(0, keptTickets);
  keep(ticketsKey, JSON.stringify({ userId, tickets } satisfies Kept));
}

/** One's own ticket as this device knows it, by its number as a person would type it; null when it was not opened here. */
export function keptTicket(typed: string): DriverTicket | null {
  const number = parseTicketNumber(typed);
  return read().find(({ ticketNumber }) => ticketNumber === number) ?? null;
}
