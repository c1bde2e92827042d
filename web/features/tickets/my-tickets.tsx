import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { StatusBadge } from "../../components/ui/badge.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Card, CardTitle } from "../../components/ui/card.tsx";
import { ErrorState } from "../../components/ui/error-state.tsx";
import { Loading } from "../../components/ui/spinner.tsx";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import { type RouterOutputs, trpc } from "../../lib/trpc.ts";

const pageSize = 10;

type ListedTicket = RouterOutputs["driver"]["tickets"]["list"]["items"][number];

/** Every time that a human was asked for, newest first, with how it stands. */
export function MyTickets() {
  const t = useT();
  const list = useInfiniteQuery(
    trpc.driver.tickets.list.infiniteQueryOptions(
      { limit: pageSize },
      { initialCursor: null, getNextPageParam: ({ nextCursor }) => nextCursor },
    ),
  );
  const tickets = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Card className="grid gap-3">
      <CardTitle>{t("my_tickets.title")}</CardTitle>
      {list.isPending ? <Loading text={t("my_tickets.loading")} /> : null}
      {list.isError && tickets.length === 0 ? (
        <ErrorState
          title={t("my_tickets.failed")}
          error={list.error}
          retrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      ) : null}
      {list.isSuccess && tickets.length === 0 ? <p className="text-ink-soft">{t("my_tickets.none")}</p> : null}
      {tickets.length === 0 ? null : (
        <ul className="divide-y divide-line">
          {tickets.map((ticket) => (
            <TicketLine key={ticket.id} ticket={ticket} />
          ))}
        </ul>
      )}
      {list.hasNextPage ? (
        <Button variant="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t("my_tickets.more")}
        </Button>
      ) : null}
    </Card>
  );
}

function TicketLine({ ticket }: { ticket: ListedTicket }) {
  const format = useFormat();
  const { ticketNumber, truckYear, truckBrand, truckModel, createdAt, status } = ticket;
  return (
    <li>
      <Link
        to="/tickets/$number"
        params={{ number: ticketNumber }}
        className="-mx-2 flex min-h-thumb items-center gap-3 rounded-lg px-2 py-2.5 hover:bg-sunken"
      >
        <span className="grid min-w-0 grow gap-1">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <bdi className="font-bold font-mono text-lg">{ticketNumber}</bdi>
            <StatusBadge value={status} />
          </span>
          <span className="flex flex-wrap gap-x-3 text-ink-soft">
            <bdi>
              {truckYear} {truckBrand} {truckModel}
            </bdi>
            <time dateTime={new Date(createdAt).toISOString()}>{format.dateTime(createdAt)}</time>
          </span>
        </span>
        <ChevronRight className="size-5 shrink-0 rtl:-scale-x-100" aria-hidden />
      </Link>
    </li>
  );
}
