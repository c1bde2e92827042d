import { X } from "lucide-react";
import { Toaster as Sonner } from "sonner";
import { useIsStaff } from "../../lib/density.ts";
import { useDirection, useT } from "../../lib/i18n.tsx";
import { useMediaQuery } from "../../lib/use-media-query.ts";
import { CheckIcon, DiamondIcon } from "./shapes.tsx";

const toastClass =
  "group/toast flex min-h-14 w-full items-center gap-3 rounded-lg bg-raised px-4 py-1.5 text-ink text-sm shadow-over";

/** In the header of the staff there is room for one line. */
const lineClass =
  "group/toast flex h-10 w-full items-center gap-2 rounded-lg bg-raised px-3 text-ink text-sm shadow-over";

/**
 * The place where toasts appear, one at a time: bottom right, across a phone, and above what is docked; for the staff,
 * on a wide screen, one line in the free middle of their header. Alt+T goes there, each can be swiped or closed.
 */
export function Toaster() {
  const t = useT();
  const direction = useDirection();
  const isWide = useMediaQuery("(min-width: 1024px)");
  const inHeader = useIsStaff() && isWide;
  return (
    <Sonner
      position={inHeader ? "top-center" : "bottom-right"}
      className={inHeader ? "left-(--toast-slot-left)! w-(--toast-slot-width)! translate-x-0! *:w-full!" : ""}
      hotkey={["altKey", "KeyT"]}
      customAriaLabel={t("ui.notifications")}
      dir={direction}
      closeButton
      visibleToasts={1}
      style={{ fontFamily: "inherit" }}
      offset={{
        top: "calc(var(--toast-slot-middle, 24px) - 20px)",
        bottom: "var(--toast-bottom, calc(var(--dock) + 8px))",
        left: 16,
        right: 16,
      }}
      mobileOffset={{ bottom: "var(--toast-bottom, calc(var(--dock) + 8px))", left: 16, right: 16 }}
      icons={{
        close: <X className="size-5" aria-hidden />,
        success: <CheckIcon className="text-green-ink" />,
        error: <DiamondIcon className="text-orange-ink" />,
        warning: <DiamondIcon className="text-orange-ink" />,
      }}
      toastOptions={{
        unstyled: true,
        // An open dialog takes the pointer from all that is not in it, and toasts lie over it.
        style: { pointerEvents: "auto" },
        closeButtonAriaLabel: t("ui.close_toast"),
        classNames: {
          toast: inHeader ? lineClass : toastClass,
          title: "inline font-semibold",
          // A space that is read too: both are one text of at most two lines.
          description: "inline text-ink-soft before:content-['_']",
          content: inHeader ? "line-clamp-1 min-w-0 grow" : "line-clamp-2 min-w-0 grow",
          closeButton:
            "order-last -me-2 grid size-10 shrink-0 place-items-center rounded-md opacity-0 hover:bg-key focus-visible:opacity-100 group-hover/toast:opacity-100 group-focus-within/toast:opacity-100 group-focus/toast:opacity-100",
          actionButton: "min-h-10 shrink-0 rounded-md px-2 font-semibold text-blue-ink hover:bg-key",
        },
      }}
    />
  );
}
