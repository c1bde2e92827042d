import * as Radix from "radix-ui/tabs";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";

export const Tabs = Radix.Root;

export function TabsList({ className, ...props }: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List
      className={cn("grid auto-cols-[minmax(0,1fr)] grid-flow-col border-line border-b", className)}
      {...props}
    />
  );
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={cn(
        "min-h-touch min-w-0 rounded-t-md px-1.5 font-semibold text-ink-soft leading-tight transition-colors duration-120 hover:text-ink data-[state=active]:selected-tab max-sm:text-sm sm:px-3",
        className,
      )}
      {...props}
    />
  );
}

export function TabsContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={cn("mt-4", className)} {...props} />;
}
