import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { DeskTalkFrame } from "#domain/room/protocol.ts";
import { trpc } from "../../lib/trpc.ts";
import { applyChange, applyTalk, type Change, type LiveTicket } from "./ticket-changes.ts";
import type { DeskTicket, QueueTicket } from "./ticket-types.ts";

/** A list of tickets as the cache holds it. */
export type QueuePages = InfiniteData<{ readonly items: readonly QueueTicket[]; readonly nextCursor: string | null }>;

/** Applies a change to a ticket wherever it is shown: in the lists and in the pane. */
export function patchTickets(cache: QueryClient, change: Change): void {
  patchWith(cache, (ticket) => applyChange(ticket, change));
}

/** The same for a message of either side. */
export function patchTalk(cache: QueryClient, talk: DeskTalkFrame): void {
  patchWith(cache, (ticket) => applyTalk(ticket, talk));
}

function patchWith(cache: QueryClient, change: <Ticket extends LiveTicket>(ticket: Ticket) => Ticket): void {
  cache.setQueriesData<QueuePages>(trpc.tech.tickets.list.infiniteQueryFilter(), (data) =>
    data === undefined
      ? data
      : { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(change) })) },
  );
  cache.setQueriesData<DeskTicket>(trpc.tech.tickets.get.queryFilter(), (ticket) =>
    ticket === undefined ? ticket : change(ticket),
  );
}
