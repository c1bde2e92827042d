import type { Source } from "../assessment.ts";

/** What is usual on a gauge; the words stand in `wording`. */
export const usualIds = ["temp", "air", "leak", "dryer", "oil", "volts"] as const;
export type UsualId = (typeof usualIds)[number];

const airBrakes: Source = { title: "CDL manual, air brakes", grade: "B" };

/** Where each of them comes from. */
export const usualSources: Readonly<Record<UsualId, Source>> = {
  temp: { title: "truckdiag.pro", grade: "C" },
  air: airBrakes,
  leak: airBrakes,
  dryer: airBrakes,
  oil: { title: "every maker's manual", grade: "K" },
  volts: { title: "truckdiag.pro", grade: "C" },
};
