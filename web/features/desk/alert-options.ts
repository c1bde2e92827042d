/** Where the desk's toasts lie: over what is read, never over where one writes. */
export function overReading(direction: "ltr" | "rtl") {
  return { position: direction === "rtl" ? ("top-left" as const) : ("top-right" as const) };
}

/**
 * How an alert is shown that stays until somebody did something about it; the way to the ticket has a line of its own.
 * On a phone it is as small as that allows: it lies over the list that one works in.
 */
export function alertOptions(direction: "ltr" | "rtl") {
  return {
    ...overReading(direction),
    classNames: {
      toast:
        "flex-wrap gap-y-0.5 border-red-ink! pb-1.5 max-sm:gap-y-0 max-sm:p-3 max-sm:pe-12 max-sm:pb-0 max-sm:text-sm",
      title: "font-bold max-sm:leading-tight",
      content: "basis-[calc(100%-2.5rem)]",
      actionButton: "ms-5",
    },
    duration: Number.POSITIVE_INFINITY,
  };
}
