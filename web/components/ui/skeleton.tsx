import { cn } from "../../lib/cn.ts";

/** Holds the place of what is loading, so that nothing jumps. Say in words elsewhere what loads. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={cn("animate-pulse rounded-md bg-sunken motion-reduce:animate-none", className)}
    />
  );
}
