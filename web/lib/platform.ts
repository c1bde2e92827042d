import { useSyncExternalStore } from "react";
import { type Platform, platformOf, platforms } from "#domain/pages/public-pages.ts";

/** The platform that the page was made for: what `data-platform` of the document says, or what the build sets. */
let made: Platform = "desktop";

/** For the build, which makes the page once for each platform. */
export function setPlatform(platform: Platform): void {
  made = platform;
}

function madeFor(): Platform {
  if (typeof document === "undefined") return made;
  return platforms.find((platform) => platform === document.documentElement.dataset["platform"]) ?? "desktop";
}

/** This device's platform; while a page from the build is taken over, the one that it was made for. */
export function usePlatform(): Platform {
  return useSyncExternalStore(
    () => () => {},
    () => platformOf(navigator),
    madeFor,
  );
}
