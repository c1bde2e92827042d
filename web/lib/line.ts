import { deadlines, fetchWithin } from "./deadlines.ts";
import { firstLine, isUp, type LineEvent, nextLine, nextProbe } from "./line-state.ts";
import { onBack } from "./when-back.ts";

/** The cheapest call that reaches the service: the service worker never answers it. */
const probePath = "/api/trpc/public.config";

/** The build renders pages without a window; there the line is up. */
const inBrowser = typeof window !== "undefined";
let line = firstLine(inBrowser ? navigator.onLine : true);
let probe: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function note(event: LineEvent): void {
  const before = line;
  line = nextLine(line, event);
  if (line === before) return;
  if (isUp(line) !== isUp(before)) for (const listener of listeners) listener();
  plan();
}

function plan(): void {
  clearTimeout(probe);
  const wait = nextProbe(line);
  if (wait !== null && listeners.size > 0) probe = setTimeout(ask, wait);
}

function ask(): void {
  fetchWithin(deadlines.probe, probePath, { cache: "no-store" }).then(
    () => note({ type: "answered" }),
    () => note({ type: "probe_silent" }),
  );
}

/** Something of the service answered. */
export function noteAnswer(): void {
  note({ type: "answered" });
}

/** A call to the service ended without an answer. */
export function noteSilence(): void {
  note({ type: "silent" });
}

/** Whether the service can be reached, as far as this page knows. */
export function isLineUp(): boolean {
  return isUp(line);
}

/** While anybody listens, a lost connection is looked for again: with pauses, and at once when it may be back. */
export function onLineChange(listener: () => void): () => void {
  listeners.add(listener);
  plan();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearTimeout(probe);
  };
}

if (inBrowser) {
  const onFlag = () => note({ type: "flag", online: navigator.onLine });
  window.addEventListener("online", onFlag);
  window.addEventListener("offline", onFlag);
  onBack(() => listeners.size > 0 && !isLineUp() && ask());
}
