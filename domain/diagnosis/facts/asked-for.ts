import type { Source } from "../assessment.ts";

/** What a driver asks for; in this order it is answered. */
export const askedForIds = [
  "human",
  "who",
  "danger",
  "may_drive",
  "miles_left",
  "start",
  "sleep",
  "brake_water",
  "cap",
  "brakes_fail",
  "jump",
  "starting_fluid",
  "cost",
  "time",
  "normal",
  "regen",
  "derate",
  "steady",
  "code",
  "triangles",
  "nearby",
  "hos",
  "plan",
  "explain",
  "solved",
  "thanks",
] as const;
export type AskedFor = (typeof askedForIds)[number];

/** What else a message says of itself: help to defeat a device is wanted, or it was a slip. */
export type Telling = "defeat" | "by_mistake";

/** For each language: how its drivers say it, as a pattern over plain words (conclusion/asked-for.ts). */
export type AskedWords = Readonly<Record<AskedFor | Telling, string>>;

/** What is answered in words of its own; the words stand in `wording`. */
export const answerIds = [
  "cap",
  "code",
  "derate",
  "explain",
  "hos",
  "jump",
  "miles_left",
  "nearby",
  "plan",
  "regen",
  "sleep",
  "starting_fluid",
  "steady",
  "thanks",
  "who",
] as const;
export type AnswerId = (typeof answerIds)[number];

const trade: Source = { title: null, grade: "K" };
const product: Source = { title: "domain/billing/plans.ts, domain/access/subscription.ts", grade: "A" };

/** Where each answer comes from. */
export const answerSources: Readonly<Record<AnswerId, Source>> = {
  cap: { title: "every maker's manual", grade: "K" },
  code: trade,
  derate: { title: "landline.media 2025-08-12; International LT manual p. 193", grade: "B" },
  explain: product,
  hos: { title: "FMCSA guidance, 49 CFR 395 (truckingtruth.com)", grade: "B" },
  jump: trade,
  miles_left: { title: "dieselnet.com 2026/04epa2", grade: "B" },
  nearby: product,
  plan: product,
  regen: { title: "Cummins Driver Tips; Mack V-MAC IV operator manual", grade: "B" },
  sleep: trade,
  starting_fluid: trade,
  steady: trade,
  thanks: product,
  who: product,
};

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
