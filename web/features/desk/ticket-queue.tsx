import type { RefObject } from "react";
import { assignments, ticketStatuses } from "#domain/tickets/ticket.ts";
import { Button } from "../../components/ui/button.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { ErrorState } from "../../components/ui/error-state.tsx";
import { SearchField } from "../../components/ui/search-field.tsx";
import { NativeSelect } from "../../components/ui/select.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { useT } from "../../lib/i18n.tsx";
import { changeSearch, type DeskSearch } from "./desk-search.ts";
import { TicketCard } from "./ticket-card.tsx";
import { useDistress } from "./use-distress.ts";
import type { TicketQueueData } from "./use-ticket-queue.ts";
import { useUnanswered } from "./use-unanswered.ts";

interface TicketQueueProps {
  search: DeskSearch;
  queue: TicketQueueData;
  userId: string;
  selected: string | undefined;
  viewers: (ticketId: string) => readonly string[];
  /** Tickets that arrived since the list was read. */
  newCount: number;
  searchRef: RefObject<HTMLInputElement | null>;
  onSearch: (search: DeskSearch) => void;
  onOpen: (ticketNumber: string) => void;
  onShowNew: () => void;
}

/** The list of tickets, newest first, with its search and filters. Nothing moves while someone points at it. */
export function TicketQueue(props: TicketQueueProps) {
  const { search, queue, newCount, onShowNew, onSearch } = props;
  const t = useT();
  const filtered = search.q !== undefined || search.status !== undefined || (search.assignment ?? "all") !== "all";
  return (
    <section aria-label={t("desk.queue")} className="flex min-h-0 flex-col">
      <QueueFilters search={search} onSearch={onSearch} searchRef={props.searchRef} />
      {newCount > 0 ? (
        <div className="border-line border-b p-2" aria-live="polite">
          <Button variant="secondary" className="w-full" onClick={onShowNew}>
            {t("desk.new_tickets", { count: newCount })}
          </Button>
        </div>
      ) : null}
      <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain" data-testid="queue">
        <QueueList {...props} filtered={filtered} />
        {queue.hasMore ? (
          <div className="p-4">
            <Button variant="secondary" className="w-full" busy={queue.loadingMore} onClick={queue.loadMore}>
              {queue.loadingMore ? t("desk.loading_more") : t("desk.load_more")}
            </Button>
          </div>
        ) : queue.tickets.length > 8 ? (
          <p className="p-4 text-center text-ink-soft text-sm">{t("desk.end_of_list")}</p>
        ) : null}
      </div>
    </section>
  );
}

function QueueList({
  queue,
  filtered,
  search,
  selected,
  userId,
  viewers,
  onOpen,
  onSearch,
}: TicketQueueProps & { filtered: boolean }) {
  const t = useT();
  const distress = useDistress();
  const unanswered = useUnanswered(selected, onOpen);
  if (queue.error !== null && queue.tickets.length === 0) {
    return <ErrorState className="m-4" title={t("desk.load_failed")} error={queue.error} onRetry={queue.retry} />;
  }
  if (queue.loading) {
    return (
      <div className="grid gap-3 p-4" aria-busy="true">
        <span className="sr-only">{t("desk.loading")}</span>
        {["a", "b", "c", "d", "e"].map((key) => (
          <Skeleton key={key} className="h-28" />
        ))}
      </div>
    );
  }
  if (queue.tickets.length === 0) {
    return filtered ? (
      <EmptyState
        className="m-4"
        title={t("desk.no_match_title")}
        text={t("desk.no_match_text")}
        action={
          <Button
            variant="secondary"
            onClick={() => onSearch(changeSearch(search, { q: undefined, status: undefined, assignment: undefined }))}
          >
            {t("desk.clear_filters")}
          </Button>
        }
      />
    ) : (
      <EmptyState className="m-4" title={t("desk.empty_title")} text={t("desk.empty_text")} />
    );
  }
  return (
    <ul>
      {queue.tickets.map((ticket) => (
        <li key={ticket.id}>
          <TicketCard
            ticket={ticket}
            selected={ticket.ticketNumber === selected}
            userId={userId}
            viewers={viewers(ticket.id)}
            distress={distress.get(ticket.id)}
            unanswered={unanswered.has(ticket.id)}
            onOpen={onOpen}
          />
        </li>
      ))}
    </ul>
  );
}

interface QueueFiltersProps {
  search: DeskSearch;
  onSearch: (search: DeskSearch) => void;
  searchRef: RefObject<HTMLInputElement | null>;
}

function QueueFilters({ search, onSearch, searchRef }: QueueFiltersProps) {
  const t = useT();
  return (
    <div className="grid gap-2 border-line border-b bg-panel p-3 [&_input]:h-touch [&_select]:h-touch">
      <SearchField
        label={t("desk.search")}
        value={search.q ?? ""}
        onSearch={(q) => onSearch(changeSearch(search, { q }))}
        inputRef={searchRef}
      />
      <div className="grid grid-cols-2 gap-2">
        <NativeSelect
          aria-label={t("desk.filter_status")}
          value={search.status ?? ""}
          onChange={(event) => onSearch(changeSearch(search, { status: event.target.value }))}
        >
          <option value="">{t("desk.all_status")}</option>
          {ticketStatuses.map((status) => (
            <option key={status} value={status}>
              {t(`ui.status.${status}`)}
            </option>
          ))}
        </NativeSelect>
        <NativeSelect
          aria-label={t("desk.filter_assignment")}
          value={search.assignment ?? "all"}
          onChange={(event) =>
            onSearch(
              changeSearch(search, { assignment: event.target.value === "all" ? undefined : event.target.value }),
            )
          }
        >
          {assignments.map((assignment) => (
            <option key={assignment} value={assignment}>
              {t(`desk.assignment.${assignment}`)}
            </option>
          ))}
        </NativeSelect>
      </div>
    </div>
  );
}
