import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";

/** Asked again in this many milliseconds: the rooms' copies are a few seconds old anyway. */
const askEvery = 15_000;

/**
 * The technician's own tickets on which the driver wrote last, and which were not opened since; one that comes to them
 * while the desk is open is also said.
 */
export function useUnanswered(
  openNumber: string | undefined,
  onOpen: (ticketNumber: string) => void,
): ReadonlySet<string> {
  const t = useT();
  const { data } = useQuery(trpc.tech.tickets.unanswered.queryOptions(undefined, { refetchInterval: askEvery }));
  /** The last word of each ticket that was seen here. */
  const [seen, setSeen] = useState<ReadonlyMap<string, number>>(new Map());
  /** The last word of each ticket that was there or said; null before the first answer. */
  const known = useRef<ReadonlyMap<string, number> | null>(null);
  const latest = useRef(onOpen);
  latest.current = onOpen;

  useEffect(() => {
    if (data === undefined) return;
    const before = known.current;
    known.current = new Map(data.items.map(({ ticketId, since }) => [ticketId, since]));
    const open = data.items.find(({ ticketNumber }) => ticketNumber === openNumber);
    if (open !== undefined) {
      setSeen((now) => new Map(now).set(open.ticketId, open.since));
      notify.dismiss(`wrote ${open.ticketId}`);
    }
    for (const { ticketId, ticketNumber, since } of data.items) {
      if (before === null || ticketNumber === openNumber || (before.get(ticketId) ?? 0) >= since) continue;
      notify.message(t("desk.driver_wrote_toast", { number: ticketNumber }), {
        id: `wrote ${ticketId}`,
        action: { label: t("desk.open_ticket"), onClick: () => latest.current(ticketNumber) },
      });
    }
  }, [data, openNumber, t]);

  return new Set(
    data?.items.filter(({ ticketId, since }) => (seen.get(ticketId) ?? 0) < since).map(({ ticketId }) => ticketId),
  );
}
