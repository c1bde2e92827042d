import { useSyncExternalStore } from "react";
import type { ExternalToast } from "sonner";
import { deadlines, twiceWithin } from "./deadlines.ts";
import { placeToast } from "./toast-place.ts";
import { type QueuedToast, ToastQueue } from "./toast-queue.ts";
import { withWholeNumbers } from "./whole-numbers.tsx";

type Kind = QueuedToast["kind"];
/** What a toast says besides its title, and how long it stays. */
type ToastOptions = Pick<ExternalToast, "action" | "classNames" | "description"> & Pick<QueuedToast, "id" | "duration">;
type Toast = QueuedToast & ToastOptions;

let shown: (() => void) | null = null;
/** Settles once the toaster is on the page: a toast sent before that would be lost. */
const toasterShown = new Promise<void>((resolve) => {
  shown = resolve;
});

/** How long the library takes a toast off the screen, in milliseconds. */
const leavesWithin = 200;

/** How long a page takes to draw what a toast is about, in milliseconds. */
const settlesWithin = 100;

type Library = typeof import("sonner");
let library: Promise<Library> | null = null;

/** Fetched with the toaster, so that a toast needs no line; asked for again if that failed. */
function loadLibrary(): Promise<Library> {
  library ??= twiceWithin(deadlines.part, () => import("sonner")).catch((error: unknown) => {
    library = null;
    throw error;
  });
  return library;
}

/** Called by the toaster's place when it is there. */
export function toasterIsShown(): void {
  shown?.();
  loadLibrary().catch(() => {});
}

const watchers = new Set<() => void>();

function changed(): void {
  for (const watcher of watchers) watcher();
}

const queue = new ToastQueue<Toast>({
  show: (key, { kind, title, description, action, classNames }, duration, closed) => {
    void loadLibrary().then(({ toast }) => {
      placeToast();
      // What the toast is about may change the page in the same moment.
      setTimeout(placeToast, settlesWithin);
      // The next one comes when this one has left the screen.
      const end = () =>
        setTimeout(() => {
          closed();
          changed();
        }, leavesWithin);
      toast[kind](withWholeNumbers(title), {
        id: key,
        duration,
        ...(description === undefined
          ? {}
          : { description: typeof description === "string" ? withWholeNumbers(description) : description }),
        ...(action === undefined ? {} : { action }),
        ...(classNames === undefined ? {} : { classNames }),
        onDismiss: end,
        onAutoClose: end,
      });
      changed();
    });
  },
  hide: (key) => {
    void loadLibrary().then(({ toast }) => {
      toast.dismiss(key);
      changed();
    });
  },
});

function send(kind: Kind): (title: string, options?: ToastOptions) => void {
  return (title, options = {}) => {
    void toasterShown.then(loadLibrary).then(() => queue.add({ ...options, kind, title }));
  };
}

/**
 * Toasts, as `notify.error(t("auth.sign_in_failed"), { description })`; one at a time. The library that draws them is
 * fetched after the page; what is sent before then waits.
 */
export const notify = {
  message: send("message"),
  success: send("success"),
  error: send("error"),
  warning: send("warning"),
  /** Takes away the toast of this id, should it be shown. */
  dismiss: (id: string) => {
    void toasterShown.then(loadLibrary).then(() => queue.dismiss(id));
  },
  /** Takes all of them away. */
  clear: () => queue.clear(),
} as const;

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Whether a toast is on the screen: elements of the same place wait for it. */
export function useToastIsShown(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => queue.isShowing,
    () => false,
  );
}
