import { type ClassValue, clsx } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

const merge = extendTailwindMerge({
  extend: { theme: { spacing: ["thumb", "touch"] } },
});

/** Class names joined; where two say different things of one property, the later one wins. */
export function cn(...names: ClassValue[]): string {
  return merge(clsx(names));
}
