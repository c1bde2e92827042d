import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { trpc } from "../../lib/trpc.ts";

/** All replies that one may answer with, by shortcut: the team's and one's own; read to the end, for they are few. */
export function useReplies() {
  const query = useInfiniteQuery(
    trpc.tech.replies.list.infiniteQueryOptions(
      { limit: 100 },
      { getNextPageParam: (page) => page.nextCursor ?? undefined, staleTime: 60_000 },
    ),
  );
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  return { query, replies: query.data?.pages.flatMap((page) => page.items) ?? [] };
}
