import type { PartRow } from "#db/queries/parts.ts";
import { discounted, formatPrice } from "#domain/parts/price.ts";

/** An order as everybody on the ticket sees it; prices are dollars with two decimals, before and after the plan's discount. */
export function toPart({ seq: _seq, price, ...part }: PartRow) {
  return { ...part, price: formatPrice(price), priceToPay: formatPrice(discounted(price, part.discountPercent)) };
}

export type ShownPart = ReturnType<typeof toPart>;
