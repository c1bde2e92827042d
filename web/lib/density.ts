import { useLayoutEffect, useSyncExternalStore } from "react";

let pages = 0;
const watchers = new Set<() => void>();

function count(change: 1 | -1): void {
  pages += change;
  const { dataset } = document.documentElement;
  if (pages > 0) dataset["density"] = "staff";
  else delete dataset["density"];
  for (const watcher of watchers) watcher();
}

/**
 * The letters and controls of the staff while the caller is on the page. Set on <html>, so that dialogs and toasts,
 * which are drawn outside of the page's own frame, have them too.
 */
export function useStaffDensity(): void {
  useLayoutEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Whether the page at hand is one of the staff's. */
export function useIsStaff(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => pages > 0,
    () => false,
  );
}
