import { useCallback, useState } from "react";
import { keep, readKept } from "../../lib/device-storage.ts";

/**
 * The name that drivers read when this technician claims. What was typed last is remembered on this device, for this
 * technician alone; until something was typed it is the name that `known` says.
 */
export function useTechName(userId: string, known: string): readonly [string, (name: string) => void] {
  const key = `desk.name.${userId}`;
  const [typed, setTyped] = useState(() => readKept(key));
  const change = useCallback(
    (next: string) => {
      setTyped(next);
      keep(key, next);
    },
    [key],
  );
  return [typed ?? known, change];
}
