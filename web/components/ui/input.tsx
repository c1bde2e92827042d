import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";

/** The look of every field that is typed into. */
export const fieldClass =
  // Room for the label above and for a bar below, when the focus comes from elsewhere.
  "w-full min-w-0 scroll-mt-10 scroll-mb-28 rounded-lg border-2 border-edge bg-raised px-4 text-lg text-ink transition-colors duration-150 hover:border-ink focus-visible:border-ink disabled:border-line disabled:opacity-60 aria-invalid:border-red-ink aria-invalid:bg-red-wash";

export function Input({ className, ...props }: ComponentProps<"input">) {
  return <input className={cn(fieldClass, "h-thumb", className)} {...props} />;
}
