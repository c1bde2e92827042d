import type { ExternalToast } from "sonner";

type Kind = "message" | "success" | "error" | "warning";

let shown: (() => void) | null = null;
/** Settles once the toaster is on the page: a toast sent before that would be lost. */
const toasterShown = new Promise<void>((resolve) => {
  shown = resolve;
});

/** Called by the toaster's place when it is there. */
export function toasterIsShown(): void {
  shown?.();
}

function send(kind: Kind): (title: string, options?: ExternalToast) => void {
  return (title, options) => {
    void Promise.all([import("sonner"), toasterShown]).then(([{ toast }]) => toast[kind](title, options));
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
} as const;
