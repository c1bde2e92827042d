import { textParam } from "../../lib/search-param.ts";

/** What the address of the repairs holds; `q` is a ticket number or its beginning. */
export interface RepairsSearch {
  readonly q?: string;
  readonly brand?: string;
}

/** The search of an address; a value that makes no sense counts as absent. */
export function readRepairsSearch(search: Readonly<Record<string, unknown>>): RepairsSearch {
  const q = textParam(search["q"], 40);
  const brand = textParam(search["brand"], 60);
  return { ...(q === undefined ? {} : { q }), ...(brand === undefined ? {} : { brand }) };
}
