import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { PendingPage } from "./components/layout/pending-page.tsx";
import { deadlines, withDeadline } from "./lib/deadlines.ts";
import { queryClient, trpc } from "./lib/trpc.ts";
import { routeTree } from "./routeTree.gen.ts";

/** The router with its context; a history of its own for tests and for the build, which restores no scroll position. */
export function makeRouter(history?: RouterHistory, { scrollRestoration = true } = {}) {
  const router = createRouter({
    routeTree,
    context: { queryClient, trpc },
    ...(history === undefined ? {} : { history }),
    // What a route's validateSearch leaves out would otherwise reach it all the same, unchecked.
    search: { strict: true },
    defaultPreload: "intent",
    // What is fresh is the query cache's to say.
    defaultPreloadStaleTime: 0,
    scrollRestoration,
    defaultPendingMs: 400,
    defaultPendingComponent: PendingPage,
  });
  for (const route of Object.values(router.routesById)) limitWait(route.options.component);
  return router;
}

/** Components whose code has a deadline; every router has the same. */
const limited = new WeakSet<object>();

/**
 * Gives the code of a page a deadline: over a connection that carries nothing, the navigation fails with a
 * `TimeoutError` and the page says so.
 */
function limitWait(component: object | undefined): void {
  if (component === undefined || limited.has(component)) return;
  limited.add(component);
  const load: unknown = Reflect.get(component, "preload");
  if (typeof load !== "function") return;
  Reflect.set(component, "preload", () => withDeadline(deadlines.part, null, async () => await load()));
}

/**
 * Makes one piece of the page at hand: no Suspense boundaries of its routes, which React would hydrate one after the
 * other. A page from the build is rendered and hydrated like that.
 */
export function renderInOnePiece(router: AppRouter): void {
  for (const { routeId } of router.state.matches) router.routesById[routeId].options.wrapInSuspense = false;
}

export type AppRouter = ReturnType<typeof makeRouter>;

/**
 * Whether the code of a page that the router is at could not be fetched. A route's component has a `preload` for as
 * long as it is not here.
 */
export function missingParts(router: AppRouter): boolean {
  return router.state.matches.some(({ routeId }) => {
    const { component } = router.routesById[routeId].options;
    return component !== undefined && "preload" in component && component.preload !== undefined;
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}
