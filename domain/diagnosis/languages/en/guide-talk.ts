import type { GuideWording } from "../wording.ts";

export const en: GuideWording = {
  canDrive: {
    stop_now: "No. Do not drive it, not even slowly.",
    next_safe_exit: "Until the next safe exit or the nearest place that can repair it, no further.",
    with_care: "Yes, with care, and only as long as nothing gets worse: watch the gauges.",
    not_applicable: "No, not before somebody has looked at it.",
  },
  labels: { yes: "Yes", no: "No", cant_tell: "I can't tell" },
  onTruck: (truck, text) => `On your ${truck}: ${text}`,
  unmatched: "I could not match that to an answer. Tap one, or write it in other words:",
  standing: "Still stopped: do not drive it.",
  changed: (label) => `Changed: ${label}.`,
  do: "Do this:",
  doNot: "Do not:",
  who: "Who can help:",
  found: (words) => `Good, you found it: ${words}. Tell it to whoever repairs it.`,
  fixed: "Good that it works again. What must hold before you drive:",
  minutes: (from, to) => `${from}–${to} min`,
  dollars: (from, to) => `$${from}–${to}`,
  record: { asked: "Asked and answered", found: "Found", unknown: "Not known" },
};
