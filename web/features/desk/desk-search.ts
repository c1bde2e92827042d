import * as z from "zod/mini";
import { assignments } from "#domain/tickets/inputs.ts";
import { ticketStatuses } from "#domain/tickets/ticket.ts";

const word = (max: number) => z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(max))), undefined);

/** What the dashboard's address holds; a value that makes no sense counts as absent. `ticket` is a ticket number. */
export const DeskSearch = z.object({
  ticket: word(40),
  q: word(100),
  status: z.catch(z.optional(z.enum(ticketStatuses)), undefined),
  assignment: z.catch(z.optional(z.enum(assignments)), undefined),
});
export type DeskSearch = z.infer<typeof DeskSearch>;

/** The search without what is empty, so that the address stays short. */
export function changeSearch(
  search: DeskSearch,
  change: Partial<Record<keyof DeskSearch, string | undefined>>,
): DeskSearch {
  const next = { ...search, ...change };
  const kept = Object.entries(next).filter(([, value]) => value !== undefined && value !== "");
  return DeskSearch.parse(Object.fromEntries(kept));
}
