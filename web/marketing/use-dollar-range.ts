import { useFormat } from "../lib/format.ts";
import { useT } from "../lib/i18n.tsx";

/** Whole dollars from one amount to another, in words: "$200 to $500". */
export function useDollarRange(): (range: { readonly from: number; readonly to: number }) => string {
  const t = useT();
  const format = useFormat();
  return ({ from, to }) => t("pricing.range", { from: `$${format.number(from)}`, to: `$${format.number(to)}` });
}
