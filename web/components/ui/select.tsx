import { Check, ChevronDown } from "lucide-react";
import * as Radix from "radix-ui/select";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { fieldClass } from "./input.tsx";

/**
 * The drawn select, for lists with more than words in them. For plain lists, and always on the driver's phone,
 * `NativeSelect` is quicker and speaks the phone's own language.
 */
export const Select = Radix.Root;
export const SelectValue = Radix.Value;

export function SelectTrigger({ className, children, ...props }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={cn(fieldClass, "flex h-thumb items-center justify-between gap-2 text-start", className)}
      {...props}
    >
      {children}
      <ChevronDown className="size-5 shrink-0 text-ink-soft" aria-hidden />
    </Radix.Trigger>
  );
}

export function SelectContent({ className, children, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        position="popper"
        sideOffset={6}
        className={cn(
          "z-60 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) animate-appear overflow-y-auto rounded-lg border-2 border-edge bg-raised p-1.5 text-ink",
          className,
        )}
        {...props}
      >
        <Radix.Viewport>{children}</Radix.Viewport>
      </Radix.Content>
    </Radix.Portal>
  );
}

export function SelectItem({ className, children, ...props }: ComponentProps<typeof Radix.Item>) {
  return (
    <Radix.Item
      className={cn(
        "flex min-h-touch select-none items-center justify-between gap-3 rounded-md px-3 outline-none data-disabled:opacity-50 data-highlighted:bg-amber data-highlighted:text-on-amber",
        className,
      )}
      {...props}
    >
      <Radix.ItemText>{children}</Radix.ItemText>
      <Radix.ItemIndicator>
        <Check className="size-5" aria-hidden />
      </Radix.ItemIndicator>
    </Radix.Item>
  );
}

/** The platform's own select in our clothes. */
export function NativeSelect({ className, children, ...props }: ComponentProps<"select">) {
  return (
    <span className={cn("relative block", className)}>
      <select className={cn(fieldClass, "h-thumb appearance-none pt-0.5 pe-11")} {...props}>
        {children}
      </select>
      <ChevronDown
        className="pointer-events-none absolute end-3.5 top-1/2 size-5 -translate-y-1/2 text-ink-soft"
        aria-hidden
      />
    </span>
  );
}
