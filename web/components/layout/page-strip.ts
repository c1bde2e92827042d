import { useSyncExternalStore } from "react";

let place: HTMLElement | null = null;
const listeners = new Set<() => void>();

/** For `ref`: where the page at hand shows what goes on everywhere. */
export function setPageStrip(element: HTMLElement | null): void {
  place = element;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The place at the lower edge of the page that is always in sight; null on pages that have none. */
export function usePageStrip(): HTMLElement | null {
  return useSyncExternalStore(
    subscribe,
    () => place,
    () => null,
  );
}
