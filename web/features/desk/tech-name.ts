import { useCallback, useState } from "react";

const storageKey = "desk.name";

/** The name that drivers read when this technician claims; remembered on this device. */
export function useTechName(fallback: string): readonly [string, (name: string) => void] {
  const [name, setName] = useState(() => readStored() ?? fallback);
  const change = useCallback((next: string) => {
    setName(next);
    try {
      localStorage.setItem(storageKey, next);
    } catch {
      // Storage is refused: the name holds until the page is left.
    }
  }, []);
  return [name, change];
}

function readStored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
