import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { PendingPage } from "./components/layout/pending-page.tsx";
import { queryClient, trpc } from "./lib/trpc.ts";
import { routeTree } from "./routeTree.gen.ts";

/** The router with its context; a history of its own for tests. */
export function makeRouter(history?: RouterHistory) {
  return createRouter({
    routeTree,
    context: { queryClient, trpc },
    ...(history === undefined ? {} : { history }),
    // What a route's validateSearch leaves out would otherwise reach it all the same, unchecked.
    search: { strict: true },
    defaultPreload: "intent",
    // What is fresh is the query cache's to say.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultPendingMs: 400,
    defaultPendingComponent: PendingPage,
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
