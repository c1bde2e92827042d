import { type PartStatusFilter, partStatusFilters } from "#domain/parts/order.ts";
import { textParam } from "../../lib/search-param.ts";

/** What the address of the parts orders holds; `q` is a ticket number or its beginning. */
export interface PartsSearch {
  readonly q?: string;
  readonly status?: PartStatusFilter;
}

/** The search of an address; a value that makes no sense counts as absent. */
export function readPartsSearch(search: Readonly<Record<string, unknown>>): PartsSearch {
  const q = textParam(search["q"], 40);
  const status = partStatusFilters.find((known) => known === search["status"]);
  return { ...(q === undefined ? {} : { q }), ...(status === undefined ? {} : { status }) };
}
