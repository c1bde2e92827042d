import type { ReactNode } from "react";
import { Card } from "../../components/ui/card.tsx";
import { cn } from "../../lib/cn.ts";
import { useT } from "../../lib/i18n.tsx";
import { useMediaQuery } from "../../lib/use-media-query.ts";

export interface Column<Item> {
  readonly key: string;
  readonly label: string;
  readonly cell: (item: Item) => ReactNode;
  /** For numbers: they are aligned at their end. */
  readonly end?: boolean;
}

/** Rows that can be chosen for a bulk action. */
export interface Selection<Item> {
  readonly keys: ReadonlySet<string>;
  readonly onToggle: (key: string) => void;
  readonly nameOf: (item: Item) => string;
}

interface RecordsTableProps<Item> {
  /** The table's name for screen readers. */
  caption: string;
  /** The first one names the row. */
  columns: readonly [Column<Item>, ...Column<Item>[]];
  items: readonly Item[];
  keyOf: (item: Item) => string;
  busy?: boolean;
  /** Below this width every row is a card. */
  from?: "40rem" | "64rem";
  /** The last column: what can be done with a row. */
  menu?: (item: Item) => ReactNode;
  selection?: Selection<Item>;
}

/** Rows in a table where there is room for one, as cards on a phone. */
export function RecordsTable<Item>({ from = "64rem", ...props }: RecordsTableProps<Item>) {
  const wide = useMediaQuery(`(min-width: ${from})`);
  return wide ? <WideTable {...props} /> : <Cards {...props} />;
}

function WideTable<Item>({ caption, columns, items, keyOf, busy, menu, selection }: RecordsTableProps<Item>) {
  const [first, ...rest] = columns;
  return (
    <table className="w-full border-collapse text-start text-base" aria-busy={busy}>
      <caption className="sr-only">{caption}</caption>
      <thead className="sticky top-12 z-10 bg-ground">
        <tr className="h-9 border-line border-b">
          {selection === undefined ? null : <td className="w-10" />}
          {columns.map(({ key, label, end }) => (
            <th key={key} scope="col" className={cn(cellClass(end), "py-0 font-semibold text-ink-soft text-sm")}>
              {label}
            </th>
          ))}
          {menu === undefined ? null : <td className="w-12" />}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={keyOf(item)} className="h-11 border-line border-b hover:bg-panel">
            {selection === undefined ? null : (
              <td className="w-10 ps-2">
                <SelectBox selection={selection} item={item} rowKey={keyOf(item)} />
              </td>
            )}
            <th scope="row" className={cn(cellClass(first.end), "font-semibold")}>
              {first.cell(item)}
            </th>
            {rest.map(({ key, cell, end }) => (
              <td key={key} className={cellClass(end)}>
                {cell(item)}
              </td>
            ))}
            {menu === undefined ? null : <td className="w-12 text-end">{menu(item)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SelectBoxProps<Item> {
  selection: Selection<Item>;
  item: Item;
  rowKey: string;
}

function SelectBox<Item>({ selection, item, rowKey }: SelectBoxProps<Item>) {
  const t = useT();
  return (
    <input
      type="checkbox"
      className="block size-5 accent-(--color-amber)"
      aria-label={t("admin.select_row", { name: selection.nameOf(item) })}
      checked={selection.keys.has(rowKey)}
      onChange={() => selection.onToggle(rowKey)}
    />
  );
}

function cellClass(end = false): string {
  return cn("max-w-80 break-words px-3 py-1.5 align-middle leading-snug", end ? "text-end" : "text-start");
}

function Cards<Item>({ caption, columns, items, keyOf, busy, menu }: RecordsTableProps<Item>) {
  const [first, ...rest] = columns;
  return (
    <ul className="grid gap-3" aria-label={caption} aria-busy={busy}>
      {items.map((item) => (
        <li key={keyOf(item)} className="grid">
          <Card className="grid content-start gap-3 p-4 [&_a]:inline-flex [&_a]:min-h-touch [&_a]:items-center">
            <div className="flex items-start justify-between gap-3 font-semibold leading-snug">
              <div className="min-w-0">{first.cell(item)}</div>
              {menu?.(item)}
            </div>
            <dl className="grid grid-cols-[minmax(6rem,auto)_1fr] items-baseline gap-x-4 gap-y-1.5">
              {rest.map(({ key, label, cell }) => (
                <div key={key} className="contents">
                  <dt className="text-ink-soft">{label}</dt>
                  <dd className="min-w-0 break-words">{cell(item)}</dd>
                </div>
              ))}
            </dl>
          </Card>
        </li>
      ))}
    </ul>
  );
}
