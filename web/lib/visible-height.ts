import { useEffect } from "react";

/** A keyboard is higher than this, in pixels; bars of the browser that come and go are lower. */
const keyboardFrom = 120;

/**
 * Keeps `--visible-height` of the page at the height above the keyboard, on browsers that lay the keyboard over the page
 * instead of making the page smaller. Unset while there is none: then `100dvh` is right.
 */
export function useVisibleHeight(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const { style } = document.documentElement;
    const follow = () => {
      // A page that is zoomed in is no smaller.
      const covered = viewport.scale > 1.01 ? 0 : window.innerHeight - viewport.height;
      if (covered < keyboardFrom) return void style.removeProperty("--visible-height");
      style.setProperty("--visible-height", `${Math.round(viewport.height)}px`);
      window.scrollTo(0, 0);
    };
    follow();
    viewport.addEventListener("resize", follow);
    return () => {
      viewport.removeEventListener("resize", follow);
      style.removeProperty("--visible-height");
    };
  }, []);
}
