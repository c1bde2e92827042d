import * as Radix from "radix-ui/checkbox";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../../lib/cn.ts";
import { CheckIcon } from "./shapes.tsx";

interface CheckboxProps extends Omit<ComponentProps<typeof Radix.Root>, "children"> {
  label: ReactNode;
}

/** A box and its words in one target of 48 px. */
export function Checkbox({ label, className, id, ...props }: CheckboxProps) {
  const own = useId();
  const boxId = id ?? own;
  return (
    <div className={cn("flex min-h-touch items-center", className)}>
      <Radix.Root
        id={boxId}
        className="relative grid size-6 shrink-0 place-items-center rounded-sm border border-edge bg-raised text-amber-ink after:absolute after:-inset-3"
        {...props}
      >
        <Radix.Indicator>
          <CheckIcon className="size-4.5" />
        </Radix.Indicator>
      </Radix.Root>
      <label htmlFor={boxId} className="flex min-h-touch grow items-center ps-3">
        {label}
      </label>
    </div>
  );
}
