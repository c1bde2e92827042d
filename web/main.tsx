import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { startLanguage } from "./lib/i18n.tsx";
import { followInstallPrompt } from "./lib/install-prompt.ts";
import { followLook } from "./lib/look.ts";
import { noteNoSession } from "./lib/me.ts";
import { layoutIsShown } from "./lib/shown-layout.ts";
import { queryClient, trpc } from "./lib/trpc.ts";
import { makeRouter, missingParts, renderInOnePiece } from "./router.tsx";
import { startLateWork } from "./start-late-work.ts";
import { readStartData } from "./starter/start-data.ts";
import "./styles/app.css";

let follows = false;

/**
 * Starts the app. A page from the build is taken over as it is; any other is drawn. Resolves when the page answers to
 * input. Rejects when texts or code of the page cannot be fetched: the page stays, and `start` may be called again.
 */
export async function start(): Promise<void> {
  const place = document.getElementById("app");
  if (place === null) throw new Error("The page has no #app.");
  if (!follows) {
    followLook();
    followInstallPrompt();
    follows = true;
  }
  const data = readStartData();
  if (data !== null) queryClient.setQueryData(trpc.public.config.queryKey(), data.config);
  noteNoSession(queryClient);

  const router = makeRouter();
  const { href } = router.latestLocation;
  const [language] = await Promise.all([startLanguage(), router.load()]);
  if (missingParts(router)) throw new Error("The code of the page could not be fetched.");

  const isMade = place.dataset["made"] === "page" && router.state.location.href === href;
  // The boundaries of a page from the build are those of a server's.
  if (isMade) {
    router.ssr = { manifest: undefined };
    renderInOnePiece(router);
  }
  // The router has a boundary below its root, and React hydrates what is in it after the root.
  const hydrated = isMade ? layoutIsShown() : undefined;
  await new Promise<void>((resolve) => {
    const app = (
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <Started onStarted={resolve}>
            <RouterProvider router={router} />
          </Started>
        </QueryClientProvider>
      </StrictMode>
    );
    // A transition: React pauses for whoever touches the page meanwhile.
    startTransition(() => {
      if (isMade) hydrateRoot(place, app);
      else createRoot(place).render(app);
    });
  });
  await hydrated;
  language.settle();
  startLateWork(router);
}

function Started({ onStarted, children }: { onStarted: () => void; children: ReactNode }) {
  useEffect(onStarted, [onStarted]);
  return children;
}
