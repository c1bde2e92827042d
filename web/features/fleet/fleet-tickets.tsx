import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { StatusBadge, UrgencyBadge } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { ErrorState } from "../../components/ui/error-state.tsx";
import { Loading } from "../../components/ui/spinner.tsx";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import { type RouterOutputs, trpc } from "../../lib/trpc.ts";
import { FleetTicketDialog } from "./fleet-ticket-dialog.tsx";

type FleetTicket = RouterOutputs["driver"]["fleet"]["tickets"]["items"][number];
const pageSize = 10;

/** What the drivers of one's fleet asked for, newest first; each opens to be read. */
export function FleetTickets() {
  const t = useT();
  const [open, setOpen] = useState<FleetTicket | null>(null);
  const tickets = useInfiniteQuery(
    trpc.driver.fleet.tickets.infiniteQueryOptions(
      { limit: pageSize },
      { getNextPageParam: ({ nextCursor }) => nextCursor, initialCursor: null },
    ),
  );
  const items = tickets.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section className="grid gap-3">
      <h3 className="text-lg">{t("fleet.tickets")}</h3>
      {tickets.isPending ? <Loading text={t("fleet.loading")} /> : null}
      {tickets.isError ? <ErrorState error={tickets.error} onRetry={() => void tickets.refetch()} /> : null}
      {tickets.isSuccess && items.length === 0 ? <p className="text-ink-soft">{t("fleet.tickets_none")}</p> : null}
      <ul className="grid gap-2">
        {items.map((ticket) => (
          <li key={ticket.id}>
            <TicketLine ticket={ticket} onOpen={() => setOpen(ticket)} />
          </li>
        ))}
      </ul>
      {tickets.hasNextPage ? (
        <Button
          variant="secondary"
          className="w-fit"
          busy={tickets.isFetchingNextPage}
          onClick={() => void tickets.fetchNextPage()}
        >
          {t("fleet.more")}
        </Button>
      ) : null}
      {open === null ? null : (
        <FleetTicketDialog ticketId={open.id} ticketNumber={open.ticketNumber} onClose={() => setOpen(null)} />
      )}
    </section>
  );
}

function TicketLine({ ticket, onOpen }: { ticket: FleetTicket; onOpen: () => void }) {
  const t = useT();
  const format = useFormat();
  const { ticketNumber, contactName, createdAt, truckBrand, truckYear, truckModel } = ticket;
  return (
    <button
      type="button"
      aria-label={t("fleet.ticket_open", { number: ticketNumber })}
      onClick={onOpen}
      className="grid w-full gap-1.5 rounded-lg bg-key px-4 py-3 text-start hover:bg-key-hover"
    >
      <span className="flex flex-wrap items-center gap-2">
        <span className="font-semibold font-mono">{ticketNumber}</span>
        <StatusBadge value={ticket.status} />
        <UrgencyBadge value={ticket.urgencyLevel} />
      </span>
      <span>
        <bdi>{`${truckYear} ${truckBrand} ${truckModel}`}</bdi>
      </span>
      <span className="text-ink-soft text-sm">
        {t("fleet.ticket_by", { name: contactName, date: format.dateTime(createdAt) })}
      </span>
    </button>
  );
}
