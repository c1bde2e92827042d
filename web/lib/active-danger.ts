import { useEffect, useSyncExternalStore } from "react";

let active = 0;
const watchers = new Set<() => void>();

function count(change: 1 | -1): void {
  active += change;
  for (const watcher of watchers) watcher();
}

/** Tells the whole page, for as long as the caller is on it, that something is dangerous and was not taken back. */
export function useTellDanger(isDanger: boolean): void {
  useEffect(() => {
    if (!isDanger) return;
    count(1);
    return () => count(-1);
  }, [isDanger]);
}

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Whether a danger is active: then 'Are you safe?' is red and the call is blue. */
export function useDangerIsActive(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => active > 0,
    () => false,
  );
}
