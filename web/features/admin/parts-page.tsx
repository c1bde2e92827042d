import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { partStatuses } from "#domain/parts/order.ts";
import { parsePrice } from "#domain/parts/price.ts";
import { PartStatusBadge } from "../../components/part-status-badge.tsx";
import { SearchField } from "../../components/ui/search-field.tsx";
import { NativeSelect } from "../../components/ui/select.tsx";
import { RelativeTime } from "../../components/ui/time.tsx";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import { type RouterOutputs, trpc } from "../../lib/trpc.ts";
import { type AskedStep, BulkSteps, OrderMenu, OrderStepDialog } from "./order-steps.tsx";
import { type PartsSearch, readPartsSearch } from "./parts-search.ts";
import { PersonLink, TicketLink } from "./record-links.tsx";
import { RecordStates } from "./record-states.tsx";
import { type Column, RecordsTable } from "./records-table.tsx";

type Order = RouterOutputs["admin"]["parts"]["list"]["items"][number];

interface PartsPageProps {
  search: PartsSearch;
  onSearch: (search: PartsSearch) => void;
}

/** Everybody's parts orders, with the sum of what is shown. */
export function PartsPage({ search, onSearch }: PartsPageProps) {
  const t = useT();
  const columns = useColumns();
  const { q = "", status } = search;
  const query = useInfiniteQuery(
    trpc.admin.parts.list.infiniteQueryOptions(
      { q, status: status ?? null, limit: 50 },
      { getNextPageParam: (page) => page.nextCursor ?? undefined, placeholderData: keepPreviousData },
    ),
  );
  const orders = query.data?.pages.flatMap((page) => page.items) ?? [];
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<AskedStep | null>(null);
  const picked = orders.filter(({ id }) => chosen.has(id));
  const toggle = (id: string) =>
    setChosen((before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]));
  const onTyped = useCallback((text: string) => onSearch(readPartsSearch({ ...search, q: text })), [search, onSearch]);
  return (
    <div className="grid max-w-7xl gap-4">
      <title>{`${t("admin.parts")} · Roadflare`}</title>
      <h1 className="text-3xl">{t("admin.parts")}</h1>
      <div className="grid gap-3 sm:grid-cols-[1fr_14rem]">
        <SearchField label={t("records.search_ticket")} value={q} onSearch={onTyped} />
        <NativeSelect
          aria-label={t("records.status")}
          value={status ?? ""}
          onChange={(event) => onSearch(readPartsSearch({ ...search, status: event.target.value }))}
        >
          <option value="">{t("records.status_all")}</option>
          <option value="unfulfilled">{t("records.status_unfulfilled")}</option>
          {partStatuses.map((each) => (
            <option key={each} value={each}>
              {t(`parts.status.${each}`)}
            </option>
          ))}
        </NativeSelect>
      </div>
      <RecordStates
        query={query}
        count={orders.length}
        loading={t("parts.loading")}
        failed={t("parts.load_failed")}
        empty={{ title: t("parts.none") }}
        filtered={q !== "" || status !== undefined}
        onClear={() => onSearch({})}
      >
        <RecordsTable
          caption={t("admin.parts")}
          columns={columns}
          items={orders}
          keyOf={({ id }) => id}
          busy={query.isFetching}
          menu={(order) => <OrderMenu order={order} onStep={(to) => setAsked({ orders: [order], to })} />}
          selection={{ keys: chosen, onToggle: toggle, nameOf: (order) => order.partsDescription }}
        />
        <BulkSteps
          orders={picked}
          onStep={(to) => setAsked({ orders: picked, to })}
          onClear={() => setChosen(new Set())}
        />
        <Sum orders={orders} />
      </RecordStates>
      {asked === null ? null : (
        <OrderStepDialog
          asked={asked}
          onDone={() => {
            setAsked(null);
            setChosen(new Set());
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

function useColumns(): readonly [Column<Order>, ...Column<Order>[]] {
  const t = useT();
  const format = useFormat();
  const money = (price: string) => <bdi className="font-mono">{format.money(parsePrice(price) ?? 0)}</bdi>;
  return [
    {
      key: "part",
      label: t("parts.description"),
      cell: (order) => (
        <bdi className="rtl:text-right" title={order.partsDescription}>
          {order.partsDescription}
        </bdi>
      ),
    },
    {
      key: "status",
      label: t("records.status"),
      cell: (order) => (
        <span className="flex items-center gap-2">
          <PartStatusBadge value={order.status} />
          {order.updatedAt === order.createdAt ? null : (
            <RelativeTime time={order.updatedAt} className="text-ink-soft text-sm" />
          )}
        </span>
      ),
    },
    { key: "ticket", label: t("records.ticket"), cell: (order) => <TicketLink number={order.ticketNumber} /> },
    { key: "driver", label: t("records.driver"), cell: (order) => <PersonLink {...order.driver} /> },
    {
      key: "pay",
      label: t("parts.to_pay"),
      end: true,
      cell: (order) => (
        <span className="flex items-baseline justify-end gap-2 max-lg:justify-start">
          <b>{money(order.priceToPay)}</b>
          {order.discountPercent === 0 ? null : (
            <span className="text-ink-soft text-sm">
              <s>{money(order.price)}</s>{" "}
              <span className="whitespace-nowrap text-green-ink">
                {t("records.discount", { percent: order.discountPercent })}
              </span>
            </span>
          )}
        </span>
      ),
    },
    {
      key: "proposed",
      label: t("records.proposed"),
      cell: (order) => (
        <span className="flex items-baseline gap-2">
          <RelativeTime time={order.createdAt} className="whitespace-nowrap" />
          <bdi className="truncate text-ink-soft text-sm">{order.proposedBy ?? "–"}</bdi>
        </span>
      ),
    },
  ];
}

function Sum({ orders }: { orders: readonly Order[] }) {
  const t = useT();
  const format = useFormat();
  const cents = orders.reduce((sum, { priceToPay }) => sum + (parsePrice(priceToPay) ?? 0), 0);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 rounded-xl border border-line bg-panel p-4 sm:px-5">
      <p className="text-ink-soft">{t("records.parts_shown", { count: orders.length })}</p>
      <p className="flex flex-wrap items-baseline gap-x-3">
        {t("records.sum")} <bdi className="font-bold font-mono text-xl">{format.money(cents)}</bdi>
      </p>
    </div>
  );
}
