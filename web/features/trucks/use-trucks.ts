import { useInfiniteQuery } from "@tanstack/react-query";
import { trpc } from "../../lib/trpc.ts";

/** The saved active trucks, newest first. */
export function useTrucks({ enabled = true }: { readonly enabled?: boolean } = {}) {
  return useInfiniteQuery(
    trpc.driver.trucks.list.infiniteQueryOptions({}, { getNextPageParam: (page) => page.nextCursor, enabled }),
  );
}
