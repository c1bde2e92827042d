import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { activateLanguage, loadRest, preferredLanguage } from "./lib/i18n.tsx";
import { followInstallPrompt } from "./lib/install-prompt.ts";
import { followLook } from "./lib/look.ts";
import { followServiceWorker, removeServiceWorkers } from "./lib/service-worker.ts";
import { queryClient } from "./lib/trpc.ts";
import { whenIdle } from "./lib/when-idle.ts";
import { makeRouter } from "./router.tsx";
import "./styles/app.css";

const place = document.getElementById("app");
if (place === null) throw new Error("index.html has no #app");

followLook();
followInstallPrompt();
const texts = activateLanguage(preferredLanguage(), "first").catch(() => activateLanguage("en", "first"));
const router = makeRouter();
// The page's own code is fetched beside the texts, not after them; what fails here is shown by the page itself.
router.load().catch(() => {});
await texts;

createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);

// What a driver may need after the line is gone. Without a line now, it is asked for again by the page that needs it.
whenIdle(() => {
  void loadRest().catch(() => {});
  void router.preloadRoute({ to: "/safety" }).catch(() => {});
  void router.preloadRoute({ to: "/" }).catch(() => {});
  if (!("serviceWorker" in navigator)) return;
  const following = import.meta.env.PROD ? followServiceWorker : removeServiceWorkers;
  void following(navigator.serviceWorker).catch(() => {});
});
