import type { GuideWording } from "../wording.ts";

export const en: GuideWording = {
  canDrive: {
    stop_now: "No. Don't drive it, not even slow.",
    next_safe_exit: "Next safe exit or nearest shop that can fix it, no farther.",
    with_care: "Yes, take it easy, and only while nothing gets worse: watch the gauges.",
    not_applicable: "No, not till somebody's looked at it.",
  },
  labels: { yes: "Yes", no: "No", cant_tell: "I can't tell" },
  onTruck: (truck, text) => `On your ${truck}: ${text}`,
  unmatched: "I couldn't match that to an answer. Tap one, or say it another way:",
  standing: "Still stopped: don't drive it.",
  changed: (label) => `Changed: ${label}.`,
  do: "Do this:",
  doNot: "Don't:",
  who: "Who can help:",
  found: (words) => `Good, you found it: ${words}. Tell whoever fixes it.`,
  fixed: "Glad it works again. Before you drive, make sure:",
  minutes: (from, to) => `${from}–${to} min`,
  dollars: (from, to) => `$${from}–${to}`,
  costOf: { tow: "Tow", visit: "Service call" },
  record: { asked: "Asked and answered", found: "Found", unknown: "Not known" },
};
