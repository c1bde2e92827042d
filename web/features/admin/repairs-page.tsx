import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { otherOption, truckCatalogue } from "#domain/trucks/catalogue.ts";
import { SearchField } from "../../components/ui/search-field.tsx";
import { NativeSelect } from "../../components/ui/select.tsx";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import { type RouterOutputs, trpc } from "../../lib/trpc.ts";
import { PersonLink, TicketLink } from "./record-links.tsx";
import { RecordStates } from "./record-states.tsx";
import { type Column, RecordsTable } from "./records-table.tsx";
import { type RepairsSearch, readRepairsSearch } from "./repairs-search.ts";

type Repair = RouterOutputs["admin"]["repairs"]["list"]["items"][number];

const brands = Object.keys(truckCatalogue).filter((brand) => brand !== otherOption);

interface RepairsPageProps {
  search: RepairsSearch;
  onSearch: (search: RepairsSearch) => void;
}

/** What was wrong with whose truck, over all trucks. */
export function RepairsPage({ search, onSearch }: RepairsPageProps) {
  const t = useT();
  const columns = useColumns();
  const { q = "", brand } = search;
  const query = useInfiniteQuery(
    trpc.admin.repairs.list.infiniteQueryOptions(
      { q, brand: brand ?? null, limit: 50 },
      { getNextPageParam: (page) => page.nextCursor ?? undefined, placeholderData: keepPreviousData },
    ),
  );
  const repairs = query.data?.pages.flatMap((page) => page.items) ?? [];
  const onTyped = useCallback(
    (text: string) => onSearch(readRepairsSearch({ ...search, q: text })),
    [search, onSearch],
  );
  return (
    <div className="mx-auto grid max-w-6xl gap-5">
      <title>{`${t("admin.repairs")} · Roadflare`}</title>
      <h1 className="text-3xl">{t("admin.repairs")}</h1>
      <div className="grid gap-3 sm:grid-cols-[1fr_14rem]">
        <SearchField label={t("records.search_ticket")} value={q} onSearch={onTyped} />
        <NativeSelect
          aria-label={t("records.brand")}
          value={brand ?? ""}
          onChange={(event) => onSearch(readRepairsSearch({ ...search, brand: event.target.value }))}
        >
          <option value="">{t("records.brand_all")}</option>
          {[...new Set([...brands, ...(brand === undefined ? [] : [brand])])].map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </NativeSelect>
      </div>
      <RecordStates
        query={query}
        count={repairs.length}
        loading={t("records.repairs_loading")}
        failed={t("records.repairs_failed")}
        empty={{ title: t("records.repairs_empty"), text: t("records.repairs_empty_text") }}
        filtered={q !== "" || brand !== undefined}
        onClear={() => onSearch({})}
      >
        <RecordsTable
          caption={t("admin.repairs")}
          columns={columns}
          items={repairs}
          keyOf={({ id }) => id}
          busy={query.isFetching}
        />
      </RecordStates>
    </div>
  );
}

function useColumns(): readonly [Column<Repair>, ...Column<Repair>[]] {
  const t = useT();
  const format = useFormat();
  return [
    {
      key: "truck",
      label: t("records.truck"),
      cell: ({ truck }) => (
        <>
          <bdi>{`${truck.brand} ${truck.model} ${truck.year}`}</bdi>
          {truck.name === null ? null : (
            <span className="block font-normal text-ink-soft">
              <bdi>{truck.name}</bdi>
            </span>
          )}
        </>
      ),
    },
    {
      key: "summary",
      label: t("records.summary"),
      cell: ({ summary }) => (
        <p className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]" dir="auto">
          {summary}
        </p>
      ),
    },
    { key: "driver", label: t("records.driver"), cell: ({ driver }) => <PersonLink {...driver} /> },
    {
      key: "source",
      label: t("records.source"),
      cell: ({ kind, ticketNumber }) =>
        ticketNumber === null ? t(`records.kind.${kind}`) : <TicketLink number={ticketNumber} />,
    },
    {
      key: "date",
      label: t("records.date"),
      cell: ({ repairDate }) => (
        <time className="whitespace-nowrap" dateTime={new Date(repairDate).toISOString()}>
          {format.date(repairDate)}
        </time>
      ),
    },
  ];
}
