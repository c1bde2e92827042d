import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { fieldClass } from "./input.tsx";

/** A native select, styled as our fields: fast, and on a phone in the phone's own language. */
export function NativeSelect({ className, children, ...props }: ComponentProps<"select">) {
  return (
    <span className={cn("relative block", className)}>
      <select className={cn(fieldClass, "h-control appearance-none pt-0.5 pe-11")} {...props}>
        {children}
      </select>
      <ChevronDown
        className="pointer-events-none absolute end-3.5 top-1/2 size-5 -translate-y-1/2 text-ink-soft"
        aria-hidden
      />
    </span>
  );
}
