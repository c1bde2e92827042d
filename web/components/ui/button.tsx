import * as Slot from "radix-ui/slot";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";
import { Spinner } from "./spinner.tsx";

const key = "rounded-lg bg-key text-ink shadow-[inset_0_0_0_1px_var(--key-line)] hover:bg-key-hover active:bg-sunken";

const variants = {
  /** The one next step of a screen. */
  primary:
    "rounded-lg bg-amber font-bold text-on-amber shadow-[inset_0_0_0_1px_var(--amber-line)] hover:brightness-105 active:brightness-95",
  /** Every other action. */
  secondary: `${key} font-semibold`,
  /** Cancel, Back, tools. */
  quiet: "rounded-lg font-semibold text-ink hover:bg-key active:bg-key-hover",
  /** Call 911, and the last confirmation of an erasure. */
  danger: "rounded-lg bg-red font-bold text-on-red hover:brightness-110 active:brightness-95",
  /** The roadside number and places; `data-urgent` fills it while the call is the best next step. */
  call: `${key} font-semibold [&>svg]:text-blue-ink data-urgent:bg-blue data-urgent:text-on-blue data-urgent:hover:brightness-110 data-urgent:[&>svg]:text-on-blue`,
  /** Inside a text. */
  link: "rounded-sm font-semibold text-blue-ink underline underline-offset-4 hover:decoration-2 disabled:bg-transparent aria-disabled:bg-transparent",
} as const;

const sizes = {
  /** 56 px: the driver's flow. */
  thumb: "min-h-thumb gap-2 px-5 pt-[0.5625rem] pb-[0.4375rem] text-lg",
  /** 48 px: everywhere else; for the staff both are 40 px with a mouse. */
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

const disabledClass =
  "disabled:bg-key disabled:text-ink-faint disabled:shadow-none disabled:brightness-100 aria-disabled:bg-key aria-disabled:text-ink-faint aria-disabled:shadow-none";

/** What a button looks like, for elements that are none. */
function buttonClass(variant: keyof typeof variants = "primary", size: keyof typeof sizes = "touch"): string {
  return cn(
    "inline-flex items-center justify-center text-center leading-tight transition-[filter,background-color] duration-120 select-none",
    disabledClass,
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
