import { OctagonIcon } from "../../components/ui/shapes.tsx";
import { useT } from "../../lib/i18n.tsx";
import { useServerNow } from "../../lib/server-time.ts";
import type { LiveTicket } from "./ticket-changes.ts";

const minute = 60_000;

/** "Unclaimed for 7 min", kept up to date; `since` in milliseconds UTC. */
export function UnclaimedFor({ since }: { since: number }) {
  const t = useT();
  const now = useServerNow(10_000);
  return t("desk.unclaimed_for", { minutes: Math.max(0, Math.floor((now - since) / minute)) });
}

interface UnclaimedMarkProps {
  ticket: Pick<LiveTicket, "status" | "assignedTo" | "unclaimedSince" | "escalatedAt"> & { readonly createdAt: number };
}

/** Says of an emergency that everyone was alerted of it, and for how long nobody has had it; nothing once somebody has. */
export function UnclaimedMark({ ticket }: UnclaimedMarkProps) {
  if (ticket.escalatedAt === null || ticket.status !== "open" || ticket.assignedTo !== null) return null;
  return (
    <span className="flex items-center gap-2 font-semibold text-red-ink text-sm">
      <OctagonIcon className="size-5 shrink-0" />
      <span>
        <UnclaimedFor since={ticket.unclaimedSince ?? ticket.createdAt} />
      </span>
    </span>
  );
}
