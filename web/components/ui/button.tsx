import * as Slot from "radix-ui/slot";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { Spinner } from "./spinner.tsx";

const variants = {
  /** The one primary action of a screen: a small amber sign. */
  primary: "sign-small sign-amber font-extrabold hover:brightness-105 active:brightness-95",
  /** Danger and nothing else. */
  danger: "sign-small sign-red font-bold hover:brightness-110 active:brightness-95",
  /** Towing, shops, calls. */
  service: "sign-small sign-blue font-bold hover:brightness-110 active:brightness-95",
  /** Done, or the way out. */
  go: "sign-small sign-green font-bold hover:brightness-110 active:brightness-95",
  /** Among colleagues: what the driver does not see. */
  note: "sign-small sign-orange font-bold hover:brightness-110 active:brightness-95",
  secondary:
    "rounded-lg border-2 border-edge bg-panel font-bold text-ink hover:border-ink active:bg-sunken disabled:border-line",
  ghost: "rounded-lg font-semibold text-ink hover:bg-sunken active:bg-line",
  link: "rounded-sm font-semibold text-blue-ink underline decoration-2 underline-offset-4 hover:decoration-4",
} as const;

const sizes = {
  /** 56 px: the driver's flow. */
  thumb: "min-h-thumb gap-2.5 px-6 pt-[0.5625rem] pb-[0.4375rem] text-lg",
  /** 48 px: everywhere else. */
  touch: "min-h-touch gap-2 px-5 pt-[0.4375rem] pb-[0.3125rem] text-base",
  icon: "size-touch shrink-0 p-0",
  iconThumb: "size-thumb shrink-0 p-0",
  inline: "min-h-0 p-0",
} as const;

interface ButtonProps extends ComponentProps<"button"> {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
  /** Draws the only child (a link, say) as the button. */
  asChild?: boolean;
  /** Something is under way: a spinner, and no second click. The label should say what happens. */
  busy?: boolean;
}

/** What a button looks like, for elements that are none. */
function buttonClass(variant: keyof typeof variants = "primary", size: keyof typeof sizes = "touch"): string {
  return cn(
    "inline-flex items-center justify-center text-center leading-tight transition-[filter,background-color,border-color] duration-150 select-none disabled:opacity-55 aria-disabled:opacity-55",
    variants[variant],
    sizes[size],
  );
}

export function Button({
  variant = "primary",
  size = "touch",
  asChild = false,
  busy = false,
  className,
  children,
  type = "button",
  disabled,
  ...props
}: ButtonProps) {
  const classes = cn(buttonClass(variant, size), className);
  if (asChild) {
    return (
      <Slot.Root className={classes} {...props}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button type={type} className={classes} disabled={disabled ?? busy} aria-busy={busy || undefined} {...props}>
      {busy ? <Spinner className="size-5" /> : null}
      {children}
    </button>
  );
}
