import { ChevronDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../../lib/cn.ts";

interface DisclosureProps extends ComponentProps<"details"> {
  /** What can be opened: a few words. */
  summary: ReactNode;
}

/** A row of 56 px between hairlines that opens what is below it; rows that follow each other share a line. */
export function Disclosure({ summary, className, children, ...props }: DisclosureProps) {
  return (
    <details className={cn("group/disclosure border-line border-y [&+&]:border-t-0", className)} {...props}>
      <summary className="flex min-h-thumb list-none items-center gap-2 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 grow flex-wrap items-center gap-2">{summary}</span>
        <ChevronDown
          className="size-5 shrink-0 text-ink-soft transition-transform duration-120 group-open/disclosure:rotate-180"
          aria-hidden
        />
      </summary>
      <div className="grid gap-4 pb-4">{children}</div>
    </details>
  );
}
