import { useEffect, useRef } from "react";

/** The desk's keys; each works wherever nothing is being typed. */
export interface DeskKeys {
  readonly j: () => void;
  readonly k: () => void;
  readonly c: () => void;
  readonly n: () => void;
  readonly r: () => void;
  readonly s: () => void;
  readonly "/": () => void;
  readonly "?": () => void;
}

/** Listens for the desk's keys; fields, dialogs and pressed modifiers keep theirs. */
export function useDeskKeys(keys: DeskKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isBusy(event.target)) return;
      const action = Object.entries(latest.current).find(([key]) => key === event.key)?.[1];
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}

function isBusy(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName)) return true;
  return target.closest("[role=dialog],[role=menu],[role=listbox]") !== null;
}
