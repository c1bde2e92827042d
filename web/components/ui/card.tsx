import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";

/** A group of things to read: one panel, with a line around it by day only. Never a card in a card. */
export function Card({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("rounded-xl border border-card-line bg-panel p-4", className)} {...props} />;
}

export function CardTitle({ className, ...props }: ComponentProps<"h2">) {
  return <h2 className={cn("text-xl", className)} {...props} />;
}
