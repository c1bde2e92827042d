import * as Radix from "radix-ui/radio-group";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../../lib/cn.ts";
import { CheckIcon } from "./shapes.tsx";

/** The primitive moves the fields that forms read to the left of the cards, which is a way to scroll in Arabic. */
export function RadioGroup({ className, ...props }: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root
      className={cn(
        "grid divide-y divide-line overflow-hidden rounded-xl border border-card-line bg-raised [&>input]:transform-none!",
        className,
      )}
      {...props}
    />
  );
}

interface RadioCardProps extends Omit<ComponentProps<typeof Radix.Item>, "children"> {
  label: ReactNode;
  /** What choosing this means. */
  text?: ReactNode;
  /** A shape or a diagram before the words. */
  icon?: ReactNode;
}

/** One choice as a row the size of a thumb, checked at its end; the whole row is the target. */
export function RadioCard({ label, text, icon, className, ...props }: RadioCardProps) {
  const id = useId();
  return (
    <Radix.Item
      aria-labelledby={`${id}-label`}
      {...(text === undefined ? {} : { "aria-describedby": `${id}-text` })}
      className={cn(
        "group flex min-h-thumb w-full items-center gap-3 px-4 py-2 text-start transition-colors duration-120 -outline-offset-3! hover:bg-key data-[state=checked]:bg-selected",
        className,
      )}
      {...props}
    >
      {icon}
      <span className="grid min-w-0 grow">
        <span id={`${id}-label`} className="font-semibold">
          {label}
        </span>
        {text === undefined ? null : (
          <span id={`${id}-text`} className="text-ink-soft text-sm">
            {text}
          </span>
        )}
      </span>
      <span className="size-5 shrink-0 text-amber-ink">
        <Radix.Indicator>
          <CheckIcon />
        </Radix.Indicator>
      </span>
    </Radix.Item>
  );
}
