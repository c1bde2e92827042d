import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import type { ChangedFields, RoomItem } from "#domain/room/protocol.ts";
import { jobAfter } from "#domain/tickets/job-steps.ts";
import { ticketStatuses } from "#domain/tickets/ticket.ts";
import { trpc } from "../../lib/trpc.ts";
import type { DriverTicket } from "./ticket-types.ts";

/** What the room said of the ticket. */
export interface TicketChange {
  readonly version: number;
  readonly changed: ChangedFields;
}

type LiveFields = Pick<DriverTicket, "version" | "status" | "assignedTo" | "job">;

/** The ticket after what the room said; the same object when it knows as much already. */
export function withChange<Ticket extends LiveFields>(ticket: Ticket, change: TicketChange | null): Ticket {
  if (change === null || change.version <= ticket.version) return ticket;
  const { changed, version } = change;
  const status = ticketStatuses.find((known) => known === changed["status"]) ?? ticket.status;
  const assignedTo = "assignedTo" in changed ? holderOf(changed) : ticket.assignedTo;
  return { ...ticket, version, status, assignedTo, job: jobAfter(ticket, assignedTo, changed) };
}

function holderOf(changed: ChangedFields): LiveFields["assignedTo"] {
  const id = changed["assignedTo"];
  const name = changed["assignedName"];
  return typeof id === "string" ? { id, name: typeof name === "string" ? name : "" } : null;
}

/** What of a room concerns its ticket. */
interface TicketRoom {
  readonly ticket: TicketChange | null;
  readonly items: readonly { readonly id: string; readonly kind: RoomItem["kind"] }[];
}

/**
 * The ticket with the room's changes shown at once, and read again for what the room does not tell. What happened while
 * the line was gone comes as lines of the room alone: one that the ticket's history lacks is reason enough to read again.
 */
export function useLiveTicket(ticket: DriverTicket, { ticket: change, items }: TicketRoom): DriverTicket {
  const cache = useQueryClient();
  const told = change?.version ?? 0;
  const lastEvent = items.findLast((item) => item.kind === "system")?.id;
  const missed = lastEvent !== undefined && ticket.timeline.every((event) => event.id !== lastEvent);
  useEffect(() => {
    if (told <= ticket.version && !missed) return;
    void cache.invalidateQueries(trpc.driver.tickets.get.queryFilter());
    void cache.invalidateQueries(trpc.driver.parts.pathFilter());
  }, [cache, told, ticket.version, missed]);
  return useMemo(() => withChange(ticket, change), [ticket, change]);
}
