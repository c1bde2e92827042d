import { useSyncExternalStore } from "react";

/** By when the triangles have to stand, in milliseconds (49 CFR 392.22(b)). */
export const triangleTime = 10 * 60_000;

/** When the truck stopped, and when the triangles stood; milliseconds UTC. */
export interface StopClock {
  readonly stoppedAt: number;
  readonly doneAt: number | null;
}

const storageKey = "stop-clock";
/** A clock that was forgotten is nobody's business at the next breakdown. */
const forgottenAfter = 12 * 3_600_000;

const listeners = new Set<() => void>();
let current: StopClock | null | undefined;

function stored(): StopClock | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "null");
    if (typeof value !== "object" || value === null) return null;
    const stoppedAt: unknown = Reflect.get(value, "stoppedAt");
    const doneAt: unknown = Reflect.get(value, "doneAt");
    if (typeof stoppedAt !== "number" || Date.now() - stoppedAt > forgottenAfter) return null;
    return { stoppedAt, doneAt: typeof doneAt === "number" ? doneAt : null };
  } catch {
    return null;
  }
}

function read(): StopClock | null {
  if (current === undefined) current = stored();
  return current;
}

function write(next: StopClock | null): void {
  current = next;
  try {
    if (next === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // Storage is refused: the clock runs while the page is open.
  }
  for (const listener of listeners) listener();
}

export const stopClock = {
  start: (now: number) => write({ stoppedAt: now, doneAt: null }),
  finish: (now: number) => {
    const running = read();
    if (running !== null) write({ ...running, doneAt: now });
  },
  clear: () => write(null),
} as const;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The clock of this device's stop; null when none runs. It outlives the page. */
export function useStopClock(): StopClock | null {
  return useSyncExternalStore(subscribe, read);
}
