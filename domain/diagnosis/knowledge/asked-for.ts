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
  "cool",
  "thaw",
  "drain",
  "brakes_fail",
  "jump",
  "starting_fluid",
  "cost",
  "time",
  "normal",
  "legal",
  "regen",
  "derate",
  "steady",
  "code",
  "clear_code",
  "triangles",
  "nearby",
  "hos",
  "plan",
  "company",
  "explain",
  "solved",
  "thanks",
] as const;
export type AskedFor = (typeof askedForIds)[number];

/**
 * What else a message says of itself: help to defeat a device is wanted, or help to get around whatever was spoken of
 * before ("can i pinch it off"), it asks without a question mark, may I or what, or it was a slip.
 */
export const tellingIds = ["defeat", "get_around", "question", "what", "by_mistake"] as const;
export type Telling = (typeof tellingIds)[number];

/** For each language: how its drivers say it, as a pattern over plain words (conclusion/asked-for.ts). */
export type AskedWords = Readonly<Record<AskedFor | Telling, string>>;

/** What is answered in words of its own; the words stand in `wording`. */
export const answerIds = [
  "cap",
  "clear_code",
  "code",
  "company",
  "derate",
  "explain",
  "hos",
  "jump",
  "legal",
  "miles_left",
  "nearby",
  "plan",
  "regen",
  "sleep",
  "starting_fluid",
  "steady",
  "tell",
  "tell_tires",
  "thanks",
  "thaw",
  "tread",
  "who",
] as const;
export type AnswerId = (typeof answerIds)[number];

const trade: Source = { title: null, grade: "K" };
const product: Source = { title: "domain/billing/plans.ts, domain/access/subscription.ts", grade: "A" };

/** Where each answer comes from. */
export const answerSources: Readonly<Record<AnswerId, Source>> = {
  cap: { title: "every maker's manual", grade: "K" },
  clear_code: trade,
  code: trade,
  company: product,
  derate: { title: "landline.media 2025-08-12; International LT manual p. 193", grade: "B" },
  explain: product,
  hos: { title: "FMCSA guidance, 49 CFR 395 (truckingtruth.com)", grade: "B" },
  jump: trade,
  legal: { title: "49 CFR 396.7", grade: "A" },
  miles_left: { title: "dieselnet.com 2026/04epa2", grade: "B" },
  nearby: product,
  plan: product,
  regen: { title: "Cummins Driver Tips; Mack V-MAC IV operator manual", grade: "B" },
  sleep: trade,
  starting_fluid: trade,
  steady: trade,
  tell: trade,
  tell_tires: trade,
  thanks: product,
  thaw: trade,
  tread: { title: "49 CFR 393.75 (about.usps.com PO-515)", grade: "B" },
  who: product,
};
