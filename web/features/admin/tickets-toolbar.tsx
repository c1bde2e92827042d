import { useInfiniteQuery } from "@tanstack/react-query";
import { ticketStatusFilters } from "#domain/tickets/ticket.ts";
import { SearchField } from "../../components/ui/search-field.tsx";
import { useT } from "../../lib/i18n.tsx";
import { trpc } from "../../lib/trpc.ts";
import { KeySelect } from "./key-select.tsx";
import { OrderSelect } from "./order-select.tsx";
import { type TicketsSearch, ticketAges } from "./tickets-search.ts";

interface TicketsToolbarProps {
  search: TicketsSearch;
  /** Changes filters; an empty text takes one away. */
  onNarrow: (change: Readonly<Record<string, string>>) => void;
  onTyped: (text: string) => void;
}

/** Search, status, technician, age and order of the list of tickets. */
export function TicketsToolbar({ search, onNarrow, onTyped }: TicketsToolbarProps) {
  const t = useT();
  const { q = "", status, tech, age, order } = search;
  const techs = useInfiniteQuery(
    trpc.admin.techs.list.infiniteQueryOptions(
      { q: "", limit: 100 },
      { getNextPageParam: (page) => page.nextCursor ?? undefined },
    ),
  );
  const people = techs.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SearchField className="min-w-70 max-lg:grow" label={t("admin.tickets.search")} value={q} onSearch={onTyped} />
      <KeySelect
        label={t("admin.tickets.status")}
        value={status ?? ""}
        none={t("admin.tickets.status.all")}
        options={ticketStatusFilters.map((each) => ({ value: each, label: t(`admin.tickets.status.${each}`) }))}
        onValue={(next) => onNarrow({ status: next })}
      />
      <KeySelect
        label={t("admin.tickets.technician")}
        value={tech ?? ""}
        none={t("admin.tickets.any_tech")}
        options={people.map(({ userId, fullName }) => ({ value: userId, label: fullName }))}
        onValue={(next) => onNarrow({ tech: next })}
      />
      <KeySelect
        label={t("admin.tickets.age")}
        value={age === undefined ? "" : `${age}`}
        none={t("admin.tickets.age_any")}
        options={ticketAges.map((hours) => ({
          value: `${hours}`,
          label: t("admin.tickets.age_hours", { count: hours }),
        }))}
        onValue={(next) => onNarrow({ age: next })}
      />
      <OrderSelect value={order} onValue={(next) => onNarrow({ order: next })} />
    </div>
  );
}
