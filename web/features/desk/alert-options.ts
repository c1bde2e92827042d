/** How an alert is shown that stays until somebody did something about it; its way to be closed is always in sight. */
export const alertOptions = {
  classNames: {
    // Its sign is that of danger, and not that of an error.
    icon: "[&>svg]:text-red-ink",
    closeButton: "opacity-100!",
  },
  duration: Number.POSITIVE_INFINITY,
} as const;
