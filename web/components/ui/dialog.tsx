import { X } from "lucide-react";
import * as Radix from "radix-ui/dialog";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { dockedRef } from "../../lib/dock.ts";
import { useT } from "../../lib/i18n.tsx";
import { SafetySign } from "../layout/safety-link.tsx";
import { Button } from "./button.tsx";
import { OpenerNote, returnFocus } from "./return-focus.tsx";

export const Dialog = Radix.Root;
export const DialogTrigger = Radix.Trigger;

interface DialogContentProps extends Omit<ComponentProps<typeof Radix.Content>, "title"> {
  title: ReactNode;
  /** A sentence under the title; read out when the dialog opens. */
  description?: ReactNode;
  /** False for the one dialog that blocks: no close button, Escape and a click outside do nothing. */
  dismissible?: boolean;
  /** More room: chat, ticket. On a phone every dialog already fills the screen's width. */
  wide?: boolean;
}

function refuse(event: Event): void {
  event.preventDefault();
}

/** A toast over the dialog is read and closed without leaving the dialog; only what leads on from it does that. */
function isToast({ target }: Event): boolean {
  return (
    target instanceof Element &&
    target.closest("[data-sonner-toaster]") !== null &&
    target.closest("[data-button]") === null
  );
}

/** A dialog: from the bottom of a phone, in the thumb's half; in the middle of anything wider. */
export function DialogContent({
  title,
  description,
  dismissible = true,
  wide = false,
  className,
  children,
  onInteractOutside,
  ...props
}: DialogContentProps) {
  const t = useT();
  const guards = dismissible ? {} : { onEscapeKeyDown: refuse, onPointerDownOutside: refuse };
  return (
    <Radix.Portal>
      <Radix.Overlay className="fixed inset-0 z-50 animate-appear bg-scrim" />
      <Radix.Content
        className={cn(
          "fixed z-50 grid animate-rise grid-cols-1 gap-4 overflow-y-auto overscroll-contain bg-panel px-4 pb-safe text-ink shadow-over",
          "inset-x-0 bottom-0 max-h-[94dvh] rounded-t-xl",
          "sm:inset-0 sm:m-auto sm:h-fit sm:w-[calc(100%-2rem)] sm:rounded-xl sm:px-6 sm:pb-6",
          wide ? "sm:max-w-140" : "sm:max-w-120",
          className,
        )}
        onCloseAutoFocus={returnFocus}
        onInteractOutside={(event) => (!dismissible || isToast(event) ? refuse(event) : onInteractOutside?.(event))}
        {...guards}
        {...(description === undefined ? { "aria-describedby": undefined } : {})}
        {...props}
      >
        <OpenerNote />
        <div>
          <div className="flex min-h-14 items-start justify-between gap-2">
            <Radix.Title className="pt-3.5 text-xl">{title}</Radix.Title>
            <div className="-me-3 flex shrink-0">
              <SafetySign className="staff:hidden" />
              {dismissible ? (
                <Radix.Close asChild>
                  <Button variant="quiet" size="iconThumb" className="-outline-offset-3" aria-label={t("ui.close")}>
                    <X className="size-6" aria-hidden />
                  </Button>
                </Radix.Close>
              ) : null}
            </div>
          </div>
          {description === undefined ? null : (
            <Radix.Description className="text-ink-soft">{description}</Radix.Description>
          )}
        </div>
        {children}
      </Radix.Content>
    </Radix.Portal>
  );
}

/** The actions of a dialog, in sight at its foot: stacked with the main one first on a phone, at the end elsewhere. */
export function DialogActions({ className, ...props }: ComponentProps<"div">) {
  return <DialogFoot className={cn("grid gap-2 sm:flex sm:flex-row-reverse sm:justify-start", className)} {...props} />;
}

/** The foot of a dialog, which stays in sight while its content scrolls. */
export function DialogFoot({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      ref={dockedRef}
      className={cn(
        "sticky bottom-[calc(-1*max(0.75rem,env(safe-area-inset-bottom)))] z-10 -mx-4 -mb-[max(0.75rem,env(safe-area-inset-bottom))] bg-panel px-4 pt-3 pb-safe",
        "sm:-bottom-6 sm:-mx-6 sm:-mb-6 sm:px-6 sm:pb-4",
        className,
      )}
      {...props}
    />
  );
}
