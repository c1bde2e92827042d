import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { trpc } from "../../lib/trpc.ts";
import type { DeskSearch } from "./desk-search.ts";
import type { QueueTicket } from "./ticket-types.ts";

const pageSize = 40;

export interface TicketQueueData {
  readonly tickets: readonly QueueTicket[];
  readonly loading: boolean;
  readonly error: unknown;
  readonly hasMore: boolean;
  readonly loadingMore: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

/** The queue for a search, page by page; what stood there stays until the answer to a new search is there. */
export function useTicketQueue(search: DeskSearch): TicketQueueData {
  const query = useInfiniteQuery(
    trpc.tech.tickets.list.infiniteQueryOptions(
      {
        limit: pageSize,
        q: search.q ?? "",
        assignment: search.assignment ?? "all",
        ...(search.status === undefined ? {} : { status: search.status }),
      },
      { getNextPageParam: (page) => page.nextCursor ?? undefined, placeholderData: keepPreviousData },
    ),
  );
  const tickets = useMemo(() => query.data?.pages.flatMap((page) => page.items) ?? [], [query.data]);
  return {
    tickets,
    loading: query.isPending,
    error: query.error,
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}
