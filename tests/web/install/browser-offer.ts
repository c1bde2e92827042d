import { act } from "@testing-library/react";
import { vi } from "vitest";

/** The browser offers to install the app; the person will answer so. */
export function offerToInstall(outcome: "accepted" | "dismissed") {
  const prompt = vi.fn(async () => ({ outcome }));
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return { prompt, event };
}

/** The page runs as an installed app. */
export function runInstalled(): void {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("standalone"),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}
