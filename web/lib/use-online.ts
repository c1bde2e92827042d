import { useSyncExternalStore } from "react";
import { isLineUp, onLineChange } from "./line.ts";

/** Whether the service can be reached: what was heard of it counts, not what the device says of its network. */
export function useOnline(): boolean {
  return useSyncExternalStore(onLineChange, isLineUp, () => true);
}
