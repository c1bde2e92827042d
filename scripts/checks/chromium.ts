import { existsSync } from "node:fs";

const usualPlaces = [
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
