import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { fieldClass } from "./input.tsx";

/** Grows with what is typed where the browser can, up to half the screen. */
export function Textarea({ className, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea className={cn(fieldClass, "field-sizing-content max-h-[50dvh] min-h-24 py-3", className)} {...props} />
  );
}
