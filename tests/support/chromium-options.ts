import type { LaunchOptions } from "playwright-core";
import { findChromium } from "#scripts/checks/chromium.ts";

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-dev-shm-usage",
];

/** How the tests start Chromium. Throws when there is none. */
export function chromiumOptions(...extraFlags: readonly string[]): LaunchOptions {
  const executablePath = findChromium();
  if (!executablePath) throw new Error("There is no Chromium: install one, or name it in CHROME_PATH.");
  return { executablePath, args: [...flags, ...extraFlags], headless: true };
}
