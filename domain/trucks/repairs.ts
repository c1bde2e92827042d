import * as z from "zod/mini";
import { pageLimit, timeCursor } from "../paging.ts";

/** The administrator's page of all repairs; `q` is a ticket number or the beginning of one. */
export const ListRepairsInput = z.prefault(
  z.object({
    cursor: timeCursor,
    limit: pageLimit,
    q: z._default(z.string().check(z.trim(), z.maxLength(40, "list.query_long")), ""),
    brand: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(60, "list.query_long")))),
  }),
  {},
);
export type ListRepairsInput = z.infer<typeof ListRepairsInput>;
