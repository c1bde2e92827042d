import type { RouterOutputs } from "../lib/trpc.ts";

/** The element of a page from the build that carries its `StartData`, as JSON. */
const startDataId = "start-data";

/** What a page from the build knows before the app is there. Addresses are of this origin. */
export interface StartData {
  /** The module that exports `start`. */
  readonly entry: string;
  /** The app's styles; the page carries only those that it needs itself. */
  readonly styles: string;
  /** The further scripts that this page is taken over with; fetched early, run late. */
  readonly files: readonly string[];
  /** The answer of `public.config`. */
  readonly config: RouterOutputs["public"]["config"];
}

/** The page's `StartData`; null where the page does not come from the build, as while developing. */
export function readStartData(): StartData | null {
  const text = document.getElementById(startDataId)?.textContent;
  return text === undefined || text === null ? null : (JSON.parse(text) as StartData);
}
