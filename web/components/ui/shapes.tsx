import type { ComponentProps } from "react";
import { cn } from "../../lib/cn.ts";

/** The shapes of the road, so that a meaning never hangs on its colour alone. */
type ShapeProps = Omit<ComponentProps<"svg">, "viewBox" | "children">;

function Shape({ className, ...props }: ComponentProps<"svg">) {
  return <svg viewBox="0 0 24 24" className={cn("size-5 shrink-0", className)} aria-hidden="true" {...props} />;
}

/** Stop: danger. */
export function OctagonIcon(props: ShapeProps) {
  return (
    <Shape {...props}>
      <path d="M7.9 1.5h8.2l6.4 6.4v8.2l-6.4 6.4H7.9l-6.4-6.4V7.9z" fill="currentColor" />
      <path d="M12 6.2v7" stroke="var(--ground)" strokeWidth="2.6" strokeLinecap="round" />
      <circle cx="12" cy="17.2" r="1.6" fill="var(--ground)" />
    </Shape>
  );
}

/** Warning: high. */
export function DiamondIcon(props: ShapeProps) {
  return (
    <Shape {...props}>
      <rect x="4.2" y="4.2" width="15.6" height="15.6" rx="1.6" transform="rotate(45 12 12)" fill="currentColor" />
    </Shape>
  );
}

/** The driver's own triangle: medium. */
export function TriangleIcon(props: ShapeProps) {
  return (
    <Shape {...props}>
      <path d="M12 3.2 22 20.5H2z" fill="none" stroke="currentColor" strokeWidth="3.4" strokeLinejoin="round" />
    </Shape>
  );
}

/** A round lamp: calm. */
export function CircleIcon(props: ShapeProps) {
  return (
    <Shape {...props}>
      <circle cx="12" cy="12" r="8" fill="currentColor" />
    </Shape>
  );
}

/** An open ring: not begun. */
export function RingIcon(props: ShapeProps) {
  return (
    <Shape {...props}>
      <circle cx="12" cy="12" r="7.5" fill="none" stroke="currentColor" strokeWidth="3.4" />
    </Shape>
  );
}

/** Half filled: under way. */
export function HalfIcon(props: ShapeProps) {
  return (
    <Shape {...props}>
      <circle cx="12" cy="12" r="7.5" fill="none" stroke="currentColor" strokeWidth="3.4" />
      <path d="M12 4.5a7.5 7.5 0 0 1 0 15z" fill="currentColor" />
    </Shape>
  );
}

/** A check mark: done. */
export function CheckIcon(props: ShapeProps) {
  return (
    <Shape {...props}>
      <path
        d="m4 12.8 5.2 5.2L20 6.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Shape>
  );
}

/** A bar: put away. */
export function BarIcon(props: ShapeProps) {
  return (
    <Shape {...props}>
      <rect x="3.5" y="9.8" width="17" height="4.4" rx="1.4" fill="currentColor" />
    </Shape>
  );
}
