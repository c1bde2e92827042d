import type { ReactNode } from "react";
import { parsePrice } from "#domain/parts/price.ts";
import { PartStatusBadge } from "../../components/part-status-badge.tsx";
import { useFormat } from "../../lib/format.ts";
import { useT } from "../../lib/i18n.tsx";
import type { RouterOutputs } from "../../lib/trpc.ts";

/** An order as both sides see it. */
export type Part = RouterOutputs["tech"]["parts"]["list"]["items"][number];

interface PartLineProps {
  part: Part;
  reader: "driver" | "staff";
  /** What can be done with it. */
  children?: ReactNode;
}

/** One order: what it is, where it stands, and what it costs before and after the plan's discount. */
export function PartLine({ part, reader, children }: PartLineProps) {
  return (
    <li className="grid gap-3 rounded-lg border border-card-line bg-panel p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <p className="min-w-40 flex-1 whitespace-pre-wrap break-words font-semibold" dir="auto">
          {part.partsDescription}
        </p>
        <PartStatusBadge value={part.status} />
      </div>
      <PartPrice part={part} reader={reader} />
      {children}
    </li>
  );
}

function PartPrice({ part: { price, priceToPay, discountPercent }, reader }: Pick<PartLineProps, "part" | "reader">) {
  const t = useT();
  const money = useMoney();
  const total = <bdi className="font-bold font-mono text-lg">{money(priceToPay)}</bdi>;
  if (discountPercent === 0) {
    return (
      <dl className="flex items-baseline justify-between gap-4">
        <dt className="text-ink-soft">{t("parts.to_pay")}</dt>
        <dd>{total}</dd>
      </dl>
    );
  }
  return (
    <dl className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1">
      <dt className="text-ink-soft">{t("parts.list_price")}</dt>
      <dd className="text-end">
        <bdi className="font-mono">{money(price)}</bdi>
      </dd>
      <dt className="col-span-2 font-semibold text-green-ink">
        {t(reader === "driver" ? "parts.discount" : "parts.discount_staff", { percent: discountPercent })}
      </dt>
      <dt className="font-semibold">{t("parts.to_pay")}</dt>
      <dd className="text-end">{total}</dd>
    </dl>
  );
}

/** Writes the worker's decimal dollars as the reader's language does. */
export function useMoney(): (price: string) => string {
  const format = useFormat();
  return (price) => format.money(parsePrice(price) ?? 0);
}
