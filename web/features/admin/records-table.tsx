import type { ReactNode } from "react";
import { Card } from "../../components/ui/card.tsx";
import { cn } from "../../lib/cn.ts";
import { useMediaQuery } from "../../lib/use-media-query.ts";

export interface Column<Item> {
  readonly key: string;
  readonly label: string;
  readonly cell: (item: Item) => ReactNode;
  /** For numbers: they stand below each other. */
  readonly end?: boolean;
}

interface RecordsTableProps<Item> {
  /** What the rows are, for those who hear the table. */
  caption: string;
  /** The first one names the row. */
  columns: readonly [Column<Item>, ...Column<Item>[]];
  items: readonly Item[];
  keyOf: (item: Item) => string;
  busy?: boolean;
  /** Below this width every row is a card. */
  from?: "40rem" | "64rem";
}

/** Rows in a table where there is room for one, as cards on a phone. */
export function RecordsTable<Item>({ from = "64rem", ...props }: RecordsTableProps<Item>) {
  const wide = useMediaQuery(`(min-width: ${from})`);
  return wide ? <WideTable {...props} /> : <Cards {...props} />;
}

function WideTable<Item>({ caption, columns, items, keyOf, busy }: RecordsTableProps<Item>) {
  const [first, ...rest] = columns;
  return (
    <div className="overflow-hidden rounded-xl border border-line bg-panel">
      <table className="w-full border-collapse text-start text-base" aria-busy={busy}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-line border-b">
            {columns.map(({ key, label, end }) => (
              <th key={key} scope="col" className={cn(cellClass(end), "font-semibold text-ink-soft text-sm")}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={keyOf(item)} className="border-line border-b last:border-b-0">
              <th scope="row" className={cn(cellClass(first.end), "font-semibold")}>
                {first.cell(item)}
              </th>
              {rest.map(({ key, cell, end }) => (
                <td key={key} className={cellClass(end)}>
                  {cell(item)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function cellClass(end = false): string {
  return cn("px-4 py-3 align-top leading-snug", end ? "text-end" : "text-start");
}

function Cards<Item>({ caption, columns, items, keyOf, busy }: RecordsTableProps<Item>) {
  const [first, ...rest] = columns;
  return (
    <ul className="grid gap-3" aria-label={caption} aria-busy={busy}>
      {items.map((item) => (
        <li key={keyOf(item)} className="grid">
          <Card className="grid content-start gap-3 p-4 [&_a]:inline-flex [&_a]:min-h-touch [&_a]:items-center">
            <div className="font-semibold leading-snug">{first.cell(item)}</div>
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
