import { useSyncExternalStore } from "react";
import { keep, readKept } from "../../lib/device-storage.ts";
import { keptPrefix } from "../../lib/kept-keys.ts";

const key = `${keptPrefix}read-marks`;
/** Tickets of which this device knows what was read, the ones that were read last. */
const mostTickets = 20;

/** Up to which number this device has shown each ticket's messages, by ticket id. */
export type ReadMarks = Readonly<Record<string, number>>;

/** What is known before the page is hydrated. */
const none: ReadMarks = {};
let marks: ReadMarks | null = null;
const listeners = new Set<() => void>();

function load(): ReadMarks {
  try {
    const value: unknown = JSON.parse(readKept(key) ?? "{}");
    const entries = typeof value === "object" && value !== null ? Object.entries(value) : [];
    return Object.fromEntries(entries.filter(([, seq]) => typeof seq === "number"));
  } catch {
    return {};
  }
}

function readMarks(): ReadMarks {
  marks ??= load();
  return marks;
}

/** Notes that messages up to a number were on the screen; never goes back. */
export function noteRead(ticketId: string, seq: number): void {
  const known = readMarks();
  if ((known[ticketId] ?? 0) >= seq) return;
  const others = Object.entries(known).filter(([id]) => id !== ticketId);
  change(Object.fromEntries([...others.slice(1 - mostTickets), [ticketId, seq]]));
  keep(key, JSON.stringify(marks));
}

function change(next: ReadMarks): void {
  marks = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  // Another tab, or the end of the session, changed what is kept.
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) change(load());
  };
  window.addEventListener("storage", onStorage);
  listeners.add(listener);
  return () => {
    window.removeEventListener("storage", onStorage);
    listeners.delete(listener);
  };
}

export function useReadMarks(): ReadMarks {
  return useSyncExternalStore(subscribe, readMarks, () => none);
}

/** How many of these messages this device has not shown. */
export function unreadCount(seqs: readonly number[], mark: number | undefined): number {
  return seqs.filter((seq) => seq > (mark ?? 0)).length;
}
