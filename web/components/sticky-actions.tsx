import type { ReactNode } from "react";
import { cn } from "../lib/cn.ts";

interface StickyActionsProps {
  children: ReactNode;
  className?: string;
}

/** The main action of a long form in a dialog: always in sight, under the thumb on a phone. */
export function StickyActions({ children, className }: StickyActionsProps) {
  return (
    <div
      className={cn(
        "sticky bottom-[calc(-1*max(0.75rem,env(safe-area-inset-bottom)))] z-10 -mx-5 border-line border-t bg-panel px-5 pt-3 pb-safe",
        "sm:-bottom-7 sm:-mx-7 sm:-mb-7 sm:px-7 sm:pb-5 sm:text-end",
        className,
      )}
    >
      {children}
    </div>
  );
}
