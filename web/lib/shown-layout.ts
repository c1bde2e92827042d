import { useEffect } from "react";

let tell: (() => void) | null = null;

/** Resolves when the layout of the page, with all that is in it, is hydrated or drawn. Call before either. */
export function layoutIsShown(): Promise<void> {
  return new Promise((resolve) => {
    tell = resolve;
  });
}

/** For layouts: an effect of theirs runs after those of everything in them. */
export function useTellShown(): void {
  useEffect(() => tell?.(), []);
}
