import { type ClassValue, clsx } from "clsx";

/** Utilities that set the same thing; the first pattern that fits names the group. Order matters: sizes before colours. */
const groups: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["display", /^(block|inline|inline-block|inline-flex|inline-grid|flex|grid|contents|hidden|table|flow-root)$/],
  ["position", /^(static|fixed|absolute|relative|sticky)$/],
  ["p", /^p-/],
  ["px", /^px-/],
  ["py", /^py-/],
  ["ps", /^ps-/],
  ["pe", /^pe-/],
  ["pt", /^pt-/],
  ["pb", /^pb-/],
  ["m", /^m-/],
  ["mx", /^mx-/],
  ["my", /^my-/],
  ["ms", /^ms-/],
  ["me", /^me-/],
  ["mt", /^mt-/],
  ["mb", /^mb-/],
  ["size", /^size-/],
  ["w", /^w-/],
  ["h", /^h-/],
  ["min-w", /^min-w-/],
  ["min-h", /^min-h-/],
  ["max-w", /^max-w-/],
  ["max-h", /^max-h-/],
  ["gap", /^gap-(?![xy]-)/],
  ["gap-x", /^gap-x-/],
  ["gap-y", /^gap-y-/],
  ["text-size", /^text-(xs|sm|base|lg|\d?xl|\[\d.*)$/],
  ["text-align", /^text-(start|end|center|left|right|justify)$/],
  ["text-wrap", /^text-(wrap|nowrap|balance|pretty)$/],
  ["text-colour", /^text-/],
  ["font-family", /^font-(sans|mono)$/],
  ["font-weight", /^font-/],
  ["leading", /^leading-/],
  ["justify", /^justify-(start|end|center|between|around|evenly|stretch|normal)$/],
  ["items", /^items-/],
  ["content", /^content-/],
  ["self", /^self-/],
  ["direction", /^flex-(row|col)/],
  ["wrap", /^flex-(wrap|nowrap)/],
  ["columns", /^grid-cols-/],
  ["overflow", /^overflow-(?![xy]-)/],
  ["rounded", /^rounded(-(none|sm|md|lg|xl|full|\[.*))?$/],
  ["border-width", /^border(-\d+|-\[.*)?$/],
  ["border-style", /^border-(solid|dashed|dotted|none)$/],
  ["border-colour", /^border-(?![xytbse](-|$))/],
  ["background", /^bg-/],
  ["sign", /^sign-(red|orange)$/],
  ["z", /^z-/],
  ["opacity", /^opacity-/],
  ["animation", /^animate-/],
  ["inset", /^-?inset-(?![xy]-)/],
];

/** What a later, wider group takes away besides itself. */
const covers: Readonly<Record<string, readonly string[]>> = {
  p: ["px", "py", "ps", "pe", "pt", "pb"],
  px: ["ps", "pe"],
  py: ["pt", "pb"],
  m: ["mx", "my", "ms", "me", "mt", "mb"],
  mx: ["ms", "me"],
  my: ["mt", "mb"],
  size: ["w", "h"],
  gap: ["gap-x", "gap-y"],
  "text-size": ["leading"],
};

const known = new Map<string, string | null>();

/** What a class sets and when: its variants and its group; null for what never conflicts. */
function slotOf(name: string): string | null {
  const found = known.get(name);
  if (found !== undefined) return found;
  const cut = name.replace(/\[[^\]]*\]/g, (part) => "_".repeat(part.length)).lastIndexOf(":") + 1;
  const utility = name.slice(cut).replace(/^-/, "");
  const group = groups.find(([, pattern]) => pattern.test(utility))?.[0];
  const slot = group === undefined ? null : `${name.slice(0, cut)}${group}`;
  known.set(name, slot);
  return slot;
}

/**
 * Class names joined; where two set the same thing under the same variants, the later one stands alone.
 * Knows the utilities that this product overrides, not all of Tailwind.
 */
export function cn(...names: ClassValue[]): string {
  const taken = new Set<string>();
  const kept: string[] = [];
  for (const name of clsx(names).split(/\s+/).reverse()) {
    const slot = slotOf(name);
    if (slot !== null) {
      if (taken.has(slot)) continue;
      const variants = slot.slice(0, slot.lastIndexOf(":") + 1);
      const group = slot.slice(variants.length);
      for (const covered of [group, ...(covers[group] ?? [])]) taken.add(`${variants}${covered}`);
    }
    kept.push(name);
  }
  return kept.reverse().join(" ").trim();
}
