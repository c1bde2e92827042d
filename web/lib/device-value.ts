import { useSyncExternalStore } from "react";

/** Something of this device that outlives the page: kept where storage is allowed, else as long as the page is open. */
export interface DeviceValue<Value> {
  read(): Value | null;
  write(next: Value | null): void;
  /** The value as it is now, for a component. */
  use(): Value | null;
}

/** `parse` reads what was stored, and answers null for what is none, or has become nobody's business. */
export function deviceValue<Value>(key: string, parse: (stored: unknown) => Value | null): DeviceValue<Value> {
  const listeners = new Set<() => void>();
  let current: Value | null | undefined;

  const stored = (): Value | null => {
    try {
      return parse(JSON.parse(localStorage.getItem(key) ?? "null"));
    } catch {
      return null;
    }
  };
  const read = (): Value | null => {
    if (current === undefined) current = stored();
    return current;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    read,
    write(next) {
      current = next;
      try {
        if (next === null) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Storage is refused: it lasts while the page is open.
      }
      for (const listener of listeners) listener();
    },
    // A page from the build knows nothing of this device.
    use: () => useSyncExternalStore(subscribe, read, () => null),
  };
}

/** A number among the fields of something stored; null when it is none. */
export function storedNumber(stored: unknown, field: string): number | null {
  if (typeof stored !== "object" || stored === null) return null;
  const value: unknown = Reflect.get(stored, field);
  return typeof value === "number" ? value : null;
}
