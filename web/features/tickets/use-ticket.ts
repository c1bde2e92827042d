import { useQuery } from "@tanstack/react-query";
import { trpc } from "../../lib/trpc.ts";

/** One's own ticket by its number, as a person would type it; read again when the page is looked at again. */
export function useTicket(ticketNumber: string) {
  return useQuery(trpc.driver.tickets.get.queryOptions({ ticketNumber }, { refetchOnWindowFocus: "always" }));
}
