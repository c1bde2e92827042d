import type { ReactNode } from "react";

interface BannerProps {
  title: string;
  text: string;
  icon: ReactNode;
  /** What can be done about it; the way to be rid of it last. */
  children: ReactNode;
}

/** Something that can wait, at the edge of the page: above a phone's call button, in the corner elsewhere. */
export function Banner({ title, text, icon, children }: BannerProps) {
  return (
    <aside
      aria-label={title}
      className="fixed inset-x-3 bottom-23 z-30 grid animate-rise gap-3 rounded-xl bg-raised p-4 shadow-over text-ink md:start-5 md:end-auto md:bottom-5 md:w-104"
    >
      <div className="flex items-start gap-3">
        <span className="mt-0.5 shrink-0">{icon}</span>
        <div className="grid gap-0.5">
          <p className="font-bold text-lg leading-tight">{title}</p>
          <p className="text-ink-soft">{text}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-x-2 gap-y-2">{children}</div>
    </aside>
  );
}
