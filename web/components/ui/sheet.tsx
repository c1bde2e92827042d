import { X } from "lucide-react";
import * as Radix from "radix-ui/dialog";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { useT } from "../../lib/i18n.tsx";
import { SafetySign } from "../layout/safety-link.tsx";
import { Button } from "./button.tsx";
import { OpenerNote, returnFocus } from "./return-focus.tsx";

export const Sheet = Radix.Root;
export const SheetTrigger = Radix.Trigger;

interface SheetContentProps extends Omit<ComponentProps<typeof Radix.Content>, "title"> {
  title: ReactNode;
  /** The edge that it comes from, in the direction of reading. */
  side?: "start" | "end";
}

/** A panel from the side: the menu of a phone, a third pane on a narrow screen. */
export function SheetContent({ title, side = "end", className, children, ...props }: SheetContentProps) {
  const t = useT();
  return (
    <Radix.Portal>
      <Radix.Overlay className="fixed inset-0 z-50 animate-appear bg-scrim" />
      <Radix.Content
        aria-describedby={undefined}
        className={cn(
          "fixed inset-y-0 z-50 flex w-[min(20rem,88vw)] flex-col gap-2 overflow-y-auto overscroll-contain bg-panel px-4 pb-safe text-ink shadow-over",
          side === "start" ? "start-0 animate-slide-start" : "end-0 animate-slide-end",
          className,
        )}
        onCloseAutoFocus={returnFocus}
        {...props}
      >
        <OpenerNote />
        <div className="flex min-h-14 items-center justify-between gap-2">
          <Radix.Title className="text-xl">{title}</Radix.Title>
          <div className="-me-3 flex shrink-0">
            <Radix.Close asChild>
              <SafetySign className="staff:hidden" />
            </Radix.Close>
            <Radix.Close asChild>
              <Button variant="quiet" size="iconThumb" aria-label={t("ui.close")}>
                <X className="size-6" aria-hidden />
              </Button>
            </Radix.Close>
          </div>
        </div>
        {children}
      </Radix.Content>
    </Radix.Portal>
  );
}
