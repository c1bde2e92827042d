import type { PartRow } from "#db/queries/parts.ts";
import { formatPrice } from "#domain/parts/price.ts";

/** An order as everybody on the ticket sees it; the price is dollars with two decimals. */
export function toPart({ seq: _seq, price, ...part }: PartRow) {
  return { ...part, price: formatPrice(price) };
}

export type ShownPart = ReturnType<typeof toPart>;
