/** A row of links of which one is the page that is shown. */
export const segmentsClass =
  "grid auto-cols-fr grid-flow-col gap-1 rounded-lg border-2 border-edge bg-sunken p-1 sm:w-fit";

/** One of them; `aria-current` says which is shown. */
export const segmentClass =
  "flex min-h-touch items-center justify-center rounded-md px-1.5 text-center font-bold text-ink-soft leading-tight hover:text-ink aria-[current=page]:bg-ink aria-[current=page]:text-ground max-sm:text-sm sm:px-5";
