import * as Radix from "radix-ui/tabs";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";

export const Tabs = Radix.Root;

export function TabsList({ className, ...props }: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List
      className={cn(
        "grid auto-cols-[minmax(0,1fr)] grid-flow-col gap-1 rounded-lg border-2 border-edge bg-sunken p-1",
        className,
      )}
      {...props}
    />
  );
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={cn(
        "min-h-touch min-w-0 rounded-md px-1.5 font-bold max-sm:text-sm sm:px-3 text-ink-soft leading-tight transition-colors duration-150 hover:text-ink data-[state=active]:bg-ink data-[state=active]:text-ground",
        className,
      )}
      {...props}
    />
  );
}

export function TabsContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={cn("mt-5", className)} {...props} />;
}
