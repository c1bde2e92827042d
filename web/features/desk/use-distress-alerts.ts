import { useEffect, useRef } from "react";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { alertOptions } from "./alert-options.ts";
import { useDistress } from "./use-distress.ts";

/**
 * Alerts of every driver who does not feel safe, also of those who said so before the desk was opened. The alert stays
 * until it is closed, the ticket opened from it, somebody has seen it, or the driver takes it back.
 */
export function useDistressAlerts(onOpen: (ticketNumber: string) => void): void {
  const t = useT();
  const format = useFormat();
  const standing = useDistress();
  const shown = useRef(new Map<string, number>());
  // The alert outlives the page's search: what opens the ticket is asked for when it is pressed.
  const latest = useRef(onOpen);
  latest.current = onOpen;

  useEffect(() => {
    for (const { ticketId, ticketNumber, since, seen } of standing.values()) {
      if (seen !== null || shown.current.get(ticketId) === since) continue;
      shown.current.set(ticketId, since);
      notify.error(t("distress.desk.alert", { number: ticketNumber }), {
        id: `distress ${ticketId}`,
        ...alertOptions,
        description: t("distress.desk.since", { time: format.time(since) }),
        action: { label: t("desk.open_ticket"), onClick: () => latest.current(ticketNumber) },
      });
    }
    for (const ticketId of shown.current.keys()) {
      if (standing.get(ticketId)?.seen === null) continue;
      shown.current.delete(ticketId);
      notify.dismiss(`distress ${ticketId}`);
    }
  }, [standing, t, format]);
}
