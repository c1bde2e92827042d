import { useSyncExternalStore } from "react";
import { keep, readKept } from "./device-storage.ts";

/** How often a page that stays open asks for a new version; milliseconds. */
export const checkedEvery = 60 * 60_000;

const foundKey = "update.found-at";

interface NewVersion {
  /** When this device first had it whole; milliseconds UTC. */
  readonly foundAt: number;
  /** Takes it over and draws the page anew. */
  readonly apply: () => void;
}

let found: NewVersion | null = null;
const listeners = new Set<() => void>();

function tell(next: NewVersion | null): void {
  found = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The new version that waits on this device; null when this is the newest. */
export function useNewVersion(): NewVersion | null {
  return useSyncExternalStore(
    subscribe,
    () => found,
    () => null,
  );
}

/** A moment that was noted on an earlier visit counts: the 24 hours do not begin again with every page. */
function foundAt(now: number): number {
  const kept = Number(readKept(foundKey) ?? Number.NaN);
  const at = Number.isFinite(kept) && kept <= now ? kept : now;
  keep(foundKey, String(at));
  return at;
}

/**
 * Registers the service worker, asks for a new version every hour, and says when one waits. `reload` draws the page
 * anew. Where service workers are refused, the app works as before, with a line.
 */
export async function followServiceWorker(
  container: ServiceWorkerContainer,
  reload: () => void = () => location.reload(),
): Promise<void> {
  const first = container.controller === null;
  let wanted = false;

  const offer = (worker: ServiceWorker) => {
    const apply = () => {
      wanted = true;
      worker.postMessage("take-over");
    };
    tell({ foundAt: foundAt(Date.now()), apply });
  };

  let taken = false;
  container.addEventListener("controllerchange", () => {
    if (first && !taken) {
      taken = true;
      return;
    }
    keep(foundKey, null);
    if (wanted) reload();
    // Another tab took it over: this page is the old version until it is drawn anew.
    else tell({ foundAt: 0, apply: reload });
  });

  const registration = await container.register("/sw.js", { scope: "/", updateViaCache: "none" });
  if (registration.waiting === null) keep(foundKey, null);
  else offer(registration.waiting);

  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && container.controller !== null) offer(worker);
    });
  });

  let checkedAt = Date.now();
  const check = () => {
    if (Date.now() - checkedAt < checkedEvery) return;
    checkedAt = Date.now();
    registration.update().catch(() => {});
  };
  setInterval(check, checkedEvery / 60);
  // A page that slept in the background is late.
  document.addEventListener("visibilitychange", check);
}

/** While developing nothing may come from a cache: whatever an earlier start registered here is removed. */
export async function removeServiceWorkers(container: ServiceWorkerContainer): Promise<void> {
  for (const registration of await container.getRegistrations()) await registration.unregister();
}
