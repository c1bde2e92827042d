import { useCallback, useRef } from "react";
import type { TicketFrame } from "#domain/room/protocol.ts";
import { useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { alertOptions } from "./alert-options.ts";
import { UnclaimedFor } from "./unclaimed-mark.tsx";

/**
 * Alerts of an emergency that nobody takes. The alert stays until it is closed, the ticket opened from it, or somebody
 * has the ticket. What is told again later than a newer change alerts nobody.
 */
export function useEscalationAlerts(onOpen: (ticketNumber: string) => void): (frame: TicketFrame) => void {
  const t = useT();
  const versions = useRef(new Map<string, number>());
  // The alert outlives the page's search: what opens the ticket is asked for when it is pressed.
  const latest = useRef(onOpen);
  latest.current = onOpen;

  return useCallback(
    ({ ticketId, version, event, changed }: TicketFrame) => {
      if (version <= (versions.current.get(ticketId) ?? 0)) return;
      versions.current.set(ticketId, version);
      const id = `escalated ${ticketId}`;
      if (event.type !== "ticket.escalated") {
        if (changed["status"] !== undefined && changed["status"] !== "open") notify.dismiss(id);
        return;
      }
      const { ticketNumber, unclaimedSince } = changed;
      if (typeof ticketNumber !== "string") return;
      notify.error(t("desk.escalated_toast", { number: ticketNumber }), {
        id,
        ...alertOptions,
        ...(typeof unclaimedSince === "number" ? { description: <UnclaimedFor since={unclaimedSince} /> } : {}),
        action: { label: t("desk.open_ticket"), onClick: () => latest.current(ticketNumber) },
      });
    },
    [t],
  );
}
