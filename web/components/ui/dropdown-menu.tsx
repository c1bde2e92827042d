import { Check } from "lucide-react";
import * as Radix from "radix-ui/dropdown-menu";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";

export const DropdownMenu = Radix.Root;
export const DropdownMenuTrigger = Radix.Trigger;
export const DropdownMenuRadioGroup = Radix.RadioGroup;

export function DropdownMenuContent({ className, sideOffset = 6, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        sideOffset={sideOffset}
        className={cn(
          "z-60 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 animate-appear overflow-y-auto rounded-xl bg-raised p-1 text-ink shadow-over",
          className,
        )}
        {...props}
      />
    </Radix.Portal>
  );
}

const itemClass =
  "flex min-h-touch w-full select-none items-center gap-3 rounded-md px-3 font-semibold outline-none data-disabled:text-ink-faint data-highlighted:bg-key";

export function DropdownMenuRadioItem({ className, children, ...props }: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem className={cn(itemClass, "justify-between", className)} {...props}>
      {children}
      <Radix.ItemIndicator>
        <Check className="size-5 text-amber-ink" aria-hidden />
      </Radix.ItemIndicator>
    </Radix.RadioItem>
  );
}

export function DropdownMenuItem({ className, ...props }: ComponentProps<typeof Radix.Item>) {
  return <Radix.Item className={cn(itemClass, className)} {...props} />;
}

/** A line before what cannot be undone. */
export function DropdownMenuSeparator() {
  return <Radix.Separator className="my-1 h-px bg-line" />;
}
