import * as Radix from "radix-ui/radio-group";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../../lib/cn.ts";

/** The primitive moves the fields that forms read to the left of the cards, which is a way to scroll in Arabic. */
export function RadioGroup({ className, ...props }: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root className={cn("grid gap-2.5 [&>input]:transform-none!", className)} {...props} />;
}

interface RadioCardProps extends Omit<ComponentProps<typeof Radix.Item>, "children"> {
  label: ReactNode;
  /** What choosing this means. */
  text?: ReactNode;
  /** A shape or a diagram before the words. */
  icon?: ReactNode;
}

/** One choice as a card the size of a thumb; the whole card is the target. */
export function RadioCard({ label, text, icon, className, ...props }: RadioCardProps) {
  const id = useId();
  return (
    <Radix.Item
      aria-labelledby={`${id}-label`}
      {...(text === undefined ? {} : { "aria-describedby": `${id}-text` })}
      className={cn(
        "group flex min-h-thumb w-full items-center gap-3.5 rounded-lg border-2 border-edge bg-raised px-4 py-3 text-start transition-colors duration-150 hover:border-ink data-[state=checked]:border-ink data-[state=checked]:bg-amber-wash",
        className,
      )}
      {...props}
    >
      <span className="grid size-6 shrink-0 place-items-center rounded-full border-[3px] border-edge group-data-[state=checked]:border-ink">
        <Radix.Indicator className="block size-3 rounded-full bg-ink" />
      </span>
      {icon}
      <span className="grid gap-0.5">
        <span id={`${id}-label`} className="font-bold leading-snug">
          {label}
        </span>
        {text === undefined ? null : (
          <span id={`${id}-text`} className="text-ink-soft text-sm">
            {text}
          </span>
        )}
      </span>
    </Radix.Item>
  );
}
