import { Inbox } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "../../lib/cn.ts";

interface EmptyStateProps {
  title: ReactNode;
  /** What to do next. */
  text?: ReactNode;
  /** One secondary action. */
  action?: ReactNode;
  className?: string;
}

/** Nothing is here: says so, and what to do next, where the first row would be. */
export function EmptyState({ title, text, action, className }: EmptyStateProps) {
  return (
    <div className={cn("grid grid-cols-[auto_1fr] gap-x-3 py-4", className)}>
      <Inbox className="size-6 text-ink-soft" aria-hidden />
      <div className="grid justify-items-start gap-1">
        <p className="font-semibold">{title}</p>
        {text === undefined ? null : <p className="max-w-prose text-ink-soft text-sm">{text}</p>}
        {action === undefined ? null : <div className="mt-2">{action}</div>}
      </div>
    </div>
  );
}
