import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";

const tones = { red: "sign-red", orange: "sign-orange" } as const;

interface SignProps extends ComponentProps<"div"> {
  tone: keyof typeof tones;
}

/** A road sign with its inner line, for three things: a new or changed verdict, the danger card, the safety page. */
export function Sign({ tone, className, ...props }: SignProps) {
  return <div className={cn("sign p-4", tones[tone], className)} {...props} />;
}
