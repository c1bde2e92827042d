import { onlineManager, QueryClient } from "@tanstack/react-query";
import { createTRPCClient, httpBatchLink, httpBatchStreamLink, splitLink } from "@trpc/client";
import type { inferRouterOutputs } from "@trpc/server";
import { createTRPCOptionsProxy } from "@trpc/tanstack-react-query";
import { maxBatchCalls } from "#domain/requests/limits.ts";
import type { AppRouter } from "#worker/trpc/router.ts";
import { apiFetch, chatFetch } from "./api-fetch.ts";
import { confirmationLink } from "./confirmation.ts";
import { retryDelay, shouldRetryRead } from "./errors.ts";
import { isLineUp, onLineChange } from "./line.ts";

const url = "/api/trpc";

/** Calls whose answer streams; each goes alone, so that none waits for another's end. */
const streamed: readonly string[] = ["subscriber.chat.send"];

/** The client for calls outside React; in components use `trpc` with TanStack Query. */
export const trpcClient = createTRPCClient<AppRouter>({
  links: [
    confirmationLink,
    splitLink({
      condition: (operation) => streamed.includes(operation.path),
      true: httpBatchStreamLink({
        url,
        maxItems: 1,
        fetch: (address, { signal = null, ...init } = {}) => chatFetch(address, { ...init, signal }),
      }),
      false: httpBatchLink({
        url,
        maxURLLength: 4000,
        maxItems: maxBatchCalls,
        fetch: (address, { signal = null, ...init } = {}) => apiFetch(address, { ...init, signal }),
      }),
    }),
  ],
});

// What waits for a connection goes on when the service answers again, not when the device says so.
onlineManager.setEventListener((setOnline) => onLineChange(() => setOnline(isLineUp())));

/**
 * A cache as the product uses it: kept five minutes unused; failed reads are retried (product decision P22). Calls are
 * made also while the device says that it has no network: it may be wrong, and a call that fails says so.
 */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: 5 * 60_000,
        staleTime: 15_000,
        retry: shouldRetryRead,
        retryDelay,
        networkMode: "always",
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

export const queryClient = makeQueryClient();

/** Typed query and mutation options: `useQuery(trpc.admin.dashboard.counts.queryOptions())`. */
export const trpc = createTRPCOptionsProxy<AppRouter>({ client: trpcClient, queryClient });

export type Trpc = typeof trpc;

/** What procedures answer: `RouterOutputs["driver"]["account"]["get"]`. */
export type RouterOutputs = inferRouterOutputs<AppRouter>;
