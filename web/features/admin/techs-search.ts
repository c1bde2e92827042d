import { textParam } from "../../lib/search-param.ts";

/** What the address of the technicians' page holds. */
export interface TechsSearch {
  readonly q?: string;
  /** A technician is being added: the id of the account that was chosen already, or `new`. */
  readonly add?: string;
  /** The profile that is being edited. */
  readonly edit?: string;
  /** The profile that is asked about before it is deleted. */
  readonly remove?: string;
}

/** The search of an address; a value that makes no sense counts as absent. */
export function readTechsSearch(search: Readonly<Record<string, unknown>>): TechsSearch {
  const q = textParam(search["q"], 100);
  const add = textParam(search["add"], 64);
  const edit = textParam(search["edit"], 64);
  const remove = textParam(search["remove"], 64);
  return {
    ...(q === undefined ? {} : { q }),
    ...(add === undefined ? {} : { add }),
    ...(edit === undefined ? {} : { edit }),
    ...(remove === undefined ? {} : { remove }),
  };
}
