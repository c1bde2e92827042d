import { cn } from "../../lib/cn.ts";

/** A turning arc without words; stands beside text that says what is happening. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={cn("size-6 shrink-0 animate-spin motion-reduce:animate-none", className)}
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeOpacity="0.25" strokeWidth="3.5" />
      <path d="M12 3a9 9 0 0 1 9 9" fill="none" stroke="currentColor" strokeWidth="3.5" strokeLinecap="round" />
    </svg>
  );
}

/** A wait that says what is being waited for. */
export function Loading({ text, className }: { text: string; className?: string }) {
  return (
    <output className={cn("flex items-center gap-3 text-ink-soft", className)}>
      <Spinner />
      <span>{text}</span>
    </output>
  );
}
