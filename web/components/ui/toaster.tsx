import { X } from "lucide-react";
import { Toaster as Sonner } from "sonner";
import { useDirection, useT } from "../../lib/i18n.tsx";
import { CheckIcon, DiamondIcon } from "./shapes.tsx";

const toastClass = "flex w-full items-start gap-3 rounded-lg bg-raised p-4 pe-14 text-base text-ink shadow-over";

/** The place where toasts appear: bottom right, Alt+T goes there, each can be swiped or closed. */
export function Toaster() {
  const t = useT();
  const direction = useDirection();
  return (
    <Sonner
      position="bottom-right"
      // At the desk they lie at the top: below the row of its panes' names, where it has one.
      className="[--toast-top:5.5rem] max-xl:[--toast-top:9.75rem]"
      hotkey={["altKey", "KeyT"]}
      customAriaLabel={t("ui.notifications")}
      dir={direction}
      closeButton
      style={{ fontFamily: "inherit" }}
      gap={12}
      offset={{ top: "var(--toast-top)", bottom: 20, left: 20, right: 20 }}
      mobileOffset={{ top: "var(--toast-top)", bottom: "5.5rem", left: 16, right: 16 }}
      icons={{
        close: <X className="size-5" aria-hidden />,
        success: <CheckIcon className="mt-0.5 text-green-ink" />,
        error: <DiamondIcon className="mt-0.5 text-orange-ink" />,
        warning: <DiamondIcon className="mt-0.5 text-orange-ink" />,
      }}
      toastOptions={{
        unstyled: true,
        // An open dialog takes the pointer from all that is not in it, and toasts lie over it.
        style: { pointerEvents: "auto" },
        closeButtonAriaLabel: t("ui.close_toast"),
        classNames: {
          toast: toastClass,
          title: "font-semibold",
          description: "mt-0.5 text-ink-soft",
          content: "min-w-0 grow",
          closeButton: "absolute end-0 top-0 grid size-thumb place-items-center rounded-md hover:bg-key",
          actionButton: "min-h-touch shrink-0 rounded-md px-3 font-semibold text-blue-ink",
        },
      }}
    />
  );
}
