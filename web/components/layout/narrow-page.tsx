import type { ReactNode } from "react";
import { cn } from "../../lib/cn.ts";

interface NarrowPageProps {
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** One column with a heading: forms, account. */
export function NarrowPage({ title, lead, children, className }: NarrowPageProps) {
  return (
    <div className={cn("mx-auto grid w-full max-w-lg content-start gap-6 px-4 py-8 sm:py-14", className)}>
      <div className="grid gap-2">
        <h1 className="text-3xl">{title}</h1>
        {lead === undefined ? null : <p className="text-ink-soft">{lead}</p>}
      </div>
      {children}
    </div>
  );
}
