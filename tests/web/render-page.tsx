import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import { queryClient } from "#web/lib/trpc.ts";
import { makeRouter } from "#web/router.tsx";

/** The whole front at an address, as the browser would show it. */
export function renderPage(address: string) {
  queryClient.clear();
  const router = makeRouter(createMemoryHistory({ initialEntries: [address] }));
  const view = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { ...view, router, location: () => router.state.location };
}
