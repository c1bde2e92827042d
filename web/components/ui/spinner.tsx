import { WifiOff } from "lucide-react";
import { cn } from "../../lib/cn.ts";
import { useT } from "../../lib/i18n.tsx";
import { useOnline } from "../../lib/use-online.ts";

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

interface LoadingProps {
  text: string;
  className?: string;
  /** What is waited for is made on this device, also without a line. */
  here?: boolean;
}

/** A wait that says what is being waited for; without a line, that it waits for one. */
export function Loading({ text, className, here = false }: LoadingProps) {
  const t = useT();
  const goesOn = useOnline() || here;
  return (
    <output className={cn("flex items-center gap-3 text-ink-soft", className)}>
      {goesOn ? <Spinner /> : <WifiOff className="size-6 shrink-0" aria-hidden />}
      <span>{goesOn ? text : t("ui.waits_for_line")}</span>
    </output>
  );
}
