import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";

/** The look of every field that is typed into. An error doubles its edge inwards, so that nothing moves. */
export const fieldClass =
  // Room for the label above and for a bar below, when the focus comes from elsewhere.
  "w-full min-w-0 scroll-mt-10 scroll-mb-28 rounded-lg border border-edge bg-raised px-4 text-base text-ink staff:px-3 disabled:border-line disabled:bg-key disabled:text-ink-faint aria-invalid:border-orange-ink aria-invalid:shadow-[inset_0_0_0_1px_var(--orange-ink)]";

export function Input({ className, ...props }: ComponentProps<"input">) {
  return <input className={cn(fieldClass, "h-control", className)} {...props} />;
}
