/** Options of an alert that stays until staff act on it; its close button is always visible. */
export const alertOptions = {
  classNames: {
    // Its sign is that of danger, and not that of an error.
    icon: "[&>svg]:text-red-ink",
    closeButton: "opacity-100!",
  },
  duration: Number.POSITIVE_INFINITY,
} as const;
