import { brand } from "#domain/brand.ts";
import { cn } from "../../lib/cn.ts";

/** A warning sign with a burning flare on it. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" className={cn("size-11 shrink-0", className)} aria-hidden="true">
      <rect x="8" y="8" width="32" height="32" rx="5" transform="rotate(45 24 24)" className="fill-amber" />
      <rect
        x="10.4"
        y="10.4"
        width="27.2"
        height="27.2"
        rx="3.2"
        transform="rotate(45 24 24)"
        fill="none"
        strokeWidth="1.7"
        className="stroke-on-amber"
      />
      <path d="M22.2 25.5h3.6V38l-1.8 1.8-1.8-1.8z" className="fill-on-amber" />
      <path
        d="M24 9.2l1.7 5.3 4.4-3.2-1.8 5 5.2.3-4.4 2.9 3.7 3.8H15.2l3.7-3.8-4.4-2.9 5.2-.3-1.8-5 4.4 3.2z"
        className="fill-on-amber"
      />
    </svg>
  );
}

/** Mark and name, which is also the name of the link around them; the name gives way on the narrowest screens. */
export function Logo({ small = false }: { small?: boolean }) {
  return (
    <span className="flex items-center gap-2">
      <LogoMark className={small ? "size-8" : "size-9"} />
      <span className="translate-y-px font-bold text-xl tracking-tight max-[22rem]:sr-only">{brand.product}</span>
    </span>
  );
}
