import type { ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { useToastIsShown } from "../lib/notify.ts";

interface BannerProps {
  title: string;
  text: string;
  icon: ReactNode;
  /** What can be done about it; the way to be rid of it last. */
  children: ReactNode;
}

/** Something that can wait, where toasts are: it is out of sight while one is shown. Above a phone's dock, in the corner elsewhere. */
export function Banner({ title, text, icon, children }: BannerProps) {
  const toast = useToastIsShown();
  return (
    <aside
      aria-label={title}
      className={cn(
        toast && "invisible",
        "fixed inset-x-3 bottom-[calc(var(--dock)+8px)] z-30 grid animate-rise gap-3 rounded-xl bg-raised p-4 shadow-over text-ink md:start-5 md:end-auto md:bottom-4 md:w-104",
      )}
    >
      <div className="flex items-start gap-3">
        <span className="mt-0.5 shrink-0">{icon}</span>
        <div className="grid gap-0.5">
          <p className="font-semibold">{title}</p>
          <p className="text-ink-soft text-sm">{text}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-x-2 gap-y-2">{children}</div>
    </aside>
  );
}
