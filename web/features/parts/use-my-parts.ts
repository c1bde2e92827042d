import { useInfiniteQuery } from "@tanstack/react-query";
import { trpc } from "../../lib/trpc.ts";

const pageSize = 20;

/** What technicians proposed on one of the driver's own tickets, newest first. */
export function useMyParts(ticketId: string) {
  return useInfiniteQuery(
    trpc.driver.parts.list.infiniteQueryOptions(
      { ticketId, limit: pageSize },
      { getNextPageParam: (page) => page.nextCursor ?? undefined },
    ),
  );
}
