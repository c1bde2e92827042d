import { useSyncExternalStore } from "react";

/** Chromium's event, which the DOM's own types lack. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return "prompt" in event && typeof event.prompt === "function";
}

let offered: InstallPromptEvent | null = null;
let justInstalled = false;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps the browser's offer to install for our own buttons; it comes once, soon after the page. Call once. */
export function followInstallPrompt(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    if (!isInstallPrompt(event)) return;
    event.preventDefault();
    offered = event;
    tell();
  });
  window.addEventListener("appinstalled", () => {
    offered = null;
    justInstalled = true;
    tell();
  });
}

/** Whether the browser offered to install the app and was not asked yet. */
export function useCanInstall(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => offered !== null,
    () => false,
  );
}

/** Shows the browser's own question; false when there is none or the person declined. */
export async function installNow(): Promise<boolean> {
  const event = offered;
  if (event === null) return false;
  offered = null;
  tell();
  const { outcome } = await event.prompt();
  return outcome === "accepted";
}

/** Whether this is the installed app, or it was installed a moment ago. */
export function useIsInstalled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => justInstalled || runsInstalled(),
    () => false,
  );
}

function runsInstalled(): boolean {
  return (
    matchMedia("(display-mode: standalone)").matches ||
    // Safari's own way of saying so.
    Reflect.get(navigator, "standalone") === true
  );
}
