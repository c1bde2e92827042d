import type { SpnRow } from "./packed-spns.ts";
import table from "./spn.json" with { type: "json" };

/** The list of SPNs, by their numbers. */
export const spnRows: readonly SpnRow[] = table.entries;
