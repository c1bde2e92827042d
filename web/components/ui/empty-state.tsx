import type { ReactNode } from "react";
import { cn } from "../../lib/cn.ts";

interface EmptyStateProps {
  title: ReactNode;
  /** What to do next. */
  text?: ReactNode;
  action?: ReactNode;
  className?: string;
}

/** Nothing is here: says so, and what to do next. */
export function EmptyState({ title, text, action, className }: EmptyStateProps) {
  return (
    <div
      className={cn(
        "grid justify-items-center gap-3 rounded-xl border-2 border-line border-dashed px-6 py-10 text-center",
        className,
      )}
    >
      <p className="font-bold text-lg">{title}</p>
      {text === undefined ? null : <p className="max-w-prose text-ink-soft">{text}</p>}
      {action === undefined ? null : <div className="mt-2">{action}</div>}
    </div>
  );
}
