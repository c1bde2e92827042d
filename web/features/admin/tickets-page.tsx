import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { ticketStatusFilters } from "#domain/tickets/ticket.ts";
import { SearchField } from "../../components/ui/search-field.tsx";
import { NativeSelect } from "../../components/ui/select.tsx";
import { useT } from "../../lib/i18n.tsx";
import { trpc } from "../../lib/trpc.ts";
import { AssignTechDialog } from "./assign-tech-dialog.tsx";
import { RecordStates } from "./record-states.tsx";
import { TicketCard } from "./ticket-card.tsx";
import { TicketDetailsDialog } from "./ticket-details-dialog.tsx";
import { readTicketsSearch, type TicketsSearch, withoutDialog } from "./tickets-search.ts";

interface TicketsPageProps {
  search: TicketsSearch;
  onSearch: (search: TicketsSearch) => void;
}

/** All tickets: found, read, and given to a technician. */
export function TicketsPage({ search, onSearch }: TicketsPageProps) {
  const t = useT();
  const { q = "", status, ticket, assign } = search;
  const query = useInfiniteQuery(
    trpc.admin.tickets.list.infiniteQueryOptions(
      { q, status: status ?? null, limit: 30 },
      { getNextPageParam: (page) => page.nextCursor ?? undefined, placeholderData: keepPreviousData },
    ),
  );
  const tickets = query.data?.pages.flatMap((page) => page.items) ?? [];
  const list = withoutDialog(search);
  const close = () => onSearch(list);
  const onTyped = useCallback(
    (text: string) => onSearch(readTicketsSearch({ ...search, q: text })),
    [search, onSearch],
  );
  return (
    <div className="mx-auto grid max-w-5xl gap-5">
      <title>{`${t("admin.tickets")} · Roadflare`}</title>
      <h1 className="text-3xl">{t("admin.tickets")}</h1>
      <div className="grid gap-3 sm:grid-cols-[1fr_14rem]">
        <SearchField label={t("admin.tickets.search")} value={q} onSearch={onTyped} />
        <NativeSelect
          aria-label={t("admin.tickets.status")}
          value={status ?? ""}
          onChange={(event) => onSearch(readTicketsSearch({ ...list, status: event.target.value }))}
        >
          <option value="">{t("admin.tickets.status.all")}</option>
          {ticketStatusFilters.map((each) => (
            <option key={each} value={each}>
              {t(`admin.tickets.status.${each}`)}
            </option>
          ))}
        </NativeSelect>
      </div>
      <RecordStates
        query={query}
        count={tickets.length}
        loading={t("admin.tickets.loading")}
        failed={t("admin.tickets.failed")}
        empty={{ title: t("admin.tickets.empty"), text: t("admin.tickets.empty_text") }}
        filtered={q !== "" || status !== undefined}
        onClear={() => onSearch({})}
        words={{
          none: t("admin.tickets.none"),
          noneText: t("admin.tickets.none_text"),
          clear: t("admin.tickets.clear"),
          more: t("admin.tickets.more"),
        }}
      >
        <ul className="grid gap-3 lg:grid-cols-2" aria-busy={query.isFetching}>
          {tickets.map((each) => (
            <TicketCard
              key={each.id}
              ticket={each}
              onDetails={() => onSearch({ ...list, ticket: each.ticketNumber })}
              onAssign={() => onSearch({ ...list, assign: each.ticketNumber })}
            />
          ))}
        </ul>
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
