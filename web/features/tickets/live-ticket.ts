import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import type { ChangedFields } from "#domain/room/protocol.ts";
import { ticketStatuses } from "#domain/tickets/ticket.ts";
import { trpc } from "../../lib/trpc.ts";
import type { DriverTicket } from "./ticket-types.ts";

/** What the room said of the ticket. */
export interface TicketChange {
  readonly version: number;
  readonly changed: ChangedFields;
}

type LiveFields = Pick<DriverTicket, "version" | "status" | "assignedTo">;

/** The ticket after what the room said; the same object when it knows as much already. */
export function withChange<Ticket extends LiveFields>(ticket: Ticket, change: TicketChange | null): Ticket {
  if (change === null || change.version <= ticket.version) return ticket;
  const { changed, version } = change;
  const status = ticketStatuses.find((known) => known === changed["status"]) ?? ticket.status;
  return { ...ticket, version, status, assignedTo: "assignedTo" in changed ? holderOf(changed) : ticket.assignedTo };
}

function holderOf(changed: ChangedFields): LiveFields["assignedTo"] {
  const id = changed["assignedTo"];
  const name = changed["assignedName"];
  return typeof id === "string" ? { id, name: typeof name === "string" ? name : "" } : null;
}

/** The ticket with the room's changes shown at once, and read again for what the room does not tell. */
export function useLiveTicket(ticket: DriverTicket, change: TicketChange | null): DriverTicket {
  const cache = useQueryClient();
  const told = change?.version ?? 0;
  useEffect(() => {
    if (told <= ticket.version) return;
    void cache.invalidateQueries(trpc.driver.tickets.get.queryFilter());
    void cache.invalidateQueries(trpc.driver.parts.pathFilter());
  }, [cache, told, ticket.version]);
  return useMemo(() => withChange(ticket, change), [ticket, change]);
}
