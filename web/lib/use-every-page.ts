import { useEffect } from "react";

interface PagedQuery {
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly fetchNextPage: () => unknown;
}

/** Reads a list on to its end, or for as long as something in it is `wanted`. */
export function useEveryPage({ hasNextPage, isFetching, isError, fetchNextPage }: PagedQuery, wanted = true): void {
  useEffect(() => {
    if (wanted && hasNextPage && !isFetching && !isError) fetchNextPage();
  }, [wanted, hasNextPage, isFetching, isError, fetchNextPage]);
}
