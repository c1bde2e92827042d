import { type InfiniteData, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import type { DeskFrame, DeskPresenceFrame, TicketFrame } from "#domain/room/protocol.ts";
import { nameInSupport } from "#domain/room/system-line.ts";
import { useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { openDeskSocket } from "./desk-socket.ts";
import { applyChange, applyTalk, type LiveTicket } from "./ticket-changes.ts";
import type { DeskTicket, QueueTicket } from "./ticket-types.ts";
import { useDistressAlerts } from "./use-distress-alerts.ts";
import { useEscalationAlerts } from "./use-escalation-alerts.tsx";

type People = DeskPresenceFrame["tickets"][number]["people"];
type QueuePages = InfiniteData<{ readonly items: readonly QueueTicket[]; readonly nextCursor: string | null }>;

export interface Desk {
  readonly live: boolean;
  /** The name that drivers read, as the record has it; null before it was told. */
  readonly knownAs: string | null;
  /** Tickets that arrived since the list was read last. */
  readonly newCount: number;
  readonly showNew: () => void;
  /** Colleagues, without oneself, who have a ticket's room open. */
  readonly viewers: (ticketId: string) => readonly string[];
}

/** Keeps the desk's lists and the open ticket up to date from its socket, and says what colleagues did. */
export function useDesk(userId: string, onOpen: (ticketNumber: string) => void, onEnd: () => void): Desk {
  const cache = useQueryClient();
  const t = useT();
  const alertOf = useEscalationAlerts(onOpen);
  useDistressAlerts(onOpen);
  const [live, setLive] = useState(false);
  const [knownAs, setKnownAs] = useState<string | null>(null);
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set());
  const [people, setPeople] = useState<ReadonlyMap<string, People>>(new Map());

  const patch = useCallback(
    (frame: TicketFrame) => {
      patchTickets(cache, (ticket) => applyChange(ticket, frame));
      void cache.invalidateQueries({
        ...trpc.tech.tickets.get.queryFilter(),
        predicate: (query) => (query.state.data as DeskTicket | undefined)?.id === frame.ticketId,
      });
      void cache.invalidateQueries(trpc.tech.live.get.queryFilter({ ticketId: frame.ticketId }));
      if (frame.event.type.startsWith("ticket.distress")) {
        void cache.invalidateQueries(trpc.tech.distress.pathFilter());
      }
      if (frame.event.type.startsWith("part.")) {
        void cache.invalidateQueries(trpc.tech.parts.list.infiniteQueryFilter({ ticketId: frame.ticketId }));
      }
    },
    [cache],
  );

  const onFrame = useCallback(
    (frame: DeskFrame) => {
      if (frame.type === "welcome") return setKnownAs(nameInSupport(frame.you.name));
      if (frame.type === "presence") return setPeople((known) => mergePeople(known, frame));
      if (frame.type === "talk") return patchTickets(cache, (ticket) => applyTalk(ticket, frame));
      if (frame.type !== "ticket") return;
      patch(frame);
      alertOf(frame);
      if (frame.event.type === "ticket.submitted") {
        setArrived((known) => new Set(known).add(frame.ticketId));
        if (isEmergency(frame)) notify.error(t("desk.emergency_toast", { number: numberOf(frame) }));
        return;
      }
      const name = frame.event.actorName ?? "";
      if (frame.event.type === "ticket.claimed" || frame.event.type === "ticket.assigned") {
        const holder = typeof frame.changed["assignedName"] === "string" ? frame.changed["assignedName"] : name;
        notify.message(t("desk.claimed_toast"), {
          id: frame.event.id,
          description: t("desk.claimed_toast_text", { number: numberOf(frame), name: holder }),
        });
      }
      if (frame.event.type === "ticket.released" || frame.changed["released"] === true) {
        notify.message(t("desk.released_toast"), {
          id: frame.event.id,
          description: t("desk.released_toast_text", { number: numberOf(frame), name }),
        });
      }
    },
    [alertOf, cache, patch, t],
  );

  const showNew = useCallback(() => {
    setArrived(new Set());
    void cache.resetQueries(trpc.tech.tickets.list.infiniteQueryFilter());
  }, [cache]);

  const latest = useRef({ onFrame, onEnd });
  latest.current = { onFrame, onEnd };
  useEffect(
    () =>
      openDeskSocket({
        onFrame: (frame) => latest.current.onFrame(frame),
        onLive: setLive,
        onReturn: () => {
          void cache.invalidateQueries(trpc.tech.tickets.pathFilter());
          void cache.invalidateQueries(trpc.tech.distress.pathFilter());
          void cache.invalidateQueries(trpc.tech.live.pathFilter());
          void cache.invalidateQueries(trpc.tech.parts.pathFilter());
        },
        onEnd: () => latest.current.onEnd(),
      }),
    [cache],
  );

  const viewers = useCallback(
    (ticketId: string) =>
      (people.get(ticketId) ?? [])
        .filter((person) => person.userId !== userId && person.role !== "driver")
        .map((person) => person.name),
    [people, userId],
  );

  return { live, knownAs, newCount: arrived.size, showNew, viewers };
}

/** Changes a ticket wherever it is shown: in the lists and in the pane. */
function patchTickets(cache: QueryClient, change: <Ticket extends LiveTicket>(ticket: Ticket) => Ticket): void {
  cache.setQueriesData<QueuePages>(trpc.tech.tickets.list.infiniteQueryFilter(), (data) =>
    data === undefined
      ? data
      : { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(change) })) },
  );
  cache.setQueriesData<DeskTicket>(trpc.tech.tickets.get.queryFilter(), (ticket) =>
    ticket === undefined ? ticket : change(ticket),
  );
}

function mergePeople(known: ReadonlyMap<string, People>, frame: DeskPresenceFrame): ReadonlyMap<string, People> {
  const next = new Map(frame.complete ? [] : known);
  for (const { ticketId, people } of frame.tickets) next.set(ticketId, people);
  return next;
}

function isEmergency({ changed }: TicketFrame): boolean {
  return changed["urgencyLevel"] === "emergency" || changed["assessedUrgency"] === "emergency";
}

function numberOf({ changed }: TicketFrame): string {
  const number = changed["ticketNumber"];
  return typeof number === "string" ? number : "";
}
