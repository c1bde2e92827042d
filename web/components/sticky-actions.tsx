import type { ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { DialogFoot } from "./ui/dialog.tsx";

interface StickyActionsProps {
  children: ReactNode;
  className?: string;
}

/** The main action of a long form in a dialog: always in sight, under the thumb on a phone. */
export function StickyActions({ children, className }: StickyActionsProps) {
  return <DialogFoot className={cn("border-line border-t sm:text-end", className)}>{children}</DialogFoot>;
}
