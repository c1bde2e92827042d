import { useMediaQuery } from "../../lib/use-media-query.ts";

/** Whether the screen is a phone's: 'Are you safe?' and the call are in the dock then, and in the header elsewhere. */
export function useHasDock(): boolean {
  return useMediaQuery("(max-width: 767px)");
}
