import type { ExternalToast } from "sonner";
import { deadlines, twiceWithin } from "./deadlines.ts";
import { withWholeNumbers } from "./whole-numbers.tsx";

type Kind = "message" | "success" | "error" | "warning";

let shown: (() => void) | null = null;
/** Settles once the toaster is on the page: a toast sent before that would be lost. */
const toasterShown = new Promise<void>((resolve) => {
  shown = resolve;
});

let library: Promise<typeof import("sonner")> | null = null;

/** Fetched with the toaster, so that a toast needs no line; asked for again if that failed. */
function loadLibrary(): Promise<typeof import("sonner")> {
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

function worded(options: ExternalToast = {}): ExternalToast {
  const { description } = options;
  return typeof description === "string" ? { ...options, description: withWholeNumbers(description) } : options;
}

function send(kind: Kind): (title: string, options?: ExternalToast) => void {
  return (title, options) => {
    void toasterShown.then(loadLibrary).then(({ toast }) => toast[kind](withWholeNumbers(title), worded(options)));
  };
}

/**
 * Toasts, as `notify.error(t("auth.sign_in_failed"), { description })`. The library that draws them is fetched
 * after the page; what is sent before then waits.
 */
export const notify = {
  message: send("message"),
  success: send("success"),
  error: send("error"),
  warning: send("warning"),
  /** Takes away the toast of this id, should it be shown. */
  dismiss: (id: string) => {
    void toasterShown.then(loadLibrary).then(({ toast }) => toast.dismiss(id));
  },
} as const;
