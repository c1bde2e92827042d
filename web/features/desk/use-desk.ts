import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import type { DeskFrame, DeskPresenceFrame, TicketFrame } from "#domain/room/protocol.ts";
import { nameInSupport } from "#domain/room/system-line.ts";
import { type Translate, useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import { openDeskSocket } from "./desk-socket.ts";
import { patchTalk, patchTickets, type QueuePages } from "./patch-tickets.ts";
import type { DeskTicket } from "./ticket-types.ts";
import { useDistressAlerts } from "./use-distress-alerts.ts";
import { useEscalationAlerts } from "./use-escalation-alerts.tsx";

type People = DeskPresenceFrame["tickets"][number]["people"];

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
      patchTickets(cache, frame);
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

  const opening = useRef(onOpen);
  opening.current = onOpen;
  const sayEmergency = useCallback(
    (number: string) =>
      notify.error(t("desk.emergency_toast", { number }), {
        id: `emergency ${number}`,
        duration: 10_000,
        action: { label: t("desk.open_ticket"), onClick: () => opening.current(number) },
      }),
    [t],
  );

  const onFrame = useCallback(
    (frame: DeskFrame) => {
      if (frame.type === "welcome") return setKnownAs(nameInSupport(frame.you.name));
      if (frame.type === "presence") return setPeople((known) => mergePeople(known, frame));
      if (frame.type === "talk") return patchTalk(cache, frame);
      if (frame.type !== "ticket") return;
      patch(frame);
      alertOf(frame);
      const own = frame.event.actorId === userId;
      if (frame.event.type === "ticket.submitted") {
        if (!isListed(cache, frame.ticketId)) setArrived((known) => new Set(known).add(frame.ticketId));
        if (isEmergency(frame)) sayEmergency(numberOf(frame));
        return;
      }
      if (!own) sayAssignment(t, frame);
    },
    [alertOf, cache, patch, sayEmergency, t, userId],
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

/** Says what a colleague did about who has a ticket. */
function sayAssignment(t: Translate, { event, changed, ...frame }: TicketFrame): void {
  const by = event.actorName ?? "";
  const number = numberOf({ ...frame, event, changed });
  const name = typeof changed["assignedName"] === "string" ? changed["assignedName"] : by;
  const options = { id: event.id };
  if (event.type === "ticket.assigned") {
    const description = t("desk.assigned_toast_text", { number, name, by });
    notify.message(t("desk.assigned_toast"), { ...options, description });
  } else if (event.type === "ticket.claimed") {
    notify.message(t("desk.claimed_toast"), {
      ...options,
      description: t("desk.claimed_toast_text", { number, name }),
    });
  } else if (event.type === "ticket.released" || changed["released"] === true) {
    const description = t("desk.released_toast_text", { number, name: by });
    notify.message(t("desk.released_toast"), { ...options, description });
  }
}

/** Whether a list on this page shows the ticket already. */
function isListed(cache: QueryClient, ticketId: string): boolean {
  const lists = cache.getQueriesData<QueuePages>(trpc.tech.tickets.list.infiniteQueryFilter());
  return lists.some(([, data]) => data?.pages.some(({ items }) => items.some(({ id }) => id === ticketId)));
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
