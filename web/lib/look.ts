import { useSyncExternalStore } from "react";
import { type Look, lookKey, showLook, storedLook } from "./look-rule.ts";

export { type Look, looks } from "./look-rule.ts";

const listeners = new Set<() => void>();

/** Stores the choice and shows it at once. */
export function chooseLook(look: Look): void {
  try {
    if (look === "auto") localStorage.removeItem(lookKey);
    else localStorage.setItem(lookKey, look);
  } catch {
    memory = look;
  }
  applyLook();
}

let memory: Look | null = null;

function applyLook(): void {
  showLook(memory ?? storedLook());
  for (const listener of listeners) listener();
}

/** Follows the system's setting, the hour and other tabs; call once. Returns the way to stop. */
export function followLook(): () => void {
  applyLook();
  const media = matchMedia("(prefers-color-scheme: dark)");
  const hourly = setInterval(applyLook, 5 * 60_000);
  media.addEventListener("change", applyLook);
  window.addEventListener("storage", applyLook);
  return () => {
    clearInterval(hourly);
    media.removeEventListener("change", applyLook);
    window.removeEventListener("storage", applyLook);
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The stored choice, kept up to date; `auto` while a page from the build is taken over. */
export function useLook(): Look {
  return useSyncExternalStore(
    subscribe,
    () => memory ?? storedLook(),
    () => "auto",
  );
}
