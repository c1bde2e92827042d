import { useCallback, useRef } from "react";
import type { TicketFrame } from "#domain/room/protocol.ts";
import { useDirection, useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { UnclaimedFor } from "./unclaimed-mark.tsx";

/**
 * Alerts of an emergency that nobody takes. The alert stays until it is closed, the ticket opened from it, or somebody
 * has the ticket. What is told again later than a newer change alerts nobody.
 */
export function useEscalationAlerts(onOpen: (ticketNumber: string) => void): (frame: TicketFrame) => void {
  const t = useT();
  const direction = useDirection();
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
        // It stays, so it lies over what is read, never over where one writes; the way to the ticket has a line of its own.
        position: direction === "rtl" ? "top-left" : "top-right",
        classNames: {
          toast: "flex-wrap gap-y-0.5 border-red-ink! pb-1.5",
          content: "basis-[calc(100%-2.5rem)]",
          actionButton: "ms-5",
        },
        duration: Number.POSITIVE_INFINITY,
        ...(typeof unclaimedSince === "number" ? { description: <UnclaimedFor since={unclaimedSince} /> } : {}),
        action: { label: t("desk.open_ticket"), onClick: () => latest.current(ticketNumber) },
      });
    },
    [t, direction],
  );
}
