import * as RadixLabel from "radix-ui/label";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../../lib/cn.ts";
import { DiamondIcon } from "./shapes.tsx";

export function Label({ className, ...props }: ComponentProps<typeof RadixLabel.Root>) {
  return <RadixLabel.Root className={cn("block font-semibold text-sm", className)} {...props} />;
}

interface FieldIds {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

interface FieldProps {
  label: ReactNode;
  /** Shown under the control; gives way to an error. */
  hint?: ReactNode;
  /** What is wrong and what to do; null, absent or empty for no error. */
  error?: ReactNode;
  /** Shown beside the label when the field may stay empty. */
  optional?: ReactNode;
  className?: string;
  /** Receives the attributes that tie the control to its label, hint and error: spread them on the control. */
  children: (ids: FieldIds) => ReactNode;
}

/** Label, control, hint and error, tied together for screen readers. */
export function Field({ label, hint, error, optional, className, children }: FieldProps) {
  const id = useId();
  const hasError = error !== undefined && error !== null && error !== "";
  const hasHint = !hasError && hint !== undefined && hint !== null && hint !== "";
  const describedBy = [hasError ? `${id}-error` : "", hasHint ? `${id}-hint` : ""].filter(Boolean).join(" ");
  const ids: FieldIds = {
    id,
    "aria-describedby": describedBy === "" ? undefined : describedBy,
    "aria-invalid": hasError ? true : undefined,
  };
  return (
    <div className={cn("grid content-start gap-1", className)}>
      <div className="flex items-baseline justify-between gap-3">
        <Label htmlFor={id}>{label}</Label>
        {optional === undefined ? null : <span className="text-ink-soft text-sm">{optional}</span>}
      </div>
      {children(ids)}
      {hasError ? (
        <p id={`${id}-error`} role="alert" className="flex items-start gap-2 text-orange-ink text-sm">
          <DiamondIcon className="mt-0.5 size-4" />
          <span>{error}</span>
        </p>
      ) : null}
      {hasHint ? (
        <p id={`${id}-hint`} className="text-ink-soft text-sm">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
