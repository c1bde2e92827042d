import { textParam } from "../../lib/search-param.ts";

/** What the address of the record holds; `q` is who did it. */
export interface AuditSearch {
  readonly q?: string;
  readonly action?: string;
}

/** The search of an address; a value that makes no sense counts as absent. */
export function readAuditSearch(search: Readonly<Record<string, unknown>>): AuditSearch {
  const q = textParam(search["q"], 100);
  const action = textParam(search["action"], 60);
  return { ...(q === undefined ? {} : { q }), ...(action === undefined ? {} : { action }) };
}
