import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";

/** A plain card: for everything that informs. What decides is a `Sign`. */
export function Card({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("rounded-xl border border-line bg-panel p-5 sm:p-6", className)} {...props} />;
}

export function CardTitle({ className, ...props }: ComponentProps<"h2">) {
  return <h2 className={cn("text-xl leading-tight", className)} {...props} />;
}
