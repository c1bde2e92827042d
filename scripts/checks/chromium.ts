import { existsSync } from "node:fs";

/** Where systems put it. The shell has no window and no interface of its own, and takes a quarter less time. */
const usualPlaces = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The Chromium that the browser tests use: CHROME_PATH, or where systems put it; undefined when there is none. */
export function findChromium(): string | undefined {
  const named = process.env["CHROME_PATH"];
  return (named ? [named] : usualPlaces).find((path) => existsSync(path));
}
