import { loadRest } from "./lib/i18n.tsx";
import { followServiceWorker, removeServiceWorkers } from "./lib/service-worker.ts";
import { whenIdle } from "./lib/when-idle.ts";
import type { AppRouter } from "./router.tsx";

/**
 * Fetches what a driver may need after the line is gone, and keeps the app on the device. Without a line now, each is
 * asked for again by the page that needs it.
 */
export function startLateWork(router: AppRouter): void {
  whenIdle(() => {
    void loadRest().catch(() => {});
    void router.preloadRoute({ to: "/safety" }).catch(() => {});
    void router.preloadRoute({ to: "/" }).catch(() => {});
    if (!("serviceWorker" in navigator)) return;
    const following = import.meta.env.PROD ? followServiceWorker : removeServiceWorkers;
    void following(navigator.serviceWorker).catch(() => {});
  });
}
