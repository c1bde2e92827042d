import type { Source } from "../assessment.ts";

/** What a driver asks for; in this order it is answered. */
export const askedForIds = [
  "human",
  "who",
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

/** For each language: how its drivers ask for it, as a pattern over plain words (conclusion/asked-for.ts). */
export type AskedWords = Readonly<Record<AskedFor, string>>;

/** What is answered in words of its own; the words stand in `wording`. */
export const answerIds = [
  "brake_water",
  "cap",
  "code",
  "derate",
  "dipstick",
  "explain",
  "gauges",
  "hos",
  "jump",
  "miles_left",
  "nearby",
  "normal",
  "plan",
  "regen",
  "sleep",
  "sleep_exhaust",
  "solved",
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
  brake_water: trade,
  cap: { title: "every maker's manual", grade: "K" },
  code: trade,
  derate: { title: "landline.media 2025-08-12; International LT manual p. 193", grade: "B" },
  dipstick: trade,
  explain: product,
  gauges: trade,
  hos: { title: "FMCSA guidance, 49 CFR 395 (truckingtruth.com)", grade: "B" },
  jump: trade,
  miles_left: { title: "dieselnet.com 2026/04epa2", grade: "B" },
  nearby: product,
  normal: { title: "truckdiag.pro; CDL manual, air brakes", grade: "C" },
  plan: product,
  regen: { title: "Cummins Driver Tips; Mack V-MAC IV operator manual", grade: "B" },
  sleep: trade,
  sleep_exhaust: trade,
  solved: product,
  starting_fluid: trade,
  steady: trade,
  thanks: product,
  who: product,
};
