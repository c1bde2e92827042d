import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { decideReopen } from "#domain/tickets/reopen.ts";
import { Button } from "../../components/ui/button.tsx";
import { errorKey } from "../../lib/errors.ts";
import { useT } from "../../lib/i18n.tsx";
import { notify } from "../../lib/notify.ts";
import { trpc } from "../../lib/trpc.ts";
import type { DriverTicket } from "./ticket-types.ts";

type Ended = Pick<DriverTicket, "status" | "resolvedAt">;

/** Whether messages are read: on an open ticket, and on one that writing reopens. Pure. */
export function takesMessages(ticket: Ended, now: number): boolean {
  return ticket.status === "open" || ticket.status === "in_progress" || decideReopen(ticket, now).ok;
}

interface ReopenNoticeProps {
  ticketId: string;
  /** Opens the rating; null without a technician to rate. */
  onRate: (() => void) | null;
}

/** Above the field of a resolved ticket: that writing reopens it, and a button that does. */
export function ReopenNotice({ ticketId, onRate }: ReopenNoticeProps) {
  const t = useT();
  const cache = useQueryClient();
  const reopen = useMutation(
    trpc.driver.tickets.reopen.mutationOptions({
      onSuccess: () => notify.success(t("tickets.reopened")),
      onError: (error) => notify.error(t("tickets.reopen_failed"), { description: t(errorKey(error)) }),
      onSettled: () => cache.invalidateQueries(trpc.driver.tickets.pathFilter()),
    }),
  );
  return (
    <div className="grid gap-2 border-line border-t bg-panel px-4 pt-3">
      <p>{t("tickets.reopen_text")}</p>
      <div className="grid grid-cols-2 gap-2 *:px-3 *:text-base">
        <Button variant="secondary" size="thumb" busy={reopen.isPending} onClick={() => reopen.mutate({ ticketId })}>
          {t(reopen.isPending ? "tickets.reopening" : "tickets.reopen")}
        </Button>
        {onRate === null ? null : (
          <Button variant="secondary" size="thumb" onClick={onRate}>
            {t("tickets.rate")}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Replaces the field where messages would not be read. */
export function TicketOver({ ticket }: { ticket: Pick<DriverTicket, "status" | "cancelledAt"> }) {
  const t = useT();
  const text =
    ticket.status === "resolved"
      ? "error.ticket.reopen_late"
      : ticket.cancelledAt === null
        ? "tickets.over.closed"
        : "tickets.over.cancelled";
  return (
    <div className="grid gap-2 border-line border-t bg-panel px-4 pt-3 pb-safe">
      <p role="status">{t(text)}</p>
      <Button asChild variant="secondary" size="thumb">
        <Link to="/">{t("tickets.over.again")}</Link>
      </Button>
    </div>
  );
}
