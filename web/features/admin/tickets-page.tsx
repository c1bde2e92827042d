import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { useT } from "../../lib/i18n.tsx";
import { trpc } from "../../lib/trpc.ts";
import { useMediaQuery } from "../../lib/use-media-query.ts";
import { AssignTechDialog } from "./assign-tech-dialog.tsx";
import { RecordStates } from "./record-states.tsx";
import { TicketCard } from "./ticket-card.tsx";
import { TicketDetailsDialog } from "./ticket-details-dialog.tsx";
import { readTicketsSearch, type TicketsSearch, withoutDialog } from "./tickets-search.ts";
import { TicketsTable } from "./tickets-table.tsx";
import { TicketsToolbar } from "./tickets-toolbar.tsx";

interface TicketsPageProps {
  search: TicketsSearch;
  onSearch: (search: TicketsSearch) => void;
}

/** All tickets: found, read, and given to a technician. */
export function TicketsPage({ search, onSearch }: TicketsPageProps) {
  const t = useT();
  const { q = "", status, tech, age, order, ticket, assign } = search;
  const wide = useMediaQuery("(min-width: 64rem)");
  const query = useInfiniteQuery(
    trpc.admin.tickets.list.infiniteQueryOptions(
      {
        q,
        status: status ?? null,
        tech: tech ?? null,
        minAgeHours: age ?? null,
        order: order ?? "newest",
        limit: 40,
      },
      { getNextPageParam: (page) => page.nextCursor ?? undefined, placeholderData: keepPreviousData },
    ),
  );
  const tickets = query.data?.pages.flatMap((page) => page.items) ?? [];
  const list = withoutDialog(search);
  const close = () => onSearch(list);
  const onDetails = (ticketNumber: string) => onSearch({ ...list, ticket: ticketNumber });
  const onAssign = (ticketNumber: string) => onSearch({ ...list, assign: ticketNumber });
  const onTyped = useCallback(
    (text: string) => onSearch(readTicketsSearch({ ...search, q: text })),
    [search, onSearch],
  );
  return (
    <div className="grid max-w-7xl gap-4">
      <title>{`${t("admin.tickets")} · Roadflare`}</title>
      <h1 className="text-3xl">{t("admin.tickets")}</h1>
      <TicketsToolbar
        search={search}
        onNarrow={(change) => onSearch(readTicketsSearch({ ...list, ...change }))}
        onTyped={onTyped}
      />
      <RecordStates
        query={query}
        count={tickets.length}
        loading={t("admin.tickets.loading")}
        failed={t("admin.tickets.failed")}
        empty={{ title: t("admin.tickets.empty"), text: t("admin.tickets.empty_text") }}
        filtered={q !== "" || status !== undefined || tech !== undefined || age !== undefined}
        onClear={() => onSearch({})}
        words={{
          none: t("admin.tickets.none"),
          noneText: t("admin.tickets.none_text"),
          clear: t("admin.tickets.clear"),
          more: t("admin.tickets.more"),
        }}
      >
        {wide ? (
          <TicketsTable tickets={tickets} busy={query.isFetching} onDetails={onDetails} onAssign={onAssign} />
        ) : (
          <ul className="grid gap-3" aria-busy={query.isFetching}>
            {tickets.map((each) => (
              <TicketCard
                key={each.id}
                ticket={each}
                onDetails={() => onDetails(each.ticketNumber)}
                onAssign={() => onAssign(each.ticketNumber)}
              />
            ))}
          </ul>
        )}
      </RecordStates>
      {ticket === undefined ? null : (
        <TicketDetailsDialog
          ticketNumber={ticket}
          onAssign={() => onSearch({ ...list, assign: ticket })}
          onClose={close}
        />
      )}
      {assign === undefined ? null : <AssignTechDialog ticketNumber={assign} onClose={close} />}
    </div>
  );
}
