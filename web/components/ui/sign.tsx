import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";

const tones = {
  amber: "sign-amber",
  red: "sign-red",
  green: "sign-green",
  blue: "sign-blue",
  orange: "sign-orange",
  yellow: "sign-yellow",
  grey: "sign-grey",
  plain: "sign-plain",
} as const;

interface SignProps extends ComponentProps<"div"> {
  tone?: keyof typeof tones;
}

/** A road sign: thin inner line, soft corners. One decision a sign, few words. */
export function Sign({ tone = "plain", className, ...props }: SignProps) {
  return <div className={cn("sign p-6 sm:p-8", tones[tone], className)} {...props} />;
}

/** The small plate on the top edge of a sign, as exit numbers have it. Stands before the sign in the page. */
export function SignPlate({ tone = "green", className, ...props }: SignProps) {
  return (
    <div
      className={cn(
        "sign-small -mb-1 w-fit rounded-b-none px-4 pt-2 pb-2.5 font-extrabold text-sm leading-none",
        tones[tone],
        className,
      )}
      {...props}
    />
  );
}
