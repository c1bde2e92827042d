import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the build and while a page from the build is taken over; then what only this device knows may be shown. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
